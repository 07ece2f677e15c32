// The chain that tests of whole sites are written with: what it builds, what it reports, and where it says that a step failed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfTextEdit } from '../e2e/support/published.ts';
import { site } from './site-chain.ts';

const FILES = {
  'ui/index.md': '# Acme UI\n\n<p class="description">All there is.</p>\n\nSee [the button](button.md).\n',
  'ui/button.md': '# Button\n\n<p class="description">A button starts an action.</p>\n\nPress it.\n',
};

test('a site without a config has a product for each folder with pages', async () => {
  await site(FILES)
    .build()
    .expectRoutes(['/', '/ui/', '/ui/button/'])
    .expectPage('/ui/', ({ hrefs }) => expect(hrefs).toContain('/ui/button/'))
    .expectPage('/ui/button/', 'Press it.');
});

test('a build after an edit lists what it wrote, and a build after nothing lists nothing', async () => {
  await site(FILES)
    .build()
    .build()
    .expectWritten([])
    .edit('ui/button.md', (text) => text.replace('Press', 'Push'))
    .build()
    .expectWritten(filesOfTextEdit('ui/button/index.html'))
    .remove('ui/button.md')
    .build({ ok: false })
    .expectDiagnostics(['plan/dead-link ui/index.md:5:18'])
    .expectPage('/ui/button/', 'Push it.');
});

test('a command runs in a child process, and its output can be looked at', async () => {
  await site({ ...FILES, 'ui/index.md': '# Acme UI\n\n[Nowhere](none.md)\n' })
    .command(['check', '--format', 'json'], { code: 1 })
    .expectOutput(({ stdout }) => expect(JSON.parse(stdout)).toMatchObject({ ok: false }))
    .do(({ root }) => expect(existsSync(join(root, 'dist'))).toBe(false));
});

test('a step that fails names the line that added it, and no step after it runs', async () => {
  const later: string[] = [];
  const error = await site(FILES)
    .build()
    .expectPage('/ui/button/', 'Pull it.')
    .do(() => later.push('ran'))
    .then(() => null)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const { stack = '' } = error instanceof Error ? error : {};
  expect(stack.split('\n').find((line) => line.includes('   at '))).toContain('site-chain.test.ts');
  expect(later).toEqual([]);
});

test('an edit that changes nothing, and a look at a build that never ran, are errors', async () => {
  await expect(site(FILES).edit('ui/button.md', (text) => text)).rejects.toThrow('changes nothing');
  await expect(site(FILES).expectWritten([])).rejects.toThrow('call .build(…) first');
});

test('a step that adds steps fails, because nothing would wait for them', async () => {
  const chain = site(FILES).do((inner) => inner.remove('ui/button.md'));
  await expect(chain).rejects.toThrow('A step cannot add steps');
});
