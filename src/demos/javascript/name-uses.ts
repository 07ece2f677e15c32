// Which names of a module are used as values and which only as types: imports of the second kind leave no trace.
// Scopes are not told apart: an import whose name a local variable also has is kept.
import type { Identifier, Node, Program } from '@babel/types';
import { childrenOf } from '../../lib/syntax/walk.ts';

export class NameUses {
  /** A module with elements needs React in scope, as far as its author is concerned. */
  readonly hasJsx: boolean;
  /** Places where an enum is used as more than `Name.Member`. */
  readonly #whole = new Set<string>();
  readonly #values = new Set<string>();
  readonly #types = new Set<string>();
  readonly #localTypes = new Set<string>();
  readonly #enums = new Map<string, number>();

  constructor(program: Program) {
    let hasJsx = false;
    const visit = (node: Node, parent: Node | null, key: string, inType: boolean): void => {
      const isType = inType || isTypeNode(node);
      if (node.type === 'JSXElement' || node.type === 'JSXFragment') hasJsx = true;
      if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
        this.#localTypes.add(node.id.name);
      if (node.type === 'TSEnumDeclaration') this.#enums.set(node.id.name, (this.#enums.get(node.id.name) ?? 0) + 1);
      if (node.type === 'Identifier') this.#note(node, parent, key, isType);
      if (node.type === 'JSXIdentifier' && isElementName(parent, key) && !/^[a-z]/.test(node.name))
        this.#values.add(node.name);
      if (node.type === 'JSXIdentifier' && parent?.type === 'JSXMemberExpression' && key === 'object')
        this.#values.add(node.name);
      for (const [name, child] of childrenOf(node)) visit(child, node, name, isType);
    };
    visit(program, null, '', false);
    this.hasJsx = hasJsx;
  }

  isOnlyImportedAsType(name: string): boolean {
    return this.#types.has(name) && !this.#values.has(name);
  }

  /** True of the name of an interface or type alias that no value has as well. */
  isOnlyType(name: string): boolean {
    return this.#localTypes.has(name) && !this.#values.has(name);
  }

  /** False for an enum that is looked up by a value, listed, handed on or declared in two parts. */
  isEnumOfNames(name: string): boolean {
    return !this.#whole.has(name) && !this.isEnumInParts(name);
  }

  isEnumInParts(name: string): boolean {
    return (this.#enums.get(name) ?? 0) > 1;
  }

  #note(node: Identifier, parent: Node | null, key: string, isType: boolean): void {
    if (isType) {
      this.#types.add(node.name);
      return;
    }
    if (!parent || isNameOnly(parent, key)) return;
    this.#values.add(node.name);
    const isMember = parent.type === 'MemberExpression' && key === 'object' && !parent.computed;
    const isDeclared = parent.type === 'TSEnumDeclaration';
    if (!isMember && !isDeclared) this.#whole.add(node.name);
  }
}

/** Where an identifier is the name of a property, of a specifier or of a label, not a use of a variable. */
function isNameOnly(parent: Node, key: string): boolean {
  switch (parent.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return key === 'property' && !parent.computed;
    case 'ObjectProperty':
    case 'ObjectMethod':
    case 'ClassProperty':
    case 'ClassAccessorProperty':
    case 'ClassMethod':
      return key === 'key' && !parent.computed;
    case 'TSEnumMember':
      return key === 'id';
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ExportNamespaceSpecifier':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'MetaProperty':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return key !== 'body';
    case 'ExportSpecifier':
      return key === 'exported' || parent.exportKind === 'type';
    default:
      return false;
  }
}

function isElementName(parent: Node | null, key: string): boolean {
  return key === 'name' && (parent?.type === 'JSXOpeningElement' || parent?.type === 'JSXClosingElement');
}

const VALUE_NODES = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSParameterProperty',
  'TSEnumDeclaration',
  'TSEnumBody',
  'TSEnumMember',
  'TSModuleDeclaration',
  'TSModuleBlock',
  'TSExportAssignment',
  'TSImportEqualsDeclaration',
]);

/** All that TypeScript adds is a type, but for the wrappers of expressions and the few things that run. */
function isTypeNode(node: Node): boolean {
  return (node.type.startsWith('TS') && !VALUE_NODES.has(node.type)) || ('declare' in node && node.declare === true);
}
