// Defaults that the code of a component or a hook sets: where it takes its parameter apart, or in `defaultProps`.
import ts from 'typescript';
import type { BuiltCode, CodeNode } from './built-code.ts';
import { unitText } from './literals.ts';
import { passedProps } from './passed-props.ts';
import { isOfPlatform } from './platform.ts';
import {
  codeText,
  type DefaultsReader,
  isPlain,
  readAssignedDefaults,
  readClass,
  readFunction,
} from './read-defaults.ts';

export interface DefaultsContext {
  readonly checker: ts.TypeChecker;
  readonly builtCode: BuiltCode;
}

export interface CodeDefaults {
  /** As the first declaration that sets one writes it. */
  readonly values: ReadonlyMap<string, string>;
  /** What a prop without a value is replaced by after other sources, such as a context, were asked. */
  readonly fallbacks: ReadonlyMap<string, string>;
}

/** Nothing where there is no code. */
export function defaultsInCode(
  declarations: readonly ts.Declaration[],
  { checker, builtCode }: DefaultsContext,
): CodeDefaults {
  const { collected, ...notes } = collectDefaults();
  const written: DefaultsReader = { ...notes, lookup: (name) => initializerOf(name, checker), textOf: codeText };
  for (const declaration of declarations) {
    const source = declaration.getSourceFile();
    if (!source.isDeclarationFile) readWritten(declaration, written);
    else readDeclaredDefaults(declaration, checker, notes.note);
  }
  const built = declarations.flatMap((declaration) => chainOf(declaration, builtCode));
  const ofCode = readChain(built);
  return {
    values: new Map([...ofCode.values, ...collected.values]),
    fallbacks: new Map([...ofCode.fallbacks, ...collected.fallbacks]),
  };
}

/** Default of a prop that a component passes on to those that it renders; null: they have none, or several. */
export type PassedDefault = (prop: string) => string | null;

/** More steps than these are rare, and each one reads a module. */
const MOST_STEPS = 3;

export function passedDefaults(declarations: readonly ts.Declaration[], builtCode: BuiltCode): PassedDefault {
  const chain = declarations.flatMap((declaration) => chainOf(declaration, builtCode));
  if (chain.length === 0) return () => null;
  let receivers: readonly Receiver[] | undefined;
  return (prop) => {
    receivers ??= receiversOf(chain, { steps: MOST_STEPS, builtCode });
    const values = new Set(receivers.flatMap((one) => valuesBelow(one, prop)));
    return values.size === 1 ? ([...values][0] ?? null) : null;
  };
}

/** A component that is rendered with props of another. */
interface Receiver {
  readonly gets: (prop: string) => boolean;
  readonly values: ReadonlyMap<string, string>;
  readonly receivers: readonly Receiver[];
}

function receiversOf(
  chain: readonly CodeNode[],
  { steps, builtCode }: { readonly steps: number; readonly builtCode: BuiltCode },
): Receiver[] {
  if (steps === 0) return [];
  const { passesOn } = readChain(chain);
  return chain.flatMap((code) =>
    passedProps(code).map(({ to, sets, isWhole }): Receiver => {
      const below = builtCode.chain(code.module, to);
      return {
        gets: (prop) => !sets.has(prop) && (isWhole || passesOn(prop)),
        values: readChain(below).values,
        receivers: receiversOf(below, { steps: steps - 1, builtCode }),
      };
    }),
  );
}

function valuesBelow({ gets, values, receivers }: Receiver, prop: string): string[] {
  if (!gets(prop)) return [];
  const value = values.get(prop);
  return value === undefined ? receivers.flatMap((one) => valuesBelow(one, prop)) : [value];
}

type Notes = Pick<DefaultsReader, 'note' | 'noteFallback' | 'noteRest'>;

interface ChainDefaults extends CodeDefaults {
  /** Whether the code passes on a prop with others that it does not name. */
  readonly passesOn: (name: string) => boolean;
}

function collectDefaults(): Notes & { readonly collected: ChainDefaults } {
  const values = new Map<string, string>();
  const fallbacks = new Map<string, string>();
  const taken = new Set<string>();
  let hasRest = false;
  return {
    collected: { values, fallbacks, passesOn: (name) => hasRest && !taken.has(name) },
    note(name, value) {
      taken.add(name);
      if (value !== null && !values.has(name)) values.set(name, value);
    },
    noteFallback(name, value) {
      if (!fallbacks.has(name)) fallbacks.set(name, value);
    },
    noteRest() {
      hasRest = true;
    },
  };
}

function chainOf(declaration: ts.Declaration, builtCode: BuiltCode): readonly CodeNode[] {
  const name = ts.getNameOfDeclaration(declaration);
  const source = declaration.getSourceFile();
  const module = source.isDeclarationFile ? builtCode.beside(source.fileName) : null;
  return module && name && ts.isIdentifier(name) ? builtCode.chain(module, name.text) : [];
}

function readWritten(declaration: ts.Node, reader: DefaultsReader): void {
  if (ts.isClassLike(declaration)) readClass(declaration, reader);
  else if (isFunction(declaration)) readFunction(declaration, reader);
  const name = ts.getNameOfDeclaration(declaration as ts.Declaration); // Others have none.
  if (name && ts.isIdentifier(name)) readAssignedDefaults(declaration.getSourceFile(), name.text, reader);
}

function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);
}

function initializerOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Expression | undefined {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

/** Of the JavaScript beside a declaration: only literals, as readers do not know names of built code. */
function readChain(chain: readonly CodeNode[]): ChainDefaults {
  const { collected, ...notes } = collectDefaults();
  for (const { node, module, name } of chain) {
    const lookup = (one: ts.Identifier) => {
      const found = module.find(one.text);
      return found && ts.isExpression(found) ? found : undefined;
    };
    const reader: DefaultsReader = { ...notes, lookup, textOf: builtText };
    readWritten(node, reader);
    readAssignedDefaults(module.source, name, reader);
  }
  return collected;
}

/** `!0` is what is left of `true`. */
function builtText(node: ts.Expression): string | null {
  const text = codeText(node);
  if (/^![01]$/.test(text)) return text === '!0' ? 'true' : 'false';
  return isPlain(node) || text === '{}' || text === '[]' ? text : null;
}

/** Members of `defaultProps` whose type is one value. */
function readDeclaredDefaults(declaration: ts.Declaration, checker: ts.TypeChecker, note: Notes['note']): void {
  const name = ts.getNameOfDeclaration(declaration);
  const symbol = name && ts.isIdentifier(name) ? checker.getSymbolAtLocation(name) : undefined;
  const listed = symbol && checker.getTypeOfSymbol(symbol).getProperty('defaultProps');
  if (!listed || isOfPlatform(listed)) return;
  for (const member of checker.getPropertiesOfType(checker.getTypeOfSymbol(listed))) {
    const text = unitText(checker.getTypeOfSymbol(member));
    if (text !== null) note(member.name, text);
  }
}
