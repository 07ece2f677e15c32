// Files that look like pages and are not read.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { scanContent } from '../../src/content/scan.ts';
import { site } from '../support/site-chain.ts';
import { build, fs } from './content-project.ts';

test('a file with another ending than `.md` is reported once, with the name that would be read', async () => {
  const { files, diagnostics } = await build({
    'content/a.md': '',
    'content/UPPER.MD': '# Upper',
    'content/b/mixed.Md': '# Mixed',
    'content/b/guide.mdx': '# Guide',
    'content/long.markdown': '# Long',
    'content/note.txt': 'A note',
  });
  expect(files.map(({ name }) => name)).toEqual(['a.md']);
  expect(
    diagnostics.map(({ code, severity, at, message, hint }) => [code, severity, at, `${message} ${hint}`]),
  ).toEqual(
    [
      ['UPPER.MD', 'the name of a page ends in `.md`. rename it to UPPER.md.'],
      [
        'b/guide.mdx',
        'MDX is not supported. rewrite it as Markdown and rename it to guide.md, or move it out of the content folder; a name that starts with _ is not a page.',
      ],
      ['b/mixed.Md', 'the name of a page ends in `.md`. rename it to mixed.md.'],
      ['long.markdown', 'the name of a page ends in `.md`. rename it to long.md.'],
    ].map(([name, text]) => [
      'content/not-md',
      'error',
      { file: `content/${name}` },
      `content/${name} is not read: ${text}`,
    ]),
  );
});

test('a file that would not be a page as `.md` either is not reported', async () => {
  const { diagnostics } = await build({
    'content/a.md': '',
    'content/README.MD': '',
    'content/_parts/b.mdx': '',
    'content/_c.mdx': '',
    'content/.hidden/d.mdx': '',
    'content/node_modules/p/e.mdx': '',
    'content/public/f.MD': '',
    'public/g.mdx': '',
  });
  expect(diagnostics).toEqual([]);
});

test('a file of a product inside another one is reported once', async () => {
  const { diagnostics } = await build(
    { 'content/a.md': '', 'content/core/b.md': '', 'content/core/c.mdx': '' },
    {
      products:
        "{ id: 'all', prefix: '/', name: 'A', contentDir: 'content' }, { id: 'core', prefix: '/core/', name: 'C', contentDir: 'content/core' }",
    },
  );
  expect(diagnostics).toMatchObject([{ code: 'content/not-md', at: { file: 'content/core/c.mdx' } }]);
});

test('a symbolic link with another ending is reported like a file', async () => {
  const { root } = await build({ 'content/a.md': '', 'notes/old.mdx': '' });
  await symlink(join(root, 'notes/old.mdx'), join(root, 'content/old.mdx'));
  const { value } = await loadSite({ root, fs });
  const { diagnostics } = await scanContent(value ?? expect.unreachable(), { fs });
  expect(diagnostics).toMatchObject([{ code: 'content/not-md', at: { file: 'content/old.mdx' } }]);
});

test('a file with another ending that appears after a build is reported, and not any more once it is renamed', async () => {
  await site({ 'ui/index.md': '---\ndescription: Buttons.\n---\n# Acme' })
    .build()
    .write({ 'ui/button.MD': '# Button' })
    .build({ ok: false })
    .expectDiagnostics(['content/not-md ui/button.MD'])
    .remove('ui/button.MD')
    .write({ 'ui/button.md': '---\ndescription: A button.\n---\n# Button' })
    .build()
    .expectRoutes(['/', '/ui/', '/ui/button/']);
});
