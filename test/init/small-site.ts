// A small site on disk that pages and demos are added to.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newDemo } from '../../src/init/new-demo.ts';
import { type NewPageRequest, newPage } from '../../src/init/new-page.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { createFileWriter } from '../../src/lib/node/file-writer.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { outlineSite } from '../../src/outline.ts';
import { stillTimer } from '../support/fake-clock.ts';
import { noGit } from '../support/no-git.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

export const CONFIG = `export default {
  title: 'Acme', url: 'https://acme.example', languages: ['en', 'zh'],
  products: [
    { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {} },
    { id: 'pro', prefix: '/ui/pro/', name: 'Acme Pro', contentDir: 'content/ui/pro', routes: (file) => (file.startsWith('old/') ? '/ui/pro/' + file.slice(4, -3) + '/' : undefined) },
  ],
};
`;

export const TREE = "export default [\n  { pathname: '/ui/' },\n  { pathname: '/ui/button/' },\n];\n";

export async function open(files: Readonly<Record<string, string>> = {}) {
  const root = tempDir();
  await writeFiles(root, {
    'site.config.ts': CONFIG,
    'content/ui/index.md': '# UI',
    'content/ui/button.md': '# Button\n\nText.\n\n\n',
    'content/ui/button-zh.md': '# 按钮',
    'content/ui/draft.md': '---\ndraft: true\n---\n# Draft',
    'content/ui/api/slider.json': '{ "name": "Slider", "props": {} }',
    'content/ui/pages.ts': TREE,
    'content/ui/pro/index.md': '# Pro',
    ...files,
  });
  const shell = { fs: createFileSystem(), writer: createFileWriter() };
  const quiet = { start() {}, tick() {}, end() {} };
  const outline = async () => {
    const { value, diagnostics } = await outlineSite(
      { root },
      { ...shell, git: noGit, now: () => 0, timer: stillTimer, progress: quiet, prebuilt: null },
    );
    if (value === null) throw new Error(JSON.stringify(diagnostics));
    return value;
  };
  return {
    read: (file: string) => readFile(join(root, file), 'utf8'),
    root,
    page: async (request: Partial<NewPageRequest>) =>
      newPage({ asked: '', isDraft: false, ...request }, await outline(), shell),
    demo: async (name: string, page: string) => newDemo({ name, page }, await outline(), shell),
  };
}

export const told = ({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) =>
  diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint}`);
