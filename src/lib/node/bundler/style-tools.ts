// What compilers of style sheets have in common: they are packages of the project, and their errors have places.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, type SourceMapPayload } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { PartialMessage } from 'esbuild';
import { relativeTo } from '../paths.ts';

export type StyleText =
  /** `inputs`: what it is made of besides the file: absolute. `map`: to what its author wrote; null: the text is that. */
  | {
      readonly ok: true;
      readonly css: string;
      readonly inputs: readonly string[];
      readonly map: SourceMapPayload | null;
    }
  | { readonly ok: false; readonly errors: readonly PartialMessage[] };

/** Where a package of the project is. null: it is not installed, as it may be. `file`: of the project, absolute. */
export function toolPath(name: string, file: string): string | null {
  try {
    return createRequire(file).resolve(name);
  } catch {
    return null;
  }
}

/** A package of the project. null: it is not installed. */
export async function loadTool<T>(name: string, file: string): Promise<T | null> {
  const path = toolPath(name, file);
  if (path === null) return null;
  const loaded = (await import(pathToFileURL(path).href)) as T & { readonly default?: T };
  return loaded.default ?? loaded;
}

export function needsTool(what: string, name: string): StyleText {
  const text = `${what} need the package ${name}, which is not installed: run \`npm install --save-dev ${name}\``;
  return { ok: false, errors: [{ text }] };
}

export interface StylePlace {
  readonly file: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

export async function styleError(text: string, { file, line, column }: StylePlace, root: string): Promise<StyleText> {
  const lines = existsSync(file) ? (await readFile(file, 'utf8')).split(/\r?\n/) : [];
  const lineText = lines[line - 1] ?? '';
  const bytes = Buffer.byteLength(lineText.slice(0, column - 1));
  return { ok: false, errors: [{ text, location: { file: relativeTo(root, file), line, column: bytes, lineText } }] };
}
