// One row of a table: a member of a type with all that its declarations say.
import { posix } from 'node:path';
import ts from 'typescript';
import { unionText } from '../lib/type-parts.ts';
import type { MemberTypes, TypePlace } from '../model/package-types.ts';
import type { CodeDefaults, PassedDefault } from './code-defaults.ts';
import { definitionDefault } from './definition-default.ts';
import { docOf } from './doc.ts';
import { joinLiterals } from './literals.ts';
import type { Member } from './members.ts';
import { holderOf } from './owner.ts';
import { printType } from './print-type.ts';
import { signatureOf } from './signature.ts';

export interface MemberContext {
  readonly checker: ts.TypeChecker;
  /** Absolute: places are relative to it. */
  readonly root: string;
  /** Type parameters that readers see. */
  readonly known?: ReadonlySet<ts.Declaration>;
}

export interface CodeDefaultsContext {
  readonly defaults: CodeDefaults;
  /** Of a prop that the code passes on. */
  readonly passedDefault?: PassedDefault;
}

/** The code is asked before the comment where it sets a default for sure, and after it elsewhere. */
export function withCodeDefault(row: MemberTypes, { defaults, passedDefault }: CodeDefaultsContext): MemberTypes {
  const value = defaults.values.get(row.name);
  if (value !== undefined) return { ...row, default: shownDefault(value) };
  if (row.default !== null) return row;
  const below = defaults.fallbacks.get(row.name) ?? passedDefault?.(row.name) ?? null;
  return below === null ? row : { ...row, default: shownDefault(below) };
}

/** Rows of members that several components have from the same declaration, with the same type, are made once. */
export function createMemberDescriber(context: MemberContext): (member: Member) => MemberTypes {
  const known = new Map<ts.Type, Map<string, MemberTypes>>();
  return (member) => {
    const [symbol, ...others] = member.symbols;
    if (!symbol || others.length > 0) return describeMember(member, context);
    const type = context.checker.getTypeOfSymbol(symbol);
    const rows = known.get(type) ?? new Map<string, MemberTypes>();
    known.set(type, rows);
    const places = (symbol.declarations ?? []).map((one) => `${one.getSourceFile().fileName} ${one.pos}`);
    const key = [member.name, member.optional, symbol.flags & ts.SymbolFlags.Transient, ...places].join(' ');
    const row = rows.get(key) ?? describeMember(member, context);
    rows.set(key, row);
    return row;
  };
}

export function describeMember({ name, symbols, optional }: Member, context: MemberContext): MemberTypes {
  const { checker, root, known } = context;
  const [symbol] = symbols;
  if (!symbol) throw new Error(`No symbol of ${name}.`);
  const declarations = symbols.flatMap(({ declarations: found }) => found ?? []);
  const declaration = declarations[0];
  const type = checker.getTypeOfSymbol(symbol);
  const node = declaration && typeNodeOf(declaration);
  const isDerived = (symbol.flags & ts.SymbolFlags.Transient) !== 0;
  const options = { isOptional: optional, isDerived, ...(known ? { known } : {}) };
  const printed = printSeveral(symbols, node, { ...context, options }) ?? printType(type, node, checker, options);
  const doc = docOf(declarations);
  const signature = signatureOf(type, node, checker, options);
  return {
    name,
    // A function that is written out is the same in both places.
    type: signature && printed.text.startsWith('(') ? signature.text : printed.text,
    union: printed.union,
    required: !optional,
    default: shownDefault(doc.defaultValue ?? (isDerived ? definitionDefault(declaration, type, checker) : null)),
    doc,
    signature,
    at: declaration ? placeOf(declaration, root) : null,
    declaredBy: declaration ? holderOf(declaration) : '',
  };
}

/** What is left out is undefined anyway. */
function shownDefault(text: string | null): string | null {
  return text === 'undefined' ? null : text;
}

/** Parts of a union may each give a literal of their own. */
function printSeveral(
  symbols: readonly ts.Symbol[],
  node: ts.TypeNode | undefined,
  { checker, options }: MemberContext & { readonly options: Parameters<typeof printType>[3] },
): ReturnType<typeof printType> | null {
  if (symbols.length < 2) return null;
  const printed = symbols.map((symbol) => {
    const own = symbol.declarations?.[0];
    return printType(checker.getTypeOfSymbol(symbol), own ? typeNodeOf(own) : node, checker, options);
  });
  const allowed = printed.filter(({ text }) => text !== 'never');
  const unions = (allowed.length === 0 ? printed : allowed).map(({ union }) => union);
  if (unions.every((union) => union !== null)) {
    const all = [...new Set(unions.flat())];
    const text = joinLiterals(all);
    return { text, union: text === 'boolean' ? null : all };
  }
  return { text: unionText(allowed.map(({ text }) => text)), union: null };
}

export function typeNodeOf(declaration: ts.Declaration): ts.TypeNode | undefined {
  if (
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isParameter(declaration) ||
    ts.isVariableDeclaration(declaration)
  )
    return declaration.type;
  return ts.isGetAccessorDeclaration(declaration) ? declaration.type : undefined;
}

export function placeOf(node: ts.Node, root: string): TypePlace {
  const source = node.getSourceFile();
  const named = ts.getNameOfDeclaration(node as ts.Declaration) ?? node; // Whatever has no name is its own place.
  const { line, character } = source.getLineAndCharacterOfPosition(named.getStart(source));
  return { file: posix.relative(root, source.fileName), line: line + 1, column: character + 1 };
}
