// One edited module to a script that runs as the body of a function with `require`, `module` and `exports`. Lines stay in
// their places, so that an error of the script is one of the source.
import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import { transform } from 'sucrase';
import { errorMessage } from '../../lib/error-message.ts';
import { importedNames } from '../../lib/imported-names.ts';
import { isFileSpecifier, metaPlaces, moduleUrls, pathOf } from '../../lib/syntax/module-urls.ts';

export interface CompiledModule {
  readonly ok: true;
  readonly code: string;
  /** Everything that it may ask `require` for. */
  readonly specifiers: readonly string[];
  /** Names that it imports one by one, by specifier. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

export interface CompileError {
  readonly ok: false;
  readonly message: string;
  /** Both count from 1; null: the compiler does not say. */
  readonly line: number | null;
  readonly column: number | null;
}

export function compileModule(file: string, source: string): CompiledModule | CompileError {
  if (file.endsWith('.json')) return compileJson(source);
  const isTyped = /\.tsx?$/.test(file);
  const hasElements = !file.endsWith('.ts');
  try {
    // Sucrase is quick because it trusts what it reads: a tag that is closed by another name would get through.
    const { program } = parse(source, {
      sourceType: 'module',
      plugins: [...(isTyped ? (['typescript'] as const) : []), ...(hasElements ? (['jsx'] as const) : [])],
    });
    const { code } = transform(withoutMeta(source, program), {
      transforms: [
        ...(isTyped ? (['typescript'] as const) : []),
        ...(hasElements ? (['jsx'] as const) : []),
        'imports',
      ],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    });
    return { ok: true, code, specifiers: requiredBy(code), names: namesOf(source) };
  } catch (error) {
    return toCompileError(error);
  }
}

/**
 * A function has no `import.meta`: a file that is named by its address is a module that was built for it, and the address of the
 * code itself is that of the frame. Lines stay in their places.
 */
function withoutMeta(source: string, program: Node): string {
  if (!source.includes('import.meta')) return source;
  const changes = [
    ...metaPlaces(program).map(({ start, end, isAddress }) => ({
      start,
      end,
      code: isAddress ? 'document.baseURI' : '({})',
    })),
    ...moduleUrls(program).flatMap(({ specifier, argument: { start, end } }) => {
      if (specifier === null || !isFileSpecifier(specifier)) return [];
      const path = pathOf(specifier);
      const address = `require(${JSON.stringify(`${/^\./.test(path) ? '' : './'}${path}?url`)}).default`;
      const rest = specifier.slice(path.length);
      return [{ start, end, code: rest === '' ? address : `${address} + ${JSON.stringify(rest)}` }];
    }),
  ].sort((a, b) => b.start - a.start);
  return changes.reduce((text, { start, end, code }) => text.slice(0, start) + code + text.slice(end), source);
}

function compileJson(source: string): CompiledModule | CompileError {
  try {
    JSON.parse(source);
  } catch (error) {
    return { ok: false, message: errorMessage(error), line: null, column: null };
  }
  const code = `exports.__esModule=true;exports.default=${source}\n;Object.assign(exports,exports.default)`;
  return { ok: true, code, specifiers: [], names: {} };
}

/** The same words in a string of the source do no harm: what is not there is told when it is asked for. */
function requiredBy(code: string): string[] {
  return [...new Set([...code.matchAll(/\brequire\((['"])([^'"\n]+)\1\)/g)].map(([, , specifier = '']) => specifier))];
}

/** Only to tell a reader which name is missing. */
function namesOf(source: string): Record<string, string[]> {
  return Object.fromEntries([...importedNames(source)].map(([specifier, names]) => [specifier, [...names]]));
}

/** Both put the place behind their message, and the place itself into `loc`, where Babel counts columns from 0. */
function toCompileError(error: unknown): CompileError {
  const message = errorMessage(error).replace(/\s*\(\d+:\d+\)$/, '');
  const loc = typeof error === 'object' && error !== null && 'loc' in error ? error.loc : null;
  if (typeof loc !== 'object' || loc === null || !('line' in loc && 'column' in loc))
    return { ok: false, message, line: null, column: null };
  const first = 'reasonCode' in (error as object) ? 1 : 0; // It has a `loc`, so it is an object.
  return { ok: false, message, line: Number(loc.line), column: Number(loc.column) + first };
}
