import { useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { clientConfigJson } from '../../src/render/client-config.ts';
import { createIslandScope, Island, IslandScopeContext, renderIsland } from '../../src/render/island.tsx';
import { testSite } from '../support/site.ts';

let renders = 0;
function Field({ label = 'name' }: { readonly label?: string }) {
  renders++;
  const id = useId();
  return (
    <label htmlFor={id}>
      {label} <input id={id} />
    </label>
  );
}

describe('Island', () => {
  test('puts the server HTML into an element that the browser can revive', () => {
    const page = (
      <IslandScopeContext value={createIslandScope(new Map(), 'i')}>
        <main>
          <Island name="Field" when="visible" component={Field} props={{ label: `"a" & <b>` }} />
          <Island name="Field" when="load" component={Field} props={{}} />
        </main>
      </IslandScopeContext>
    );
    const html = renderToStaticMarkup(page);
    expect(html).toContain(
      '<dg-island name="Field" when="visible" props="{&quot;label&quot;:&quot;\\&quot;a\\&quot; &amp; &lt;b&gt;&quot;}" prefix="i0">',
    );
    expect(html).toContain('<dg-island name="Field" when="load" prefix="i1">');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toContain('i0');
    expect(ids[1]).toContain('i1');
    expect(renderToStaticMarkup(page)).not.toMatch(/[\ue000-\uf8ff]/); // The placeholder never gets out.
  });

  test('a page has the same ids however often it is built', () => {
    const build = (cache: Map<string, string>) => {
      const scope = createIslandScope(cache, 'i');
      return [1, 2, 3]
        .map(() => renderIsland(scope, { name: 'Field', when: 'load', component: Field, props: {} }))
        .join('');
    };
    const shared = new Map<string, string>();
    expect(build(shared)).toBe(build(shared));
    expect(build(shared)).toBe(build(new Map()));
  });

  test('text and element are the same', () => {
    const island = { name: 'Field', when: 'idle', component: Field, props: { label: `'"<&>` } } as const;
    const element = renderToStaticMarkup(
      <IslandScopeContext value={createIslandScope(new Map(), 'i')}>
        <Island {...island} />
      </IslandScopeContext>,
    );
    // React writes the apostrophe in hexadecimal.
    const plain = (html: string) => html.replaceAll('&#x27;', '&#39;');
    expect(plain(renderIsland(createIslandScope(new Map(), 'i'), island))).toBe(plain(element));
  });

  test('ten thousand equal islands cost one render', () => {
    renders = 0;
    const scope = createIslandScope(new Map(), 'i');
    const html = Array.from({ length: 10_000 }, () =>
      renderIsland(scope, { name: 'Field', when: 'interaction', component: Field, props: {} }),
    );
    expect(renders).toBe(1);
    expect(new Set(html).size).toBe(10_000);
  });

  test('does not disturb the ids of the page around it', () => {
    const Page = ({ children }: { readonly children?: React.ReactNode }) => {
      const before = useId();
      return (
        <p id={before}>
          {children}
          <After />
        </p>
      );
    };
    const After = () => <b id={useId()} />;
    const html = renderToString(
      <IslandScopeContext value={createIslandScope(new Map(), 'i')}>
        <Page>
          <Island name="Field" when="load" component={Field} props={{}} />
        </Page>
      </IslandScopeContext>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(3);
  });

  test('outside of a page it is a bug, and says so', () => {
    expect(() => renderToStaticMarkup(<Island name="Field" when="load" component={Field} props={{}} />)).toThrow(
      'Field',
    );
  });
});

describe('clientConfigJson', () => {
  test('tells the scripts what they need, and nothing can end its element', () => {
    const site = testSite({ base: '/docs/', storagePrefix: 'acme', serviceWorker: { hosts: ['acme.example'] } });
    const json = clientConfigJson(site, { announcement: '</script>' });
    expect(json).not.toContain('</script');
    expect(JSON.parse(json)).toEqual({
      prefix: 'acme',
      themePrefix: 'dg-theme',
      base: '/docs/',
      serviceWorker: { hosts: ['acme.example'] },
      announcement: '</script>',
    });
  });

  test('a kill switch registers no new worker', () => {
    const site = testSite({ serviceWorker: { hosts: ['acme.example'], killSwitch: true } });
    expect(JSON.parse(clientConfigJson(site)).serviceWorker.hosts).toEqual([]);
  });
});
