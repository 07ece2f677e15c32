// CSS variables of a component: tags `@cssvar --name text`, or an exported `<Name>CssVars`.
import ts from 'typescript';
import type { MemberTypes } from '../model/package-types.ts';
import { codeBeside } from './code-beside.ts';
import type { PackageContext } from './describe-component.ts';
import { placeOf } from './describe-member.ts';
import { docOf, NO_DOC, tagTexts } from './doc.ts';
import { byName } from './members.ts';

export interface DescribedVariables {
  readonly proven: readonly MemberTypes[];
  /** Names that only a comment contains. */
  readonly unproven: readonly string[];
}

export function describeCssVariables(name: string, symbol: ts.Symbol, context: PackageContext): DescribedVariables {
  const { exports, root } = context;
  const tagged = (symbol.declarations ?? []).flatMap((node) =>
    ['cssvar', 'cssVar', 'cssproperty', 'cssprop']
      .flatMap((tag) => tagTexts(node, tag))
      .map((text) => fromTag(text, node, root)),
  );
  const listed = exports.find((other) => other.name === `${name}CssVars`);
  const members = listed?.symbol.declarations?.flatMap((node) => membersIn(node, root)) ?? [];
  const files = [...new Set((symbol.declarations ?? []).map((node) => node.getSourceFile().fileName))];
  const code = files.map((file) => codeOf(file)).join('\n');
  const claims = tagged.filter((one) => one !== null);
  const isProven = ({ name: variable }: MemberTypes) => code.includes(variable);
  return {
    proven: byName([...claims.filter(isProven), ...members]),
    unproven: claims.filter((claim) => !isProven(claim)).map((claim) => claim.name),
  };
}

/** Without comments: those of the declaration make the claim. */
function codeOf(file: string): string {
  return (codeBeside(file)?.text ?? '').replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '');
}

/** `--gap - Space between rows. Default: `4px``; the compiler gives the two dashes apart or not. */
function fromTag(text: string, node: ts.Declaration, root: string): MemberTypes | null {
  const [, name, words = ''] = /^(--[\w-]+)\s*(?:-\s+)?([\s\S]*)$/.exec(text) ?? [];
  if (name === undefined) return null;
  const [, rest = words, value = null] = /^([\s\S]*?)\s*\(default:?\s*`?([^`)]+)`?\)\.?$/i.exec(words) ?? [];
  return row(name, { ...NO_DOC, text: rest.trim() }, { value, at: placeOf(node, root) });
}

/** An enum or an object whose values are the names. */
function membersIn(node: ts.Declaration, root: string): MemberTypes[] {
  const members = ts.isEnumDeclaration(node)
    ? node.members
    : ts.isVariableDeclaration(node) && node.initializer
      ? propertiesOf(node.initializer)
      : ts.isVariableDeclaration(node) && node.type && ts.isTypeLiteralNode(node.type)
        ? node.type.members
        : [];
  return [...members].flatMap((member) => {
    const name = literalOf(member);
    if (!name?.startsWith('--')) return [];
    const doc = docOf([member]);
    return [row(name, doc, { value: doc.defaultValue, at: placeOf(member, root) })];
  });
}

function propertiesOf(node: ts.Expression): readonly ts.ObjectLiteralElementLike[] {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return propertiesOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node.properties : [];
}

function literalOf(member: ts.Declaration): string | null {
  if ((ts.isEnumMember(member) || ts.isPropertyAssignment(member)) && member.initializer)
    return ts.isStringLiteralLike(member.initializer) ? member.initializer.text : null;
  const type = ts.isPropertySignature(member) ? member.type : undefined;
  return type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : null;
}

function row(
  name: string,
  doc: MemberTypes['doc'],
  { value, at }: { value: string | null; at: MemberTypes['at'] },
): MemberTypes {
  return {
    name,
    type: 'string',
    union: null,
    required: false,
    default: value,
    doc,
    signature: null,
    at,
    declaredBy: '',
  };
}
