// Projects of sandboxes → what keeps each from running: their files are bundled, those of packages only where it is needed.
import { dirname, resolve } from 'node:path';
import type { BuildOptions, Loader, Message, Plugin } from 'esbuild';
import { FILE_ENDINGS } from '../../lib/file-endings.ts';
import { aliasTargets } from '../../lib/node/aliases.ts';
import { messageAt } from '../../lib/node/bundler/message-at.ts';
import { build } from '../../lib/node/esbuild.ts';
import { bundleWhole } from '../../lib/node/esbuild-blame.ts';
import { resolveOwn } from '../../lib/node/own-namespace.ts';
import { isFileSpecifier, mayHaveModuleUrls, moduleUrls, pathOf } from '../../lib/syntax/module-urls.ts';
import { parse } from '../../lib/syntax/parse.ts';
import { resolvePath } from '../../lib/url.ts';
import type { DemoCode, SandboxName } from '../../model/demo.ts';
import type { Sandbox } from './sandbox.ts';

export interface SandboxProject {
  readonly name: SandboxName;
  readonly code: Pick<DemoCode, 'differs'>;
  readonly sandbox: Pick<Sandbox, 'files' | 'start' | 'modules'>;
}

export interface ProjectProblem {
  readonly text: string;
  /** In a file of the project; null: it lies elsewhere. */
  readonly place: { readonly path: string; readonly message: NonNullable<Message['location']> } | null;
}

export interface CheckOptions {
  /** Absolute, without symbolic links. */
  readonly root: string;
  readonly aliases: Readonly<Record<string, string>>;
}

/**
 * By index of the project. What a project imports from packages is what its demo imports, which was bundled, so packages are left
 * out. Only JavaScript that differs from the TypeScript that runs may import something else.
 */
export async function checkProjects(
  projects: readonly SandboxProject[],
  options: CheckOptions,
): Promise<ReadonlyMap<number, readonly ProjectProblem[]>> {
  const problems = new Map<number, ProjectProblem[]>();
  const add = (index: number, problem: ProjectProblem) =>
    problems.set(index, [...(problems.get(index) ?? []), problem]);
  const check = async (indexes: readonly number[], packages: NonNullable<BuildOptions['packages']>) => {
    const optionsOf = (some: readonly number[]) => ({ ...buildOptions(some, projects, options), packages });
    const { value, failures } = await bundleWhole(indexes, {
      inputOf: (place) => `${NAMESPACE}:${indexes[place]}/${projects[indexes[place] ?? -1]?.sandbox.start}`,
      options: optionsOf(indexes),
      bundle: (good) => build(optionsOf(good)),
    });
    for (const [index, messages] of failures) for (const message of messages) add(index, problemOf(message).problem);
    for (const message of value.warnings) {
      // Of modules that are no ES modules esbuild knows the exports, and goes on all the same.
      if (message.id !== 'import-is-undefined') continue;
      const { index, problem } = problemOf(message);
      if (index !== null) add(index, problem);
    }
  };
  const indexes = projects.map((_, index) => index);
  const differing = indexes.filter((index) => projects[index]?.code.differs);
  const others = indexes.filter((index) => !projects[index]?.code.differs);
  if (others.length > 0) await check(others, 'external');
  if (differing.length > 0) await check(differing, 'bundle');
  for (const [index, project] of projects.entries())
    for (const problem of await missingAddresses(index, project)) add(index, problem);
  return problems;
}

/** Files that its code names by `new URL('./file', import.meta.url)`, of which esbuild takes no notice. */
async function missingAddresses(index: number, { sandbox: { files } }: SandboxProject): Promise<ProjectProblem[]> {
  const found: ProjectProblem[] = [];
  for (const [path, text] of Object.entries(files)) {
    if (!/\.[jt]sx?$/.test(path) || !mayHaveModuleUrls(text)) continue;
    const { program } = await parse(text, path); // esbuild has read it.
    for (const { specifier, argument } of moduleUrls(program)) {
      if (specifier === null || !isFileSpecifier(specifier) || !specifier.startsWith('.')) continue;
      if (Object.hasOwn(files, resolvePath(pathOf(specifier), `/${path.replace(/[^/]*$/, '')}`).slice(1))) continue;
      const { location } = messageAt('', { file: `${NAMESPACE}:${index}/${path}`, text, ...argument });
      found.push({
        text: whyNotInProject(specifier),
        place: location ? { path, message: { ...NO_SUGGESTION, ...location } } : null,
      });
    }
  }
  return found;
}

const NO_SUGGESTION = { file: '', namespace: '', line: 0, column: 0, length: 0, lineText: '', suggestion: '' };

