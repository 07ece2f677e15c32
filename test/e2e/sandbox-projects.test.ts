// Every project of our own demos, taken out of its form as an editor does and bundled as files on the disk; a long run only.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';

interface Form {
  readonly packed?: Readonly<Record<string, string>>;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Files = Readonly<Record<string, string>>;
type Editor = 'stackBlitz' | 'codeSandbox';

describe.runIf(IS_LONG)('projects of all demos', () => {
  const site = servedSite(repository);
  const root = sharedTempDir();
  beforeAll(() => symlink(join(repository, 'node_modules'), join(root, 'node_modules')));

  const projects = (editor: Editor): [string, Files][] =>
    [...site().files]
      .filter(([path]) => path.endsWith('.sandbox.json'))
      .flatMap(([path, body]) => {
        const forms: Record<string, Form> = JSON.parse(body.toString())[editor] ?? {};
        return Object.entries(forms).map(([language, form]): [string, Files] => [
          `${path.replace('.sandbox.json', '')}/${language}`,
          editor === 'stackBlitz' ? filesOfStackBlitz(form) : filesOfCodeSandbox(form),
        ]);
      });

  test('there is one for each editor, language and demo with a toolbar', () => {
    const html = [...site().files].filter(([path]) => path.endsWith('.html')).map(([, body]) => body.toString());
    const asked = new Set(
      html.flatMap((page) => [...page.matchAll(/data-value="([^"]+\.sandbox\.json)"/g)].map(([, href]) => href)),
    );
    const published = [...site().files.keys()]
      .filter((path) => path.endsWith('.sandbox.json'))
      .map((path) => `/${path}`);
    expect(published.length).toBeGreaterThan(80);
    expect(new Set(published)).toEqual(asked);
    expect(projects('stackBlitz').length).toBeGreaterThan(published.length);
    expect(projects('codeSandbox')).toHaveLength(projects('stackBlitz').length);
  });

  test.each<[Editor, 'js' | 'jsx']>([
    ['stackBlitz', 'js'], // Vite takes elements only in files that say so.
    ['codeSandbox', 'jsx'],
  ])(
    '%s could bundle each',
    async (editor, loader) => {
      const all = projects(editor);
      const starts = new Map<string, string>();
      for (const [id, files] of all) {
        await writeFiles(join(root, editor, id), files);
        const start = startOf(files);
        expect(Object.keys(files), id).toContain(start);
        starts.set(id, `./${editor}/${id}/${start}`);
      }
      const { warnings, metafile } = await build({
        absWorkingDir: root,
        entryPoints: [...starts.values()],
        outdir: 'out',
        bundle: true,
        write: false,
        metafile: true,
        splitting: true,
        format: 'esm',
        jsx: 'automatic',
        preserveSymlinks: false,
        define: { 'process.env.NODE_ENV': '"production"', 'process.env.LICENSE_KEY': '""' },
        loader: { '.js': loader, '.svg': 'file' },
        logLevel: 'silent',
      });
      expect(warnings).toEqual([]);
      const made = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
      expect(made).toEqual(expect.arrayContaining([...starts.values()].map((start) => start.slice(2))));
    },
    300_000,
  );

  test('each asks for every package that it imports, in the version that the demos of the site run with', () => {
    for (const [id, files] of [...projects('stackBlitz'), ...projects('codeSandbox')]) {
      const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '{}');
      for (const [path, source] of Object.entries(files).filter(([name]) => /^src\/.*\.[jt]sx?$/.test(name))) {
        for (const [, name] of source.matchAll(/(?:from|import) '((?:@[^/']+\/)?[^./'@][^/']*)/g))
          expect(dependencies, `${id}/${path}`).toHaveProperty([name ?? '']);
      }
      const latest = Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => version === 'latest',
      );
      // Tools of the editors, which the site does not have.
      expect(
        latest.map(([name]) => name).filter((name) => !/^(?:vite|@vitejs\/plugin-react|react-scripts)$/.test(name)),
      ).toEqual([]);
    }
  });
});

function filesOfStackBlitz({ fields }: Form): Files {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => {
      const path = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
      return path === undefined ? [] : [[path, text]];
    }),
  );
}

function filesOfCodeSandbox({ packed }: Form): Files {
  const { files }: { files: Record<string, { content: string }> } = JSON.parse(packed?.parameters ?? '');
  return Object.fromEntries(Object.entries(files).map(([path, { content }]) => [path, content]));
}

/** What `index.html` names, or what create-react-app starts with. */
function startOf(files: Files): string {
  const named = /<script type="module" src="\/([^"]+)"/.exec(files['index.html'] ?? '')?.[1];
  return named ?? (files['src/index.tsx'] === undefined ? 'src/index.js' : 'src/index.tsx');
}
