// @vitest-environment happy-dom
// Which demos of a page go on, under which addresses their code is known, and what is mounted in their place.

import * as React from 'react';
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDemoScripts } from '../../../src/client/dev/demo-scripts.ts';
import { createIslands } from '../../../src/client/dev/islands.ts';
import { createKeptDemos, type KeptDemos } from '../../../src/client/dev/kept-demos.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const address = (name: string) => `/docs/assets/demos/ui/${name}.js`;

describe('scripts', () => {
  test('are the same code under all names that were told, in any order', () => {
    const scripts = createDemoScripts();
    scripts.rename([{ from: 'a', to: 'b' }]);
    scripts.rename([{ from: 'c', to: 'd' }]);
    expect([scripts.isSame('a', 'b'), scripts.isSame('b', 'c')]).toEqual([true, false]);
    scripts.rename([{ from: 'b', to: 'd' }]);
    expect(['a', 'b', 'c', 'd'].every((name) => scripts.isSame('a', name))).toBe(true);
    scripts.rename([{ from: 'd', to: 'a' }]);
    expect(scripts.isSame('c', 'b')).toBe(true);
  });
});

describe('a demo that was not started', () => {
  beforeEach(() => {
    document.body.innerHTML = `<dg-island name="Demo" when="interaction" prefix="d0" props='{"src":"${address('A-1')}"}'></dg-island>`;
  });
  const props = () => JSON.parse(document.querySelector('dg-island')?.getAttribute('props') ?? '{}');

  test('asks for its script under the last name', () => {
    const islands = createIslands('/docs/');
    islands.rename([{ from: address('A-1'), to: address('A-2') }]);
    expect(props().src).toBe(address('A-2'));
  });

  test('is going to be mounted with a module that can go on', () => {
    const kept = keptDemos({});
    const islands = createIslands('/docs/', kept);
    expect(props().src).toMatch(/^\/docs\/__docs-gen\/demo\.js\?/);
    expect(kept.shown(props().src)).toBe(address('A-1'));
    islands.rename([{ from: address('A-1'), to: address('A-2') }]);
    expect(kept.shown(props().src)).toBe(address('A-2'));
  });
});

describe('a demo that runs', () => {
  const counter = (label: string) =>
    function Counter() {
      const [count, setCount] = useState(0);
      return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, `${label} ${count}`);
    };
  const button = () => document.querySelector('button');

  async function mount(kept: KeptDemos): Promise<string> {
    document.body.innerHTML = '<main></main>';
    const src = kept.prepare({ src: address('A-1') });
    const { default: Component } = await kept.load(`https://acme.example${src}`);
    const root = createRoot(document.querySelector('main') ?? document.body, { onCaughtError: () => {} });
    await act(async () => root.render(createElement(Component as React.FunctionComponent)));
    return src;
  }

  test('goes on as the next one, with its element and its state', async () => {
    const kept = keptDemos({ [address('A-1')]: counter('one') });
    const src = await mount(kept);
    const element = button();
    await act(async () => element?.click());
    expect(element?.textContent).toBe('one 1');
    const next = { script: address('A-2'), module: { default: counter('two') }, failed: () => {} };
    await act(async () => void expect(kept.goOn(src, next)).toBe(true));
    expect(button()).toBe(element);
    expect(element?.textContent).toBe('two 1');
    expect(kept.shown(src)).toBe(address('A-2'));
  });

  test('says when the next one throws at once, and shows what it was before', async () => {
    const kept = keptDemos({ [address('A-1')]: counter('one') });
    const src = await mount(kept);
    let failures = 0;
    const broken = () => {
      throw new Error('broken');
    };
    const next = { script: address('A-2'), module: { default: broken }, failed: () => void failures++ };
    await act(async () => void kept.goOn(src, next));
    expect(failures).toBe(1);
    expect(kept.shown(src)).toBe(address('A-1'));
  });

  test('does not go on as what is no function, nor where nothing runs', async () => {
    const kept = keptDemos({ [address('A-1')]: counter('one') });
    const src = await mount(kept);
    class Other extends React.Component {}
    expect(kept.goOn(src, { script: address('A-2'), module: { default: Other }, failed: () => {} })).toBe(false);
    const never = kept.prepare({ src: address('A-1') });
    const next = { script: address('A-2'), module: { default: counter('two') }, failed: () => {} };
    expect(kept.goOn(never, next)).toBe(false);
  });
});

function keptDemos(components: Readonly<Record<string, unknown>>): KeptDemos {
  return createKeptDemos({
    module: '/docs/__docs-gen/demo.js',
    importScript: async (script) => ({ default: components[script] }),
    importReact: async () => React,
  });
}