/** `index`: of the project whose file it is about; null: the place lies in none. */
function problemOf({ text, location }: Message): { readonly index: number | null; readonly problem: ProjectProblem } {
  const [, index, path] = PLACE.exec(location?.file ?? '') ?? [];
  if (index === undefined || path === undefined || !location) return { index: null, problem: { text, place: null } };
  const own = text.replaceAll(`${NAMESPACE}:${index}/`, '');
  return { index: Number(index), problem: { text: own, place: { path, message: location } } };
}

const NAMESPACE = 'docs-gen-sandbox';
const PLACE = new RegExp(`^${NAMESPACE}:(\\d+)/(.*)$`);

/** One entry for all: nothing is printed twice, and what a project imports is kept because its start module runs. */
function buildOptions(
  indexes: readonly number[],
  projects: readonly SandboxProject[],
  { root, aliases }: CheckOptions,
) {
  const starts = indexes.map((index) => `import '${NAMESPACE}:${index}/${projects[index]?.sandbox.start}';\n`);
  return {
    absWorkingDir: root,
    stdin: { contents: starts.join(''), resolveDir: root, loader: 'js' },
    outdir: 'out',
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
    logLimit: 0,
    alias: aliasTargets(aliases, root),
    // The site's own React serves demos: their imports from it were checked with the demos themselves.
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: Object.fromEntries(FILE_ENDINGS.map((ending) => [ending, 'empty' as const])),
    plugins: [projectFiles(projects, root)],
  } satisfies BuildOptions;
}

function projectFiles(projects: readonly SandboxProject[], root: string): Plugin {
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      resolveOwn({ onResolve }, NAMESPACE);
      onResolve({ filter: /^\.{0,2}\//, namespace: NAMESPACE }, ({ path, importer }) => {
        const [index = ''] = importer.split('/', 1);
        const project = projects[Number(index)];
        if (!project) throw new Error(`No project ${index}.`);
        const bare = path.replace(/[?#].*$/, '');
        const query = /\?(.*)$/.exec(path)?.[1] ?? null;
        if (query !== null && !QUERIES[project.name].includes(query))
          return { errors: [{ text: `imports with ?${query} do not work in ${EDITORS[project.name]}` }] };
        const folder = importer.slice(index.length).replace(/[^/]*$/, '');
        const wanted = resolvePath(bare, folder).slice(1);
        const { files } = project.sandbox;
        const found = ['', ...ENDINGS[project.name]].find((ending) => Object.hasOwn(files, wanted + ending));
        if (/\.(?:scss|sass|less)$/.test(found === undefined ? '' : wanted))
          return { errors: [{ text: `${path} needs a compiler that the project does not have` }] };
        if (found === undefined) return { errors: [{ text: whyNotInProject(bare) }] };
        return { path: `${index}/${wanted}${found}`, namespace: NAMESPACE, suffix: /\?.*$/.exec(path)?.[0] ?? '' };
      });
      onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path, suffix }) => {
        const [index = ''] = path.split('/', 1);
        const project = projects[Number(index)];
        const file = path.slice(index.length + 1);
        return {
          contents: project?.sandbox.files[file] ?? '',
          // Packages and `paths` of `tsconfig.json` are those of the file that it was made of.
          resolveDir: dirname(resolve(root, project?.sandbox.modules.get(file)?.file ?? 'index')),
          loader: suffix === '' ? loaderOf(file, project?.name ?? 'stackBlitz') : 'text', // One default export.
        };
      });
    },
  };
}

/** Modules and text files of a demo are in its project, if they exist. */
function whyNotInProject(path: string): string {
  const isAsset = /\.\w+$/.test(path) && !/\.(?:[jt]sx?|css|json)$/.test(path);
  return isAsset
    ? `${path} is not a text file, and a project can contain only text files`
    : `Could not resolve "${path}"`;
}

const EDITORS: Readonly<Record<SandboxName, string>> = { stackBlitz: 'Vite', codeSandbox: 'create-react-app' };

/** Queries that the bundler of an editor knows. */
const QUERIES: Readonly<Record<SandboxName, readonly string[]>> = {
  stackBlitz: ['raw', 'url', 'inline', 'worker', 'sharedworker', 'worker&url', 'url&worker'],
  codeSandbox: ['raw', 'url'],
};

/** What may be left out of a specifier, in the order that Vite and create-react-app try. */
const ENDINGS: Readonly<Record<SandboxName, readonly string[]>> = {
  stackBlitz: ['.js', '.ts', '.jsx', '.tsx', '.json'],
  codeSandbox: ['.js', '.ts', '.tsx', '.json', '.jsx'],
};

/** Vite takes elements only in files that say so. */
function loaderOf(file: string, name: SandboxName): Loader {
  if (file.endsWith('.module.css')) return 'local-css';
  const ending = file.slice(file.lastIndexOf('.') + 1);
  if (ending === 'js') return name === 'stackBlitz' ? 'js' : 'jsx';
  return ending === 'ts' || ending === 'tsx' || ending === 'jsx' || ending === 'css' || ending === 'json'
    ? ending
    : 'empty';
}
