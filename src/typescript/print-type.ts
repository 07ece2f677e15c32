// Types as readers would write them: what the author wrote where it stands for itself, unions of literals written out.
import ts from 'typescript';
import { isLiteral, joinLiterals, literalsOf, literalText, MOST_LITERALS, ordered, quote } from './literals.ts';
import { membersOf } from './members.ts';
import { forReaders, hasOuterParameter, nodeText } from './node-text.ts';

export interface PrintedType {
  readonly text: string;
  /** null: no union of literals. */
  readonly union: readonly string[] | null;
}

export interface PrintOptions {
  /** Leaves `undefined` out. */
  readonly isOptional: boolean;
  /** Type parameters that readers see: those of the type whose page it is. */
  readonly known?: ReadonlySet<ts.Declaration>;
  /** The type that is printed may be another than the one that is written. */
  readonly isDerived: boolean;
}

/** A longer text of the compiler gives way to what is written, or is cut by the compiler, which says so. */
const LONGEST_TEXT = 240;

const FLAGS =
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.OmitParameterModifiers;

export function printType(
  type: ts.Type,
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
  options: PrintOptions,
): PrintedType {
  const bare = visibleType(options.isOptional ? withoutUndefined(type, checker) : type, checker);
  const literals = literalsOf(bare, node, checker);
  if (literals) return { text: joinLiterals(literals), union: literals };
  if (bare.flags & ts.TypeFlags.Boolean) return { text: 'boolean', union: null };
  return { text: textOf(bare, node, checker, options), union: null };
}

/** By the compiler, which costs more than all the rest: only for what nobody has written. */
export function typeText(type: ts.Type, checker: ts.TypeChecker): string {
  const known = texts.get(type);
  if (known !== undefined) return known;
  const text = compilerText(type, checker);
  texts.set(type, text);
  return text;
}

const texts = new WeakMap<ts.Type, string>();

function compilerText(type: ts.Type, checker: ts.TypeChecker): string {
  const whole = checker.typeToString(type, undefined, FLAGS | ts.TypeFormatFlags.NoTruncation);
  if (whole.length <= LONGEST_TEXT) return tidy(whole);
  return tidy(checker.typeToString(type, undefined, FLAGS));
}

export function withoutUndefined(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  if (!type.isUnion()) return type;
  const rest = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  if (rest.length === type.types.length) return type;
  if (rest.length === 1 && rest[0]) return rest[0];
  // The compiler takes `null` away as well, and writes `NonNullable<T>` of what is not known yet.
  const isPlain = rest.every(
    ({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Instantiable | ts.TypeFlags.Intersection)),
  );
  return isPlain ? checker.getNonNullableType(type) : type;
}

function textOf(type: ts.Type, node: ts.TypeNode | undefined, checker: ts.TypeChecker, options: PrintOptions): string {
  const constraint = constraintText(type);
  if (constraint !== null && !options.known) return constraint;
  const written = node && unwrap(node);
  if (!written) return dropUndefined(typeText(type, checker), options);
  const mixed = mixedText(type, written, checker);
  if (mixed !== null) return mixed;
  const optional = options.isOptional ? withoutWrittenUndefined(nodeText(written), written) : nodeText(written);
  const reached = ts.isIndexedAccessTypeNode(written) ? reachedNode(written, checker) : written;
  if (reached && !hasOuterParameter(reached, checker, options.known)) {
    const isOther = options.isDerived || reached !== written;
    const said = withoutEmpty(type, checker);
    if (!isOther || isSameButUndefined(checker.getTypeFromTypeNode(reached), said))
      return reached === written ? optional : tidy(withoutWrittenUndefined(nodeText(reached), reached));
  }
  const computed = objectText(type, checker) ?? dropUndefined(typeText(type, checker), options);
  // What the compiler cuts short is better known by its name.
  return computed.includes('... ') && reached && !hasOuterParameter(reached, checker, options.known)
    ? optional
    : computed;
}

/** `InputProps['onChange']` sends readers elsewhere: what is declared there. */
function reachedNode(node: ts.IndexedAccessTypeNode, checker: ts.TypeChecker): ts.TypeNode | null {
  const { indexType } = node;
  if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return null;
  const symbol = checker.getPropertyOfType(checker.getTypeFromTypeNode(node.objectType), indexType.literal.text);
  const declaration = symbol?.declarations?.[0];
  const type = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  if (!type) return null;
  const bare = unwrap(type);
  return ts.isIndexedAccessTypeNode(bare) ? reachedNode(bare, checker) : bare;
}

/** `Partial<Classes> & {}` is `Partial<Classes>`. */
function withoutEmpty(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const bare = withoutUndefined(type, checker);
  if (!bare.isIntersection()) return type;
  const full = bare.types.filter(
    (part) => !(part.flags & ts.TypeFlags.Object) || checker.getPropertiesOfType(part).length > 0,
  );
  return full.length === 1 && full[0] ? full[0] : type;
}

