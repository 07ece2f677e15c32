// CSS classes of components: their keys from types, their names from the JavaScript beside the types.
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import type { ClassTypes } from '../model/package-types.ts';
import type { BuiltCode } from './built-code.ts';
import { codeBeside, readText } from './code-beside.ts';
import { placeOf } from './describe-member.ts';
import { docOf } from './doc.ts';
import type { Member } from './members.ts';
import { byName, membersOf } from './members.ts';
import type { PackageExport } from './package-exports.ts';
import { bareExpression } from './wrapped.ts';

/** States that look the same on all components: their class has the name of no component. */
const STATES = new Set([
  ...['active', 'checked', 'completed', 'disabled', 'error', 'expanded', 'focused', 'focusVisible'],
  ...['open', 'readOnly', 'required', 'selected'],
]);

export interface ClassContext {
  readonly checker: ts.TypeChecker;
  readonly root: string;
  readonly component: string;
  /** Where the component is declared. */
  readonly file: string;
  readonly exports: readonly PackageExport[];
  readonly builtCode: BuiltCode;
}

export interface DescribedClasses {
  readonly classes: readonly ClassTypes[];
  /** Keys whose class is not known: no constant and no call in the code names it. */
  readonly unproven: readonly string[];
}

/** Keys of the prop `classes`, else of the exported `buttonClasses`, in the order of code units. */
export function describeClasses(prop: Member | undefined, context: ClassContext): DescribedClasses {
  const { checker, root, file, component, exports } = context;
  const listName = `${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`;
  const list = exports.find(({ name }) => name === listName)?.symbol;
  const ofProp = keysOf(prop?.symbols[0], checker);
  const members = byName((ofProp.size > 0 ? ofProp : keysOf(list, checker)).values());
  const own = namingOf([...fileOf(list), `${posix.dirname(file)}/${listName}.d.ts`, ...siblings(file, component)]);
  const constants = constantsOf(list, listName, context);
  const unproven: string[] = [];
  const classes = members.flatMap(({ name, symbols }): ClassTypes[] => {
    const declarations = symbols.flatMap(({ declarations: found }) => found ?? []);
    // What a component takes over from another bears the name of the other.
    const naming = own?.names(name) ? own : otherNaming(name, own, { symbols, exports });
    const isState = naming !== null && STATES.has(name);
    const className = constants.get(name) ?? (naming && `${isState ? naming.state : naming.own}-${name}`);
    const doc = docOf(declarations);
    if (className === null) {
      if (!doc.isInternal) unproven.push(name);
      return [];
    }
    return [{ key: name, className, isState, doc, at: declarations[0] ? placeOf(declarations[0], root) : null }];
  });
  return { classes, unproven };
}

/** `{ root: 'Panel-root' }`: class names of an exported list, from its type, else from the code beside it. */
function constantsOf(
  list: ts.Symbol | undefined,
  listName: string,
  { checker, builtCode }: ClassContext,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name, symbols } of keysOf(list, checker).values()) {
    const type = symbols[0] && checker.getTypeOfSymbol(symbols[0]);
    if (type?.isStringLiteral()) names.set(name, type.value);
  }
  for (const file of fileOf(list)) {
    const value = builtCode.beside(file)?.find(listName) ?? list?.valueDeclaration;
    const written = value && ts.isVariableDeclaration(value) ? value.initializer : value;
    const object = written && ts.isExpression(written) ? bareExpression(written) : undefined;
    if (!object || !ts.isObjectLiteralExpression(object)) continue;
    for (const property of object.properties)
      if (ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer))
        names.set(property.name.getText().replace(/^(['"])(.*)\1$/, '$2'), property.initializer.text);
  }
  return names;
}

/** Of the list that is spread into that of the component, or of the file that declares the key. */
function otherNaming(
  key: string,
  own: Naming | null,
  { symbols, exports }: { readonly symbols: readonly ts.Symbol[]; readonly exports: readonly PackageExport[] },
): Naming | null {
  const spread = own?.spread.flatMap((list) => fileOf(exports.find(({ name }) => name === list)?.symbol)) ?? [];
  return [...spread, ...symbols.flatMap(fileOf)].map((file) => namingOf([file])).find((one) => one?.names(key)) ?? null;
}

export function keysOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ReadonlyMap<string, Member> {
  return symbol ? membersOf(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)), checker) : new Map();
}

