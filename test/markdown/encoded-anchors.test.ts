// Links to headings whose ids are percent-encoded, however an author writes them.
import { expect, test } from 'vitest';
import { finalHref, toLinkRef } from '../../src/api/links.ts';
import { destination } from '../../src/derive/redirects.ts';
import { testSite } from '../support/site.ts';
import { site } from '../support/site-chain.ts';

const HEAD = '---\ndescription: Acme.\n---\n';

test('escapes in lower case become those of the id, so that browsers find it', async () => {
  await site({
    'ui/index.md': `${HEAD}# Acme\n\n[a](#%e4%b8%ad) [b](b.md#%e6%96%87) [c](/ui/b/#%E6%96%87) <a href="#%e4%b8%ad">d</a> [e](#%e7%94%b2)\n\n## 中\n\n## A {#%e7%94%b2}\n`,
    'ui/b.md': `${HEAD}# B\n\n## 文\n`,
    'ui/pages.ts': `export default [{ pathname: '/ui/' }, { pathname: '/ui/b/', title: 'B' }, { pathname: '/ui/b/#%e6%96%87', title: 'C' }];\n`,
  })
    .build()
    .expectDiagnostics([])
    .expectPage('/ui/', (_page, html) => {
      expect(html).toContain('id="%E4%B8%AD"');
      expect(html.match(/href="#%E4%B8%AD"/g)?.length).toBeGreaterThanOrEqual(3);
      expect(html.match(/href="\/ui\/b\/#%E6%96%87"/g)?.length).toBeGreaterThanOrEqual(3);
      expect(html).toMatch(/href="#%E7%94%B2"[\s\S]*id="%E7%94%B2"/);
      expect(html).not.toMatch(/href="[^"]*%e/);
    });
});

test('an API page and a redirect write escapes of an anchor in upper case', () => {
  expect(finalHref('#%e4', '/ui/', '/')).toBe('#%E4');
  expect(finalHref('/ui/b?a=%e4#%e4', '/ui/', '/')).toBe('/ui/b/?a=%e4#%E4');
  expect(toLinkRef('/ui/#%e4', '/ui/', { file: 'a.json' }).anchor).toBe('%E4');
  expect(destination('/ui/#%e4', testSite())).toBe('/ui/#%E4');
});
