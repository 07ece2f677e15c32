// Demos of one page with the same fixed ids: notes, which fail no build.
import { expect, test } from 'vitest';
import { site } from '../support/site-chain.ts';

const form = (name: string, ...ids: readonly string[]) =>
  `export default function ${name}() {
  return <form>${ids.map((id) => `<label htmlFor="${id}">x</label><input id="${id}" />`).join('')}</form>;
}
`;

const config = (diagnostics: string) => `export default {
  title: 'Acme', url: 'https://acme.example',
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'ui' }],
  diagnostics: ${diagnostics},
};`;

const FILES = {
  'site.config.ts': config('{}'),
  'ui/form.md': `---
title: Form
description: Forms.
---

# Form

{{"demo": "One.js"}}

{{"demo": "Two.js"}}

{{"demo": "Other.js"}}
`,
  'ui/One.tsx': form('One', 'name', 'mail'),
  'ui/Two.tsx': form('Two', 'name', 'mail', 'city'),
  'ui/Other.tsx': form('Other', 'street'),
};

test('ids that two demos of a page share are one note, which stays a note with --strict', async () => {
  for (const args of [[], ['--strict']])
    await site(FILES)
      .build({ args })
      .expectDiagnostics(['verify/shared-demo-ids ui/form.md:10:1'])
      .expectReport(({ diagnostics }) => {
        expect(diagnostics[0]?.severity).toBe('info');
        expect(diagnostics[0]?.message).toContain(
          '"One.js" and "Two.js" of /ui/form/ contain the same ids: "name", "mail".',
        );
      })
      .build({ args })
      .expectDiagnostics(['verify/shared-demo-ids ui/form.md:10:1']); // From the cache too.
});

test('an id of a demo that the text has too is a warning', async () => {
  const page = `${FILES['ui/form.md']}\n<p id="city">City</p>\n`;
  await site({ ...FILES, 'ui/form.md': page })
    .build()
    .expectDiagnostics(['verify/duplicate-id ui/form.md', 'verify/shared-demo-ids ui/form.md:10:1']);
});

test('the site can turn notes about ids of demos off, or make them errors', async () => {
  await site({ ...FILES, 'site.config.ts': config("{ 'verify/shared-demo-ids': 'off' }") })
    .build()
    .expectDiagnostics([])
    .edit('site.config.ts', config("{ 'verify/shared-demo-ids': 'error' }"))
    .build({ ok: false })
    .expectDiagnostics(['verify/shared-demo-ids ui/form.md:10:1']);
});

test('the last line of a build counts notes', async () => {
  await site(FILES)
    .command(['build', '--strict'])
    .expectOutput(({ stderr }) => expect(stderr).toContain('0 errors, 0 warnings, 1 note.'));
});

test('ids that the stylings of a demo share are one note at its directive', async () => {
  await site({
    'site.config.ts': FILES['site.config.ts'],
    'ui/form.md': '---\ntitle: Form\ndescription: Forms.\n---\n\n# Form\n\n{{"component": "file://./hero/index.ts"}}\n',
    'ui/hero/index.ts':
      "import Plain from './one';\nimport CssModules from './two';\nexport default createDemoWithVariants(import.meta.url, { CssModules, System: Plain });\n",
    'ui/hero/one.tsx': form('One', 'name'),
    'ui/hero/two.tsx': form('Two', 'name'),
  })
    .build({ args: ['--strict'] })
    .expectDiagnostics(['verify/shared-demo-ids ui/form.md:8:1'])
    .expectReport(({ diagnostics }) => expect(diagnostics[0]?.message).toContain('Several stylings of the demo'));
});
