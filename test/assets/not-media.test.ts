// Pictures, videos and sounds whose file no browser shows as one.
import { expect, test } from 'vitest';
import { pngOf } from '../support/pictures.ts';
import { site } from '../support/site-chain.ts';
import { collect } from './collect-assets.ts';

test.each([
  ['![x](b.md)', 'content/ui/a/b.md', '.md is not a format for pictures'],
  ['![x](<b c.MD>)', 'content/ui/a/b c.MD', '.md is not a format for pictures'],
  ['![x](b.mp3)', 'content/ui/a/b.mp3', '.mp3 is not a format for pictures'],
  ['<img src="b.pdf" alt="x">', 'content/ui/a/b.pdf', '.pdf is not a format for pictures'],
  ['![x](b)', 'content/ui/a/b', 'its name has no extension'],
  ['![x](/b.txt)', 'public/b.txt', '.txt is not a format for pictures'],
  ['<video src="b.md"></video>', 'content/ui/a/b.md', '.md is not a format for pictures, videos or sounds'],
  [
    '<audio controls><source src="b.zip"></audio>',
    'content/ui/a/b.zip',
    '.zip is not a format for pictures, videos or sounds',
  ],
])('%s is reported as a file that browsers cannot show', async (markdown, file, problem) => {
  const { diagnostics, published } = await collect(markdown, { [file]: 'text' });
  expect(diagnostics).toMatchObject([
    { code: 'assets/not-media', severity: 'error', at: { file: 'content/ui/a/a.md', line: 1 } },
  ]);
  expect(diagnostics[0]?.message).toContain(problem);
  if (file.startsWith('content')) expect(Object.keys(published)).toEqual([file]);
});

test.each([
  ['[x](b.md)', 'content/ui/a/b.md'],
  ['![x](b.mp4)', 'content/ui/a/b.mp4'],
  ['<video src="b.webm" poster="c.png"><track src="b.vtt"></video>', 'content/ui/a/b.webm'],
  ['<audio src="b.MP3" controls></audio>', 'content/ui/a/b.MP3'],
  ['![x](https://acme.example/b.md)', 'content/ui/a/b.md'],
])('%s is not reported', async (markdown, file) => {
  const files = { [file]: 'x', 'content/ui/a/c.png': pngOf(1, 1), 'content/ui/a/b.vtt': 'WEBVTT' };
  expect((await collect(markdown, files)).told).toEqual([]);
});

test('a page that is shown as a picture is reported with the link that its author may mean', async () => {
  await site({
    'ui/index.md': '---\ndescription: Acme.\n---\n# Acme\n\n![B](button.md)\n\n![B](/ui/button/)\n\n[B](button.md)\n',
    'ui/button.md': '---\ndescription: Acme.\n---\n# Button\n',
  })
    .build({ ok: false })
    .expectDiagnostics(['assets/not-media ui/index.md:6:6', 'assets/not-media ui/index.md:8:6'])
    .expectReport(({ diagnostics }) =>
      expect(diagnostics[0]?.hint).toBe('link to it instead: [text](button.md), or name a file that browsers show.'),
    );
});