function fileOf(symbol: ts.Symbol | undefined): string[] {
  return (symbol?.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
}

interface Naming {
  /** `MuiButton`. */
  readonly own: string;
  /** `Mui`. */
  readonly state: string;
  /** Whether the file names this key. */
  readonly names: (key: string) => boolean;
  /** Lists whose classes it has as well: `inputBaseClasses`. */
  readonly spread: readonly string[];
}

/** Of the first file that makes class names. */
function namingOf(files: readonly string[]): Naming | null {
  for (const file of files) {
    const code = codeBeside(file);
    const naming = code === null ? null : readNaming(code.text, code.file);
    if (naming) return naming;
  }
  return null;
}

const CALL =
  /enerateUtilityClass(?:es)?(?:\.\w+|\))*\(\s*(?:(['"])([\w-]+)\1|([A-Z_a-z]\w*))\s*,\s*[^)]*?(?:,\s*(['"])(\w+)\4\s*)?\)/g;

function readNaming(text: string, file: string): Naming | null {
  // The list of classes counts; what makes a single class may have been copied from another component.
  const calls = [...text.matchAll(CALL)].sort((a, b) => Number(isList(b)) - Number(isList(a)));
  for (const [, , literal, constant, , state] of calls) {
    const name = literal ?? textOfConstant(constant ?? '', text);
    if (name === null) continue;
    const prefix = ownPrefix(text, file);
    // `direction-xs-${direction}` names a class for each direction.
    const beginnings = [...text.matchAll(/`([\w-]+)\$\{/g)].map(([, beginning = '']) => beginning);
    return {
      own: `${prefix === null ? '' : `${prefix}-`}${name}`,
      state: state ?? (prefix === null ? 'Mui' : `${prefix}-`),
      names: (key) =>
        text.includes(`'${key}'`) ||
        text.includes(`"${key}"`) ||
        beginnings.some((beginning) => key.startsWith(beginning)),
      spread: [...text.matchAll(/(?:\.\.\.|\}, )(?:\w+\.)?(\w+Classes)\b/g)].map(([, list]) => list ?? ''),
    };
  }
  return null;
}

function isList([call]: RegExpMatchArray): boolean {
  return call.startsWith('enerateUtilityClasses');
}

function textOfConstant(constant: string, text: string): string | null {
  return new RegExp(`\\b${constant}\\s*=\\s*(['"])([\\w-]+)\\1`).exec(text)?.[2] ?? null;
}

/** A package that makes its class names itself puts a prefix of its own before them. */
function ownPrefix(text: string, file: string): string | null {
  const from = /(['"])(\.\.?\/[\w./-]*generateUtilityClass)(?:\/index)?(?:\.js)?\1/.exec(text)?.[2];
  if (from === undefined) return null;
  const path = posix.resolve(posix.dirname(file), from);
  const maker = [`${path}/generateUtilityClass.js`, `${path}/index.js`, `${path}.js`, `${path}.ts`]
    .map(readText)
    .find((code) => code !== null);
  return /_PREFIX\s*=\s*(['"])(\w+)\1/.exec(maker ?? '')?.[2] ?? null;
}

/** Name in `theme.components`, from the call that reads it there; null: no default props can be set. */
export function themeNameInCode(file: string, component: string): string | null {
  for (const path of siblings(file, component)) {
    const text = codeBeside(path)?.text ?? '';
    for (const [, , name] of text.matchAll(/\b(?:name|componentName)\s*[:=]\s*(['"])(\w+)\1/g))
      if (/use(?:Theme|Default)Props/.test(text) && name?.endsWith(component) && name !== component) return name;
  }
  return null;
}

/** The file first, then those of its folder that bear the component's name. */
function siblings(file: string, component: string): string[] {
  const folder = posix.dirname(file);
  const stem = component.toLowerCase();
  const names = readdirSync(folder).filter(
    (name) =>
      name
        .toLowerCase()
        .replace(/^create/, '')
        .startsWith(stem) && /\.(?:[cm]?jsx?|(?<!\.d\.)[cm]?tsx?)$/.test(name),
  );
  return [file, ...names.sort().map((name) => `${folder}/${name}`)];
}
