// Code of documentation pages to modules: a fragment is put into what makes it one, and gets the names that it takes from above.
import { basename, posix } from 'node:path';
import ts from 'typescript';
import { groupBy } from '../lib/groups.ts';
import type { CheckedModule } from '../model/package-types.ts';
import { type FragmentNames, readNames } from './check-names.ts';

export interface AssembledModule {
  readonly path: string;
  readonly text: string;
  /** Numbers of what is no mistake in a fragment. */
  readonly tolerated: ReadonlySet<number>;
  /** The pieces of the fragment in order: offsets in `text`, and in what the page shows. */
  readonly pieces: readonly Piece[];
  /** Everything the checker says of the frame around it is said of this part. */
  readonly frame: { readonly from: number; readonly to: number } | null;
}

interface Piece {
  readonly at: number;
  readonly source: number;
  readonly length: number;
}

export function assemble(modules: readonly CheckedModule[]): AssembledModule[] {
  const unique = new Map(modules.map((module) => [module.path, module]));
  const parts = [...unique.values()].map((module) => toPart(module));
  const pages = groupBy(parts, ({ module }) => module.fragment?.page ?? null);
  for (const page of pages.values()) connect(page);
  return parts.map(finish);
}

/** Offset and length in what the page shows. */
export interface FragmentPlace {
  readonly offset: number;
  readonly length: number;
}

export function endOfFragment({ pieces }: AssembledModule): FragmentPlace {
  const last = pieces.at(-1);
  return { offset: last ? Math.max(0, last.source + last.length - 1) : 0, length: 1 };
}

/** null: it is nothing that the author of the fragment wrote. */
export function placeInFragment(
  { pieces, frame, text }: AssembledModule,
  start: number,
  length: number,
): FragmentPlace | null {
  const piece = pieces.find(({ at, length: size }) => start >= at && start < at + size);
  if (piece) {
    const inside = start - piece.at;
    return { offset: piece.source + inside, length: Math.max(1, Math.min(length, piece.length - inside)) };
  }
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last) return null;
  if (frame === null || start < frame.from || start >= frame.to) return null;
  const blank = /^\s*/.exec(text.slice(first.at, last.at + last.length))?.[0].length ?? 0;
  return { offset: first.source + blank, length: 1 };
}

interface Frame {
  readonly before: string;
  readonly after: string;
}

interface Part {
  readonly module: CheckedModule;
  readonly frame: Frame;
  readonly names: FragmentNames;
  /** Module of the page that it takes each name from. */
  readonly taken: Map<string, string>;
  /** Names that others take. */
  readonly given: Set<string>;
  /** Specifiers that lead to other fragments of the page. */
  readonly redirects: Map<string, string>;
}

function toPart(module: CheckedModule): Part {
  const frame = module.fragment ? frameOf(module) : WHOLE;
  const names = readNames(module.path, frame.before + module.text + frame.after);
  return { module, frame, names, taken: new Map(), given: new Set(), redirects: new Map() };
}

const WHOLE: Frame = { before: '', after: '' };
const MEMBERS: Frame = { before: '[{', after: '\n}]' };
const VALUE: Frame = { before: '[', after: '\n]' };
const CHILDREN: Frame = { before: '<>', after: '\n</>' };

/** The first that TypeScript can read; else the code as it stands, for TypeScript to say what is wrong. */
function frameOf({ path, text, fragment }: CheckedModule): Frame {
  const type = fragment?.type ?? null;
  const first = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*([\s\S]*)/.exec(text)?.[1] ?? '';
  const isMember = /^(?:[\w$]+|'[^'\n]*'|"[^"\n]*")\??\s*:(?!:)/.test(first);
  const values = isMember || type === null ? [MEMBERS, VALUE] : [VALUE, MEMBERS];
  const order =
    type !== null || isMember || /^\{[\s\S]*\}\s*,?\s*$/.test(first)
      ? [...values, WHOLE]
      : [WHOLE, ...values, ...(path.endsWith('x') ? [CHILDREN] : [])];
  const frame = order.find(({ before, after }) => isReadable(path, before + text + after)) ?? WHOLE;
  if (type === null || frame === WHOLE) return frame;
  return { before: `(${frame.before}`, after: `${frame.after}) satisfies (${type})[]` };
}

