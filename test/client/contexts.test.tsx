// Contexts that are missing say which provider a component must stand in: specification §8, behaviour §8.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AdProvider, useAdConfig } from '../../src/client/ads/ad-config.tsx';
import { DocsProvider, useDocsConfig } from '../../src/client/docs-config.tsx';

const Ad = () => <b>{useAdConfig().GADisplayRatio}</b>;
const Docs = () => <b>{useDocsConfig().base}</b>;
const html = (element: ReactNode) => renderToStaticMarkup(element);

describe('the settings of ads', () => {
  test('outside of their provider are an error that names it', () => {
    expect(() => html(<Ad />)).toThrow(
      new Error(
        'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
      ),
    );
  });

  test('have the display ratio of the specification, unless told otherwise', () => {
    expect(
      html(
        <AdProvider>
          <Ad />
        </AdProvider>,
      ),
    ).toBe('<b>0.1</b>');
    expect(
      html(
        <AdProvider config={{ GADisplayRatio: 1 }}>
          <Ad />
        </AdProvider>,
      ),
    ).toBe('<b>1</b>');
  });
});

describe('the settings of the docs', () => {
  test('outside of their provider are an error that names it', () => {
    expect(() => html(<Docs />)).toThrow(
      new Error('Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>'),
    );
  });

  test('are those of the provider', () => {
    const config = { prefix: 'mui', themePrefix: 'muidocs', base: '/docs/' };
    expect(
      html(
        <DocsProvider config={config}>
          <Docs />
        </DocsProvider>,
      ),
    ).toBe('<b>/docs/</b>');
  });
});
