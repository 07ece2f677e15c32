// How a function is called: its parameters and what it gives, in one line.
import ts from 'typescript';
import type { SignatureTypes } from '../model/package-types.ts';
import { hasOuterParameter, nodeText } from './node-text.ts';
import { type PrintOptions, printType, typeText, withoutUndefined } from './print-type.ts';

/** null: the type is no function, or may be something else. */
export function signatureOf(
  type: ts.Type,
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
  options: PrintOptions,
): SignatureTypes | null {
  const written = node && functionNode(node);
  if (written && !hasOuterParameter(written, checker, options.known) && !options.isDerived) return ofNode(written);
  const bare = withoutUndefined(type, checker);
  if (bare.isUnion() || !(bare.flags & ts.TypeFlags.Object)) return null;
  const signatures = checker.getSignaturesOfType(bare, ts.SignatureKind.Call);
  const [signature] = signatures;
  if (!signature || checker.getPropertiesOfType(bare).length > 0) return null;
  return describeSignature(signature, checker, options.known);
}

export function describeSignature(
  signature: ts.Signature,
  checker: ts.TypeChecker,
  outer: ReadonlySet<ts.Declaration> = new Set(),
): SignatureTypes {
  // Its own type parameters are before the eyes of whoever calls it.
  const known = new Set([
    ...outer,
    ...(signature.typeParameters ?? []).flatMap(({ symbol }) => symbol.declarations ?? []),
  ]);
  const params = signature.parameters.map((symbol) => {
    const declaration = symbol.valueDeclaration;
    const parameter = declaration && ts.isParameter(declaration) ? declaration : undefined;
    const optional = parameter
      ? checker.isOptionalParameter(parameter)
      : (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    const isRest = parameter?.dotDotDotToken !== undefined;
    const name = parameter && ts.isIdentifier(parameter.name) ? parameter.name.text : nameOf(symbol.name);
    const { text } = printType(checker.getTypeOfSymbol(symbol), parameter?.type, checker, {
      isOptional: optional,
      isDerived: true,
      known,
    });
    return { name: isRest ? `...${name}` : name, type: text, optional: optional && !isRest };
  });
  const node = signature.declaration?.type;
  const isWritten =
    node && !ts.isTypePredicateNode(node) && !ts.isJSDocSignature(node) && !hasOuterParameter(node, checker, known);
  const returns =
    isWritten && ts.isTypeNode(node) ? nodeText(node) : typeText(checker.getReturnTypeOfSignature(signature), checker);
  const typeParameters = (signature.typeParameters ?? []).map((one) => typeParameterText(one, checker));
  return { text: genericText(typeParameters) + signatureText(params, returns), typeParameters, params, returns };
}

/** `K extends string`, as it is written; a parameter that the compiler infers has no declaration. */
function typeParameterText(parameter: ts.TypeParameter, checker: ts.TypeChecker): string {
  const declaration = parameter.symbol?.declarations?.find(ts.isTypeParameterDeclaration);
  if (declaration) return nodeText(declaration);
  const constraint = checker.getBaseConstraintOfType(parameter);
  return `${parameter.symbol.name}${constraint ? ` extends ${typeText(constraint, checker)}` : ''}`;
}

/** Empty where there are none. */
export function genericText(typeParameters: readonly string[]): string {
  return typeParameters.length === 0 ? '' : `<${typeParameters.join(', ')}>`;
}

/** A parameter that is taken apart has no name. */
function nameOf(name: string): string {
  return name.startsWith('__') ? 'options' : name;
}

function functionNode(node: ts.TypeNode): ts.FunctionTypeNode | null {
  if (ts.isParenthesizedTypeNode(node)) return functionNode(node.type);
  return ts.isFunctionTypeNode(node) ? node : null;
}

function ofNode(node: ts.FunctionTypeNode): SignatureTypes {
  const params = node.parameters.map((parameter) => ({
    name: `${parameter.dotDotDotToken ? '...' : ''}${ts.isIdentifier(parameter.name) ? parameter.name.text : 'options'}`,
    type: parameter.type ? nodeText(parameter.type) : 'any',
    optional: parameter.questionToken !== undefined,
  }));
  const returns = nodeText(node.type);
  const typeParameters = (node.typeParameters ?? []).map(nodeText);
  return { text: genericText(typeParameters) + signatureText(params, returns), typeParameters, params, returns };
}

function signatureText(params: SignatureTypes['params'], returns: string): string {
  return `(${params.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`).join(', ')}) => ${returns}`;
}
