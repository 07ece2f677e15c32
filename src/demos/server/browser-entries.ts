// Packages with one entry for browsers and one for Node.js: the server takes the one of browsers, so that both run the same code.
// An entry that uses the DOM would throw there, and keeps its counterpart: such packages make the same HTML with both.
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { escapePattern } from '../../lib/escape-pattern.ts';
import { resolveImports } from '../../lib/node/resolve-imports.ts';

/** `packages`: folders of packages that the demos are made of, absolute. `options`: what the run for browsers resolves imports by. */
export function browserEntries(
  packages: readonly string[],
  options: Pick<BuildOptions, 'alias' | 'conditions'> & { readonly absWorkingDir: string },
): Plugin {
  const files = new Map<string, Promise<string | null>>();
  return {
    name: 'docs-gen-browser-entries',
    async setup(build) {
      const names = (await Promise.all(packages.map(nameIfDual))).filter((name) => name !== null);
      if (names.length === 0) return;
      const filter = new RegExp(`^(?:${names.map(escapePattern).join('|')})(?:/.*)?$`);
      build.onResolve({ filter }, async ({ path, resolveDir }) => {
        const key = `${resolveDir} ${path}`;
        const file = files.get(key) ?? browserFile(path, resolveDir, options);
        files.set(key, file);
        const found = await file;
        return found === null ? undefined : { path: found };
      });
    },
  };
}

/** Null: its manifest does not name anything that depends on the platform. */
async function nameIfDual(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '');
  if (!/"(?:browser|node)"\s*:/.test(text)) return null;
  return /(?:^|[\\/])node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)$/.exec(folder)?.[1]?.replace('\\', '/') ?? null;
}

async function browserFile(
  specifier: string,
  resolveDir: string,
  options: BuildOptions & { readonly absWorkingDir: string },
): Promise<string | null> {
  const browser = { ...options, bundle: true, write: false, platform: 'browser', logLevel: 'silent' } as const;
  const [found] = await resolveImports([{ specifier, resolveDir }], browser);
  const file = found?.kind === 'found' ? found.file : null;
  return file !== null && /\.m?js$/.test(file) && !(await usesDom(file)) ? file : null;
}

const DOM =
  /\b(?:window|document|navigator|location|self|XMLHttpRequest|HTMLElement|Element|localStorage|sessionStorage|MutationObserver)\b/;
const COMMENT = /\/\*(?:[^*]|\*(?!\/))*\*\/|(?<![:"'`])\/\/.*/g;
const NEIGHBOUR = /(?:\bfrom|\bimport|\brequire\()\s*["'](\.{1,2}\/[^"'\n]+)["']/g;

/** The module, and those of its package that it names. */
async function usesDom(start: string): Promise<boolean> {
  const seen = new Set([start]);
  for (const file of seen) {
    const text = (await readText(file)).replace(COMMENT, '');
    if (DOM.test(text) || seen.size > MOST_FILES) return true;
    for (const [, specifier = ''] of text.matchAll(NEIGHBOUR)) seen.add(resolve(dirname(file), specifier));
  }
  return false;
}

/** Without an ending, where there is none: CommonJS leaves it out. */
async function readText(file: string): Promise<string> {
  for (const path of [file, `${file}.js`, join(file, 'index.js')]) {
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text !== null) return text;
  }
  return 'document'; // Nothing is known of it.
}

const MOST_FILES = 200;