/** Literals beside other types, where an alias hides them: in the order in which they are written. */
function mixedText(type: ts.Type, node: ts.TypeNode, checker: ts.TypeChecker): string | null {
  if (!type.isUnion()) return null;
  const parts = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const literals = parts.filter(
    (part) => isLiteral(part) && !(part.flags & (ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null)),
  );
  if (literals.length < 2 || literals.length === parts.length || literals.length > MOST_LITERALS) return null;
  const written = nodeText(node);
  // All of them can be read already.
  if (literals.every((part) => written.includes(part.isStringLiteral() ? part.value : literalText(part)))) return null;
  const others = parts.filter((part) => !literals.includes(part) && !(part.flags & ts.TypeFlags.BooleanLiteral));
  const isBoolean = parts.some(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
  return [
    ...ordered(literals.map(literalText), node, checker),
    ...(isBoolean ? ['boolean'] : []),
    ...others.map((part) => typeText(part, checker)),
  ].join(' | ');
}

/** A type parameter by what it has to be; null: it may be anything. */
function constraintText(type: ts.Type): string | null {
  if (!(type.flags & ts.TypeFlags.TypeParameter)) return null;
  const declaration = type.symbol?.declarations?.[0];
  const node = declaration && ts.isTypeParameterDeclaration(declaration) ? declaration.constraint : undefined;
  return node && node.kind !== ts.SyntaxKind.UnknownKeyword ? nodeText(node) : null;
}

/** Longest text of a member in an object. */
const LONGEST_MEMBER = 80;

/** An object that a type computes, by what its members are declared as: the compiler would follow every name to its end. */
function objectText(type: ts.Type, checker: ts.TypeChecker): string | null {
  const bare = withoutUndefined(type, checker);
  const parts = bare.isUnion() ? bare.types : [bare];
  if (bare.aliasSymbol || !parts.every((part) => isUnnamedObject(part, checker))) return null;
  const members = [...membersOf(bare, checker).values()];
  if (members.length === 0 || members.length > MOST_LITERALS) return null;
  const texts = members.map(({ name, symbols, optional }) => {
    const written = symbols.map(writtenText);
    const text = written[0] !== null && new Set(written).size === 1 ? written[0] : undefined;
    const shown = text === undefined || text.length > LONGEST_MEMBER ? '...' : text;
    return `${/^[\w$]+$/.test(name) ? name : quote(name)}${optional ? '?' : ''}: ${shown}`;
  });
  return `{ ${texts.join('; ')} }`;
}

function isUnnamedObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!(type.flags & ts.TypeFlags.Object) || !/^__(?:type|object)$/.test(type.symbol?.name ?? '')) return false;
  return (
    checker.getSignaturesOfType(type, ts.SignatureKind.Call).length === 0 &&
    checker.getIndexInfosOfType(type).length === 0
  );
}

function writtenText(symbol: ts.Symbol): string | null {
  const declaration = symbol.declarations?.[0];
  const isProperty = declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration));
  return isProperty && declaration.type ? nodeText(declaration.type) : null;
}

function isSameButUndefined(one: ts.Type, other: ts.Type): boolean {
  const members = (type: ts.Type) =>
    new Set((type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)));
  const [left, right] = [members(one), members(other)];
  return left.size === right.size && [...left].every((member) => right.has(member));
}

/** Of a component's own type parameter readers see what it stands for. */
function visibleType(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  if (!(type.flags & ts.TypeFlags.TypeParameter)) return type;
  const constraint = checker.getBaseConstraintOfType(type);
  const bare = constraint && withoutUndefined(constraint, checker);
  return bare && (bare.flags & ts.TypeFlags.Boolean || (bare.isUnion() && bare.types.every(isLiteral))) ? bare : type;
}

function unwrap(node: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(node) ? unwrap(node.type) : node;
}

function withoutWrittenUndefined(text: string, node: ts.TypeNode): string {
  if (!ts.isUnionTypeNode(node)) return text;
  const kept = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  return kept.length === node.types.length ? text : kept.map(nodeText).join(' | ');
}

function dropUndefined(text: string, { isOptional }: PrintOptions): string {
  return isOptional ? text.replace(/ \| undefined$/, '').replace(/^undefined \| /, '') : text;
}

const REACT =
  /(?<![.\w'"$-])((?:ReactNode|ReactElement|ReactPortal|ElementType|ComponentType|JSXElementConstructor|CSSProperties|RefObject|RefCallback|ForwardedRef|SetStateAction|HTMLInputTypeAttribute|AriaRole|\w+EventHandler)\b|(?:(?:[A-Z]\w*)?(?:HTML|SVG)Attributes|SVGProps|Ref|Dispatch|(?:Synthetic|Clipboard|Composition|Drag|Pointer|Focus|Form|Input|Change|Keyboard|Mouse|Submit|Touch|UI|Wheel|Animation|Toggle|Transition)Event)(?=<))(?!['"?:])/g;

/** As people write it: names of React by its name, without the arguments that stand for themselves. */
function tidy(text: string): string {
  return forReaders(text)
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(REACT, 'React.$1')
    .replace(
      /React\.(ElementType|ComponentType|JSXElementConstructor)<any(?:, keyof IntrinsicElements)?>/g,
      (_, name) => (name === 'ElementType' ? 'React.ElementType' : `React.${name}<any>`),
    )
    .replace(/(React\.\w+<[^<>]*), keyof IntrinsicElements>/g, '$1>')
    .replace(/React\.ReactElement<unknown, string \| React\.JSXElementConstructor<any>>/g, 'React.ReactElement')
    .replace(/React\.SyntheticEvent<Element, Event>/g, 'React.SyntheticEvent')
    .replace(/(React\.\w*(?:Event|EventHandler)<[^<>]*), (?:Element|MouseEvent|Event)>/g, '$1>')
    .replace(/(\w\?: [^;{}()]*?) \| undefined(?=[;,)]| })/g, '$1')
    .replace(/; }/g, ' }')
    .replace(/(\{ [^{}]* \}) \| \1/g, '$1');
}
