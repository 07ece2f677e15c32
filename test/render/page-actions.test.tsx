// What pages offer with their Markdown: addresses that are safe wherever they stand, and only what the config asks for.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createPageActions } from '../../src/render/page-actions.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { templates } from '../../templates/index.ts';
import { PageTop } from '../../templates/parts/shell/PageTop.tsx';
import { testSite } from '../support/site.ts';
import { site } from '../support/site-chain.ts';

const actionsOf = (pageActions: unknown, path = '/ui/button/', unlisted = false) =>
  createPageActions(testSite({ base: '/docs/', llms: { pageActions } }), englishTexts)({ path, unlisted });

describe('a page', () => {
  test('can be copied and viewed by default', () => {
    expect(actionsOf({})).toEqual({ href: '/docs/ui/button.md', copy: true, view: true, openIn: [] });
  });

  test('is passed to assistants by its full address, encoded', () => {
    const openIn = ['claude', { name: 'Acme', href: 'https://ai.acme.example/?page={url}&ask={prompt}#{url}' }];
    const actions = actionsOf({ openIn }, '/ui/knopf grün/');
    const url = encodeURIComponent('https://acme.example/docs/ui/knopf%20gr%C3%BCn.md');
    const prompt = `Read%20${url}%2C%20so%20that%20I%20can%20ask%20questions%20about%20it.`;
    expect(actions?.href).toBe('/docs/ui/knopf%20gr%C3%BCn.md');
    expect(actions?.openIn).toEqual([
      { name: 'Claude', href: `https://claude.ai/new?q=${prompt}` },
      { name: 'Acme', href: `https://ai.acme.example/?page=${url}&ask=${prompt}#${url}` },
    ]);
  });

  test('that is unlisted, and so has no Markdown file, has no actions', () => {
    expect(actionsOf({}, '/ui/button/', true)).toBeNull();
  });

  test('has the Markdown file index.md at the root', () => {
    expect(actionsOf({}, '/')?.href).toBe('/docs/index.md');
  });
});

test('an unlisted page has no page actions, as it has no Markdown file', async () => {
  const head = 'description: Acme.\n---\n';
  await site({
    'site.config.ts': `export default {
      title: 'Acme', url: 'https://acme.example', llms: { pageActions: {} },
      products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'ui' }],
    };`,
    'ui/index.md': `---\n${head}# Acme\n`,
    'ui/hidden.md': `---\nunlisted: true\n${head}# Hidden\n`,
  })
    .build()
    .expectDiagnostics([])
    .expectPage('/ui/', /dg-page-copy/)
    .expectPage('/ui/hidden/', (_page, html) => expect(html).not.toMatch(/dg-page-copy|hidden\.md/));
});

test.each([
  [false, false],
  [true, false],
  [{}, false],
  [{ pageActions: { copy: false, view: false } }, false],
  [{ pageActions: { copy: false } }, true],
])('page actions with llms: %j are shown: %s', (llms, expected) => {
  expect(createPageActions(testSite({ llms }), englishTexts)({ path: '/ui/', unlisted: false }) !== null).toBe(
    expected,
  );
});

describe('the line above the title', () => {
  const common = { userLanguage: 'en', translations: englishTexts, base: '/', templates };
  const crumbs = [{ title: 'Acme', href: '/' }];
  const html = (pageActions: unknown) =>
    renderToStaticMarkup(
      <PageTop {...common} crumbs={crumbs} actions={pageActions === null ? null : actionsOf(pageActions)} />,
    );

  test('is unchanged without page actions', () => {
    expect(html(null)).toMatch(/^<nav class="dg-crumbs"/);
  });

  test('has a button for the first action, and a menu for the others', () => {
    expect(html({})).toMatch(
      /class="dg-page-copy dg-scripted".*<span>Copy page<.*aria-label="Page as Markdown".*View as/,
    );
    expect(html({ view: false })).not.toContain('popover');
    // Without a button beside it, the menu says by itself what it is.
    expect(html({ copy: false })).toMatch(
      /<button[^>]*popoverTarget="dg-page-menu"[^>]*><span>Page as Markdown<\/span>/,
    );
    expect(html({ copy: false })).not.toContain('dg-page-copy');
  });
});
