// The utilities that a demo's source uses, compiled by the project's own Tailwind: no reset, nothing that reaches the page around it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The part of Tailwind 4 that is used here. */
interface Tailwind {
  compile(css: string, options: CompileOptions): Promise<{ build(candidates: string[]): string }>;
}

interface CompileOptions {
  readonly base: string;
  readonly loadStylesheet: (id: string, base: string) => Promise<{ path: string; base: string; content: string }>;
}

export interface TailwindOptions {
  readonly root: string;
  /** Attribute on `<html>` that says which scheme shows: `dark:` follows it. */
  readonly schemeAttribute: string;
}

export interface TailwindCompiler {
  /** CSS for the classes in `sources`. */
  compile(sources: readonly string[]): Promise<string>;
  /** Of the package, parts of which are in that CSS; absolute. */
  readonly folder: string;
}

/** null: the project has no `tailwindcss`. */
export async function createTailwind({ root, schemeAttribute }: TailwindOptions): Promise<TailwindCompiler | null> {
  const require = createRequire(join(root, 'package.json'));
  let entry: string;
  try {
    entry = require.resolve('tailwindcss');
  } catch {
    return null; // The caller says so, with the place of the demo.
  }
  const tailwind: Tailwind = require(entry);
  const dark = `[${schemeAttribute}="dark"]`;
  const input = `@layer theme, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(utilities);
@custom-variant dark (&:where(${dark}, ${dark} *));`;
  const loadStylesheet: CompileOptions['loadStylesheet'] = async (id) => {
    const path = require.resolve(id);
    return { path, base: dirname(path), content: await readFile(path, 'utf8') };
  };
  return {
    folder: dirname(require.resolve('tailwindcss/package.json')),
    async compile(sources) {
      // A compiler keeps the candidates that it was given: each demo has one of its own.
      const { build } = await tailwind.compile(input, { base: root, loadStylesheet });
      return build(candidatesIn(sources));
    },
  };
}

/** Whatever could be a class name; Tailwind itself leaves out what is none. Sorted, so that the order of files is nothing. */
function candidatesIn(sources: readonly string[]): string[] {
  const words = sources.flatMap((source) => source.split(/[\s"'`<>{}=;]+/));
  return [...new Set(words.filter((word) => /^[!\-@a-z[][^,]*$/i.test(word)))].sort();
}
