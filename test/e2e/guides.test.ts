// Guides of the manual, followed in an empty folder: their files are written and their commands run, word by word.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { repository } from './support/build-site.ts';
import { guideSteps } from './support/guide.ts';
import { guideFolder } from './support/guide-folder.ts';
import { packedTarball } from './support/packed-project.ts';

let tarball: Buffer;

beforeAll(async () => {
  tarball = await readFile(await packedTarball());
});

const manual = (name: string) => readFile(join(repository, 'content/docs-infra', `${name}.md`), 'utf8');
const packed = () => ({ 'docs-gen-0.1.0.tgz': tarball });

/** Of the page "Plugins": how each begins, and what follows it. */
const PLUGINS = [
  ['### Notes of a site', '### A glossary'],
  ['### A glossary', '## Slots'],
] as const;

describe('the manual', () => {
  test('leads to an installed docs-gen, a built site, and plugins that work as described', async () => {
    const folder = await guideFolder({ ...packed(), 'package.json': '{ "type": "module", "private": true }' });
    const page = await manual('installation');
    const steps = guideSteps(page, { from: '## Pack and install', to: '## What the output holds' });
    // Packing happens in the repository.
    expect(steps[0]).toEqual({ kind: 'commands', text: 'npm ci\nnpm pack\n' });
    await folder.follow(steps.slice(1));
    expect(await readFile(join(folder.cwd(), 'dist/ui/button/index.html'), 'utf8')).toContain('A button starts');
    for (const [from, to] of IS_LONG ? PLUGINS : PLUGINS.slice(1)) {
      const plugin = guideSteps(await manual('plugins'), { from, to });
      const files = plugin.filter(({ kind }) => kind === 'file');
      await folder.follow([...files, { kind: 'commands', text: 'npx docs-gen build --strict' }]);
      await folder.follow(plugin.filter(({ kind }) => kind === 'output' || kind === 'html'));
    }
  });

  test('begins a site as the README does', async () => {
    const readme = await readFile(join(repository, 'README.md'), 'utf8');
    const [first] = guideSteps(await manual('start-a-site'), { from: '## A new site' });
    const [same] = guideSteps(readme, { from: '## Quick start' });
    const commands = (text = '') => text.replace(/ *#.*$/gm, '');
    expect(commands(same?.text)).toBe(commands(first?.text));
  });

  test('leads to a site of one’s own, with one more page and one more demo', async () => {
    const page = await manual('start-a-site');
    const folder = await guideFolder(packed());
    await folder.follow(guideSteps(page, { from: '## A new site', to: '## A new page' }));
    await folder.follow(guideSteps(page, { from: '## A new page', to: '## Help in the editor' }));
    await folder.follow([{ kind: 'commands', text: 'npx docs-gen build' }]);
  });
});
