// The element that a component lets through: whose attributes it takes, and what a ref to it points to.
import ts from 'typescript';
import type { Member } from './members.ts';

/** Of React, the DOM or CSS: every component may have it. */
export function isOfPlatform({ declarations = [] }: ts.Symbol): boolean {
  return declarations.length > 0 && declarations.every((one) => isPlatformFile(one.getSourceFile().fileName));
}

export function isPlatformFile(file: string): boolean {
  return /\/node_modules\/(?:@types\/react(?:-dom)?|typescript|csstype)\//.test(file);
}

/** Attributes that components seldom declare anew. */
const TELLING = ['onCopy', 'onCut', 'onPaste', 'onScroll', 'onWheel', 'onClick'];

/** `HTMLButtonElement`; null: it takes no attributes of an element. */
export function attributesOf(members: ReadonlyMap<string, Member>, checker: ts.TypeChecker): string | null {
  for (const name of TELLING) {
    const symbol = members.get(name)?.symbols[0];
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (!symbol || !file.includes('/@types/react/')) continue;
    const handler = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    const event = checker.getSignaturesOfType(handler, ts.SignatureKind.Call)[0]?.parameters[0];
    const element = event && typeArgument(checker.getTypeOfSymbol(event), checker);
    if (element) return element;
  }
  return null;
}

/** null: it holds no ref. A ref of unknown type points to the root element, whose attributes the component takes. */
export function refTargetOf(
  members: ReadonlyMap<string, Member>,
  element: string | null,
  checker: ts.TypeChecker,
): string | null {
  const symbol = members.get('ref')?.symbols[0];
  if (!symbol) return null;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const parts = type.isUnion() ? type.types : [type];
  for (const part of parts) {
    if (part.symbol?.name !== 'RefObject' && part.symbol?.name !== 'MutableRefObject') continue;
    const target = typeArgument(part, checker);
    if (target) return target;
  }
  return element;
}

function typeArgument(type: ts.Type, checker: ts.TypeChecker): string | null {
  if (!(type.flags & ts.TypeFlags.Object)) return null;
  const [argument] = checker.getTypeArguments(type as ts.TypeReference); // Objects without arguments give none.
  const bare = argument && checker.getNonNullableType(argument);
  const name = bare?.symbol?.name;
  return name && /^\w+$/.test(name) && !name.startsWith('__') ? name : null;
}

/** By tag, as the platform's own declarations list them. */
export function elementsByTag(program: ts.Program): ReadonlyMap<string, string> {
  const elements = new Map<string, string>();
  for (const source of program.getSourceFiles()) {
    if (!program.isSourceFileDefaultLibrary(source) || !/dom/.test(source.fileName)) continue;
    for (const statement of source.statements) {
      if (!ts.isInterfaceDeclaration(statement) || !/^(?:HTML|SVG)ElementTagNameMap$/.test(statement.name.text))
        continue;
      for (const member of statement.members) {
        const tag = member.name && ts.isStringLiteral(member.name) ? member.name.text : null;
        const type = ts.isPropertySignature(member) ? member.type?.getText() : undefined;
        if (tag !== null && type !== undefined && !elements.has(tag)) elements.set(tag, type);
      }
    }
  }
  return elements;
}
