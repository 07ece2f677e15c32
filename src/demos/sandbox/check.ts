// Projects of sandboxes → what keeps each from running: all are bundled at once, against the packages of the site.
import type { BuildOptions, Loader, Message, Metafile, Plugin } from 'esbuild';
import { FILE_ENDINGS } from '../../lib/file-endings.ts';
import { aliasTargets } from '../../lib/node/aliases.ts';
import { build } from '../../lib/node/esbuild.ts';
import { isBuildFailure } from '../../lib/node/esbuild-failure.ts';
import { resolvePath } from '../../lib/url.ts';
import type { SandboxName } from '../../model/demo.ts';
import type { Sandbox } from './sandbox.ts';

export interface SandboxProject {
  readonly name: SandboxName;
  readonly sandbox: Pick<Sandbox, 'files' | 'start'>;
}

export interface ProjectProblem {
  readonly text: string;
  /** In a file of the project; null: it lies elsewhere. */
  readonly place: { readonly path: string; readonly message: NonNullable<Message['location']> } | null;
}

export interface CheckedProjects {
  /** By index of the project. */
  readonly problems: ReadonlyMap<number, readonly ProjectProblem[]>;
  /** Files that the projects are made of with those of all packages, and what they import. */
  readonly modules: Metafile['inputs'];
}

export interface CheckOptions {
  /** Absolute, without symbolic links. */
  readonly root: string;
  readonly aliases: Readonly<Record<string, string>>;
}

export async function checkProjects(
  projects: readonly SandboxProject[],
  options: CheckOptions,
): Promise<CheckedProjects> {
  const problems = new Map<number, ProjectProblem[]>();
  let good = projects.map((_, index) => index);
  for (;;) {
    const { modules, found, lost } = await bundle(good, projects, options);
    for (const [index, list] of found) problems.set(index, list);
    good = good.filter((index) => !problems.has(index));
    if (lost.length === 0 && (modules !== null || good.length === 0)) return { problems, modules: modules ?? {} };
    if (found.size > 0) continue;
    // What is wrong in a package does not say who asked for it: each project by itself.
    for (const index of good) {
      const alone = await bundle([index], projects, options);
      const texts = alone.lost.map((text) => ({ text, place: null }));
      if (alone.modules === null) problems.set(index, [...(alone.found.get(index) ?? []), ...texts]);
    }
    if (good.every((index) => !problems.has(index))) throw new Error(`Projects build alone only: ${lost[0]}`);
    good = good.filter((index) => !problems.has(index));
  }
}

interface Bundled {
  /** Null: it failed. */
  readonly modules: Metafile['inputs'] | null;
  readonly found: ReadonlyMap<number, ProjectProblem[]>;
  /** Of which it is unknown what project they belong to. */
  readonly lost: readonly string[];
}

async function bundle(
  indexes: readonly number[],
  projects: readonly SandboxProject[],
  options: CheckOptions,
): Promise<Bundled> {
  try {
    const { metafile, warnings } = await build(buildOptions(indexes, projects, options));
    // Of modules that are no ES modules esbuild knows the exports, and goes on all the same.
    const missing = warnings.filter(({ id }) => id === 'import-is-undefined');
    return { modules: metafile.inputs, ...sortOut(missing), lost: [] };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { modules: null, ...sortOut(error.errors) };
  }
}

function sortOut(messages: readonly Message[]): Pick<Bundled, 'found' | 'lost'> {
  const found = new Map<number, ProjectProblem[]>();
  const lost: string[] = [];
  for (const { text, location } of messages) {
    const [, index, path] = PLACE.exec(location?.file ?? '') ?? [];
    if (index === undefined || path === undefined || !location) {
      lost.push(text);
      continue;
    }
    const list = found.get(Number(index)) ?? [];
    list.push({ text: text.replaceAll(`${NAMESPACE}:${index}/`, ''), place: { path, message: location } });
    found.set(Number(index), list);
  }
  return { found, lost };
}

export const NAMESPACE = 'docs-gen-sandbox';
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
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
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
      onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      onResolve({ filter: /^\.{0,2}\//, namespace: NAMESPACE }, ({ path, importer }) => {
        const [index = ''] = importer.split('/', 1);
        const project = projects[Number(index)];
        if (!project) throw new Error(`No project ${index}.`);
        const bare = path.replace(/[?#].*$/, '');
        const folder = importer.slice(index.length).replace(/[^/]*$/, '');
        const wanted = resolvePath(bare, folder).slice(1);
        const { files } = project.sandbox;
        const found = ['', ...ENDINGS[project.name]].find((ending) => Object.hasOwn(files, wanted + ending));
        if (found === undefined) return { errors: [{ text: whyNotInProject(bare) }] };
        return { path: `${index}/${wanted}${found}`, namespace: NAMESPACE, suffix: /\?.*$/.exec(path)?.[0] ?? '' };
      });
      onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path, suffix }) => {
        const [index = ''] = path.split('/', 1);
        const project = projects[Number(index)];
        const file = path.slice(index.length + 1);
        return {
          contents: project?.sandbox.files[file] ?? '',
          resolveDir: root,
          loader: suffix === '?raw' ? 'text' : loaderOf(file, project?.name ?? 'stackBlitz'),
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
