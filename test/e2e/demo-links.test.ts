// Links in the HTML of demos lead to pages of the site, or are reported where the demo has them.
import { expect, test } from 'vitest';
import { site } from '../support/site-chain.ts';

const FILES = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'ui' }],
};`,
  'ui/path.md': `---
title: Path
description: Where a page is.
---

# Path

{{"demo": "Path.js"}}
`,
  'ui/Path.tsx': `const steps = ['/ui/path/', '/orders'];
export default function Path() {
  return <nav>{steps.map((href) => <a key={href} href={href}>x</a>)}</nav>;
}
`,
};

test('a dead link of a demo is reported in its code', async () => {
  await site(FILES)
    .build({ ok: false })
    .expectDiagnostics(['verify/dead-link ui/Path.tsx:1:30'])
    .expectReport(({ diagnostics: [dead] }) => {
      expect(dead?.message).toBe('/ui/path/ links to "/orders", which does not exist on this site.');
      expect(dead?.hint).toMatch(/^link to a page of this site, show the demo with `"iframe": true`/);
    });
});

test('a demo that is a page of its own may have links of an example', async () => {
  const page = FILES['ui/path.md'].replace('"Path.js"', '"Path.js", "iframe": true');
  await site({ ...FILES, 'ui/path.md': page })
    .build()
    .expectDiagnostics([]);
});
