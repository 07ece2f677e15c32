// Defaults of props whose types are computed from an object of definitions: `size: { type: 'enum', default: '2' }`.
import ts from 'typescript';
import { unitText } from './literals.ts';
import { codeText, isPlain } from './read-defaults.ts';

/** `type`: of the prop. null: the declaration is not a definition, or has no default of one value. */
export function definitionDefault(
  declaration: ts.Declaration | undefined,
  type: ts.Type,
  checker: ts.TypeChecker,
): string | null {
  // The default of a prop that takes such an object is a part of its value.
  if (!declaration || takesDefault(type, checker)) return null;
  if (ts.isPropertyAssignment(declaration)) {
    const value = declaration.initializer;
    const member = ts.isObjectLiteralExpression(value) ? value.properties.find(isDefault) : undefined;
    return member && ts.isPropertyAssignment(member) && isPlain(member.initializer)
      ? codeText(member.initializer)
      : null;
  }
  const node = ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const member = node && ts.isTypeLiteralNode(node) ? node.members.find(isDefault) : undefined;
  if (!member || !ts.isPropertySignature(member) || !member.type) return null;
  return unitText(checker.getTypeFromTypeNode(member.type));
}

function isDefault({ name }: ts.TypeElement | ts.ObjectLiteralElementLike): boolean {
  return name !== undefined && ts.isIdentifier(name) && (name.text === 'default' || name.text === 'defaultValue');
}

function takesDefault(type: ts.Type, checker: ts.TypeChecker): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => part.flags & ts.TypeFlags.Object && checker.getPropertyOfType(part, 'default'));
}
