// Demos that throw because their file follows Node's rules for CommonJS: there, the default import of a package is the whole of
// `module.exports`, and where a compiler made it of an ES module, the default export is only a field of that.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { ImportDeclaration } from '@babel/types';
import { type DemoBundleOptions, demoCodeOptions } from '../bundle/demo-options.ts';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { escapePattern } from '../lib/escape-pattern.ts';
import { followsNode } from '../lib/node/follows-node.ts';
import { isInstalled } from '../lib/node/installed-files.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { resolveImports } from '../lib/node/resolve-imports.ts';
import { parse } from '../lib/syntax/parse.ts';
import { startOf } from '../lib/syntax/walk.ts';
import type { Location } from '../model/outcome.ts';

export interface NodeInterop {
  /** What the file imports, and calls the default import. */
  readonly specifier: string;
  readonly name: string;
  readonly at: Location;
}

/** What code says that takes an object for a component, a function or a class. */
const TAKEN_FOR_ANOTHER =
  /Element type is invalid|Objects are not valid as a React child|is not a (?:function|constructor)|Class extends value|Cannot (?:read|destructure) propert/;

/**
 * For each demo that threw such an error, the first import that explains it. `parts`: files of the project that demos are made
 * of, absolute, by their ids.
 */
export async function findNodeInterop(
  threw: readonly { readonly id: string; readonly text: string }[],
  parts: ReadonlyMap<string, readonly string[]>,
  options: DemoBundleOptions,
): Promise<Map<string, NodeInterop>> {
  const found = new Map<string, NodeInterop>();
  const byFile = new Map<string, readonly NodeInterop[]>();
  for (const { id, text } of threw) {
    if (!TAKEN_FOR_ANOTHER.test(text)) continue;
    for (const file of parts.get(id) ?? []) {
      const imports = byFile.get(file) ?? (await interopsOf(file, options));
      byFile.set(file, imports);
      const [first] = imports;
      if (first && !found.has(id)) found.set(id, first);
    }
  }
  return found;
}

async function interopsOf(file: string, options: DemoBundleOptions): Promise<NodeInterop[]> {
  if (!/\.[cm]?[jt]sx?$/.test(file) || !(await followsNode(file))) return [];
  const source = await readFile(file, 'utf8');
  const { program } = await parse(source, file); // It has been bundled.
  const lines = lineIndex(source);
  const imports = program.body.flatMap((statement): NodeInterop[] => {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return [];
    const name = defaultName(statement);
    // The author knows: `const Badge = badge.default`.
    if (name === null || new RegExp(`(?<![\\w$])${escapePattern(name)}\\??\\.default\\b`).test(source)) return [];
    const { value: specifier } = statement.source;
    const at = locate(relativeTo(options.root, file), lines, startOf(statement.source), specifier.length + 2);
    return [{ specifier, name, at }];
  });
  const questions = imports.map(({ specifier }) => ({ specifier, resolveDir: dirname(file) }));
  const resolved = await resolveImports(questions, demoCodeOptions(options));
  const found: NodeInterop[] = [];
  for (const [index, imported] of imports.entries()) {
    const answer = resolved[index];
    const module = answer?.kind === 'found' ? answer.file : null;
    if (module !== null && isInstalled(module) && (await isCompiled(module))) found.push(imported);
  }
  return found;
}

function defaultName({ specifiers }: ImportDeclaration): string | null {
  const own = specifiers.find(
    (one) =>
      one.type === 'ImportDefaultSpecifier' ||
      (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.imported.name === 'default'),
  );
  return own?.local.name ?? null;
}

/** A CommonJS module that was an ES module with a default export, or passes one on. */
async function isCompiled(file: string, depth = 3): Promise<boolean> {
  if (!/\.c?js$/.test(file)) return false;
  const text = await readFile(file, 'utf8');
  if (/\b__esModule\b/.test(text)) return /\bexports\.default\b|\bdefault\s*:|["']default["']/.test(text);
  const [, next] = /\bmodule\.exports\s*=\s*require\(\s*["'](\.[^"']+)["']\s*\)/.exec(text) ?? [];
  return next !== undefined && depth > 0 && isCompiled(createRequire(file).resolve(next), depth - 1);
}
