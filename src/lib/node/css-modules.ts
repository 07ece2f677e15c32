// CSS modules under names that are the same in every bundle: esbuild's own hang on what else is bundled, and the server's
// HTML and the browser's script come out of two bundles.
import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Loader, Message, PartialMessage, Plugin } from 'esbuild';
import { escapePattern } from '../escape-pattern.ts';
import { createAdditions } from './bundler/additions.ts';
import { leavingStyles } from './bundler/leaving-styles.ts';
import { styleText } from './bundler/style-languages.ts';
import { isBuildFailure } from './esbuild-failure.ts';
import { sha256 } from './hash.ts';
import { resolveOwn } from './own-namespace.ts';
import { relativeTo } from './paths.ts';

export interface CssModulesOptions {
  /** Files are named relative to it: names hold nothing of the folder above. */
  readonly root: string;
  /** Whether the styles go along, or but the names. */
  readonly styles: boolean;
}

const NAMESPACE = 'docs-gen-css-module';
const MODULE = /\.module\.(?:css|scss|sass|less)$/;

export function isCssModule(file: string): boolean {
  return MODULE.test(file);
}

/** Hex digits that keep apart the modules of two folders. */
const HASH_LENGTH = 6;

/** `import styles from './card.module.css'` gives an object of class names; each is an export of its own too. */
export function cssModules({ root, styles }: CssModulesOptions): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      const additions = createAdditions(build);
      build.onEnd((result) => additions.addTo(result));
      const compiled = new Map<string, Promise<Compiled>>();
      build.onStart(() => compiled.clear());
      /** Asked for by the script and by its styles. */
      const compileOnce = (path: string): Promise<Compiled> => {
        const known = compiled.get(path) ?? compile(path, root, build.esbuild.build, styles);
        compiled.set(path, known);
        return known;
      };
      build.onLoad({ filter: MODULE, namespace: 'file' }, async ({ path, suffix }) => {
        const module = await compileOnce(path);
        if (!module.ok) return { errors: module.errors };
        additions.dependOn(
          relativeTo(root, path) + suffix,
          module.inputs.map((input) => relativeTo(root, input)),
        );
        const style = styles ? `import ${JSON.stringify(`${NAMESPACE}:${path}`)};\n` : '';
        const { names, warnings } = module.value;
        const contents = style + exportsOf(names);
        return {
          contents,
          warnings: [...warnings, ...module.leaving],
          loader: 'js' as Loader,
          resolveDir: dirname(path),
        };
      });
      resolveOwn(build, NAMESPACE);
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
        const module = await compileOnce(path);
        if (!module.ok) return { errors: module.errors };
        return { contents: module.value.css, loader: 'css' as Loader, resolveDir: dirname(path) };
      });
    },
  };
}

interface CompiledModule {
  readonly css: string;
  /** What each local name is called on the page. */
  readonly names: Readonly<Record<string, string>>;
  /** At their places in the module. */
  readonly warnings: Message[];
}

type Compiled =
  /** `inputs`: what the styles are made of besides the module: absolute. `leaving`: what would style the page around. */
  | {
      readonly ok: true;
      readonly value: CompiledModule;
      readonly inputs: readonly string[];
      readonly leaving: PartialMessage[];
    }
  /** At their places in the module. */
  | { readonly ok: false; readonly errors: PartialMessage[] };

type Build = typeof import('esbuild').build;

async function compile(path: string, root: string, build: Build, reportsLeaving: boolean): Promise<Compiled> {
  const blame = (error: PartialMessage) => ({ ...error, detail: { blamed: relativeTo(root, path) } });
  const style = await styleText(path, root);
  if (!style.ok) return { ok: false, errors: style.errors.map(blame) };
  try {
    const value = await compileModule(path, style.css, root, build);
    const leaving = reportsLeaving ? await leavingStyles({ ...style, file: path }, root) : [];
    return { ok: true, value, inputs: style.inputs, leaving };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { ok: false, errors: error.errors };
  }
}

async function compileModule(path: string, source: string, root: string, build: Build): Promise<CompiledModule> {
  const { outputFiles, warnings } = await build({
    absWorkingDir: root, // Messages name files from here, as those of the outer bundle do.
    stdin: { contents: `export { default } from ${JSON.stringify(plainName(path))};`, resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    format: 'cjs',
    outdir: '/',
    logLevel: 'silent',
    plugins: [addressesStay, moduleText(path, source)],
  });
  const text = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  const stem = basename(path).replace(/\W.*$/, '');
  const mark = `${stem}-${sha256(relativeTo(root, path)).slice(0, HASH_LENGTH)}`;
  const given = namesIn(text('.js'));
  const renamed = new Map(
    Object.values(given).flatMap((list) => list.split(' ').map((name) => [name, `${mark}_${local(name)}`] as const)),
  );
  const css = text('.css').replace(/[\w-]+/g, (word) => renamed.get(word) ?? word);
  const names = Object.entries(given).map(([name, list]) => [
    name,
    list
      .split(' ')
      .map((word) => renamed.get(word) ?? word)
      .join(' '),
  ]);
  return { css, names: Object.fromEntries(names), warnings };
}

/** esbuild makes names of the file's own: those of Sass are as if it were CSS. */
function plainName(path: string): string {
  return path.replace(/\.\w+$/, '.css');
}

function moduleText(path: string, text: string): Plugin {
  const name = plainName(path);
  return {
    name: 'module-text',
    setup(build) {
      const filter = new RegExp(`^${escapePattern(name)}$`);
      build.onResolve({ filter }, () => ({ path: name }));
      build.onLoad({ filter, namespace: 'file' }, () => ({ contents: text, loader: 'local-css' }));
    },
  };
}

/** The outer bundle takes in the files that the styles name; one that is missing is told here, where the lines are the author's. */
const addressesStay: Plugin = {
  name: 'addresses-stay',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'url-token') return undefined;
      const isThere = /^(?:[a-z]+:|[/#])/i.test(path) || existsSync(resolve(resolveDir, path.replace(/[?#].*/, '')));
      return isThere ? { path, external: true } : { errors: [{ text: `Could not resolve "${path}"` }] };
    });
  },
};

/** esbuild writes one object of string values. */
function namesIn(code: string): Record<string, string> {
  const body = /var \w+_default = (\{[\s\S]*?\n\});/.exec(code)?.[1];
  if (body === undefined) return {};
  const pairs = [...body.matchAll(/^\s+(?:"((?:[^"\\]|\\.)*)"|([\w$]+)): "((?:[^"\\]|\\.)*)"/gm)];
  return Object.fromEntries(pairs.map(([, quoted, plain, value = '']) => [quoted ?? plain ?? '', value]));
}

/** `styles_root` is `root`. */
function local(name: string): string {
  return name.slice(name.indexOf('_') + 1);
}

function exportsOf(names: Readonly<Record<string, string>>): string {
  const own = Object.entries(names)
    .filter(([name]) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default')
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return `${own.join('\n')}\nexport default ${JSON.stringify(names)};\n`;
}