/** Elements beside each other; TypeScript reads on, and so checks them all. */
const SIBLING_ELEMENTS = 2657;

function isReadable(path: string, text: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: basename(path),
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  return diagnostics.every(({ code, file }) => file === undefined || code === SIBLING_ELEMENTS);
}

/** Who takes which name from whom. */
function connect(page: readonly Part[]): void {
  for (const [index, part] of page.entries()) {
    const above = page.slice(0, index).reverse();
    for (const name of part.names.used) {
      if (part.names.declared.has(name)) continue;
      const giver = above.find((other) => mayGive(other, name, part));
      if (!giver) continue;
      giver.given.add(name);
      part.taken.set(name, giver.module.path);
    }
    for (const specifier of part.names.specifiers) {
      const target = page.find((other) => other !== part && isNamed(other.module, specifier));
      if (target) part.redirects.set(specifier, target.module.path);
    }
  }
}

function mayGive({ module, names }: Part, name: string, to: Part): boolean {
  const kind = names.declared.get(name);
  if (kind === undefined) return false;
  if (to.module.fragment?.isExcerpt && !module.fragment?.isSetup) return false;
  return kind === 'own' || module.fragment?.isSetup === true || !importsNames(to);
}

function importsNames({ names }: Part): boolean {
  return [...names.declared.values()].includes('import');
}

/** `./theme` and `../theme.ts` are the fragment with the title `src/theme.ts`. */
function isNamed({ fragment }: CheckedModule, specifier: string): boolean {
  const bare = (name: string) => posix.basename(name).replace(/\.[cm]?[jt]sx?$/, '');
  const title = fragment?.title ?? null;
  return (
    title !== null && /\.[cm]?[jt]sx?$/.test(title) && /^\.{1,2}\//.test(specifier) && bare(title) === bare(specifier)
  );
}

/** Elements beside each other, and that each of them is left unused; a return outside of a function. */
const TOLERATED = [SIBLING_ELEMENTS, 2695, 1108];
/** `React` without an import. */
const NO_REACT = 2686;

function toleratedIn(part: Part): ReadonlySet<number> {
  if (!part.module.fragment) return new Set();
  return new Set(importsNames(part) ? TOLERATED : [...TOLERATED, NO_REACT]);
}

function finish(part: Part): AssembledModule {
  const { module, frame, names, taken, given, redirects } = part;
  const { path, text, fragment } = module;
  const imports = [...taken].map(([name, from]) => `import { ${name} } from '${specifierTo(from, path)}';`).join('');
  let made = imports + frame.before;
  const pieces: Piece[] = [];
  let read = 0;
  const take = (to: number) => {
    if (to > read) pieces.push({ at: made.length, source: read, length: to - read });
    made += text.slice(read, to);
    read = to;
  };
  for (const { specifier, start, end } of names.literals) {
    const target = redirects.get(specifier);
    const from = start - frame.before.length;
    if (target === undefined) continue;
    take(from);
    made += `'${specifierTo(target, path)}'`;
    read = end - frame.before.length;
  }
  take(text.length);
  const own = [...given].filter((name) => !names.exported.has(name)).sort();
  const end = made.length;
  made += frame.after;
  return {
    path,
    text: `${made}\n;export { ${own.join(', ')} };\n`,
    tolerated: toleratedIn(part),
    pieces: pieces.length === 0 ? [{ at: end, source: 0, length: 0 }] : pieces,
    frame: fragment?.type == null ? null : { from: imports.length, to: made.length },
  };
}

/** What is included from another folder keeps its own. */
function specifierTo(target: string, from: string): string {
  const way = posix.relative(posix.dirname(from), target);
  return way.startsWith('.') ? way : `./${way}`;
}
