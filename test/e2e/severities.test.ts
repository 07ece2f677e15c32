// An error publishes nothing, a warning is published, and a site sets which of the two a code is.
import { describe, expect, test } from 'vitest';
import { site } from '../support/site-chain.ts';

const PAGE = '---\ntitle: Button\ndescription: A button.\n---\n\n# Button\n\n{{"demo": "Missing.js"}}\n';

const config = (diagnostics: string) => `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'ui' }],
  diagnostics: ${diagnostics},
};`;

const MISSING = 'demos/missing-file ui/button.md:8:1';

describe('a page whose demo does not exist', () => {
  test('publishes nothing, and what was published stays', async () => {
    await site({ 'ui/button.md': PAGE.replace(/\{\{.*\n/, '') })
      .build()
      .expectPage('/ui/button/')
      .edit('ui/button.md', PAGE)
      .build({ ok: false })
      .expectDiagnostics([MISSING])
      .expectPage('/ui/button/', (_, html) => expect(html).not.toContain('Missing'));
  });

  test('is published with a warning if the site says so', async () => {
    await site({ 'ui/button.md': PAGE, 'site.config.ts': config("{ 'demos/missing-file': 'warn' }") })
      .build()
      .expectDiagnostics([MISSING])
      .expectReport(({ diagnostics }) => expect(diagnostics[0]?.severity).toBe('warning'))
      .expectPage('/ui/button/', /Missing\.js/)
      .build()
      .expectDiagnostics([MISSING]) // From the cache too.
      .build({ ok: false, args: ['--strict'] })
      .expectReport(({ diagnostics }) => expect(diagnostics[0]?.severity).toBe('error'));
  });

  test('is published without a word if the code is off, even with --strict', async () => {
    await site({ 'ui/button.md': PAGE, 'site.config.ts': config("{ 'demos/missing-file': 'off' }") })
      .build({ args: ['--strict'] })
      .expectDiagnostics([])
      .expectPage('/ui/button/');
  });

  test('follows the config when only the severity changes', async () => {
    await site({ 'ui/button.md': PAGE, 'site.config.ts': config("{ 'demos/missing-file': 'warn' }") })
      .build()
      .edit('site.config.ts', config('{}'))
      .build({ ok: false })
      .expectDiagnostics([MISSING])
      .edit('site.config.ts', config("{ 'demos/missing-file': 'off' }"))
      .build()
      .expectDiagnostics([]);
  });
});

test('a warning that the site raises to an error publishes nothing', async () => {
  const files = { 'ui/button.md': '# Button\n\nText.\n' };
  await site({ ...files, 'site.config.ts': config('{}') })
    .build()
    .expectDiagnostics(['markdown/missing-description ui/button.md:1:1'])
    .edit('site.config.ts', config("{ 'markdown/missing-description': 'error' }"))
    .build({ ok: false })
    .expectReport(({ diagnostics }) => expect(diagnostics[0]?.severity).toBe('error'));
});
