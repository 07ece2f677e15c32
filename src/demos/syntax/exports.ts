// Which export of a demo's module is shown, and the code of an export: read from the syntax tree, before anything runs.
import type { Expression, Node, Program, Statement } from '@babel/types';
import { endOf, startOf } from '../../lib/syntax/walk.ts';

export type ShownExport =
  | { readonly kind: 'found'; readonly exportName: string }
  | { readonly kind: 'none' }
  /** `start` and `end`: of the name of the second. */
  | { readonly kind: 'several'; readonly names: readonly string[]; readonly start: number; readonly end: number };

/** The default export. Without one, the only component that is exported by name, or the one that is named like the file. */
export function shownExport({ body }: Program, file: string): ShownExport {
  const exported = exportsOf(body);
  if (exported.some(({ name }) => name === 'default')) return { kind: 'found', exportName: 'default' };
  const components = exported.filter(({ name, value }) => /^\p{Lu}/u.test(name) && mayBeComponent(value, body));
  const own = stemOf(file);
  const [only, second] = components;
  const shown = second ? components.find(({ name }) => name.toLowerCase() === own) : only;
  if (shown) return { kind: 'found', exportName: shown.name };
  if (!second) return { kind: 'none' };
  const { start, end } = second;
  return { kind: 'several', names: components.map(({ name }) => name), start, end };
}

/** What an export holds, as far as the module itself says it: a declaration, an expression or a name. Null: it is not in there. */
export function exportedNode({ body }: Program, exportName: string): Node | null {
  return exportsOf(body).find(({ name }) => name === exportName)?.value ?? null;
}

/** `button-basic.tsx` is `buttonbasic`, as is `button-basic/index.tsx`. */
function stemOf(file: string): string {
  const [folder = '', name = ''] = file.split(/[/#]/).slice(-2);
  const stem = (name || folder).replace(/\.[^.]*$/, '');
  return (stem === 'index' ? folder : stem).replaceAll('-', '').toLowerCase();
}

interface Exported {
  readonly name: string;
  /** Null: another module has it. */
  readonly value: Node | null;
  /** Of the name. */
  readonly start: number;
  readonly end: number;
}

/** Without types, and without `export *`, whose names another module decides about. */
function exportsOf(body: readonly Statement[]): Exported[] {
  return body.flatMap((statement): Exported[] => {
    if (statement.type === 'ExportDefaultDeclaration')
      return [exported('default', statement.declaration, statement.declaration)];
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
    const { declaration, source, specifiers } = statement;
    if (declaration) return declaredBy(declaration);
    return specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ExportSpecifier' || specifier.exportKind === 'type') return [];
      const { exported: name, local } = specifier;
      if (!source && isTypeName(local.name, body)) return [];
      return [exported(name.type === 'Identifier' ? name.name : name.value, name, source ? null : local)];
    });
  });
}

function exported(name: string, at: Node, value: Node | null): Exported {
  return { name, value, start: startOf(at), end: endOf(at) };
}

function declaredBy(declaration: Statement): Exported[] {
  switch (declaration.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return declaration.id ? [exported(declaration.id.name, declaration.id, declaration)] : [];
    case 'VariableDeclaration':
      if (declaration.declare) return [];
      return declaration.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' ? [exported(id.name, id, init ?? null)] : [],
      );
    default:
      return []; // Types, enums and namespaces.
  }
}

function isTypeName(name: string, body: readonly Statement[]): boolean {
  const names = body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'TSInterfaceDeclaration' || declared?.type === 'TSTypeAliasDeclaration')
      return [declared.id.name];
    if (declared?.type === 'TSEnumDeclaration') return [declared.id.name];
    if (declared?.type !== 'ImportDeclaration') return [];
    const isType = declared.importKind === 'type';
    return declared.specifiers.flatMap((specifier) =>
      isType || (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type') ? [specifier.local.name] : [],
    );
  });
  return names.includes(name) && valueNamed(name, body) === undefined;
}

/** Data beside a component is not a choice: `export const Rows = [1, 2]`. */
function mayBeComponent(value: Node | null, body: readonly Statement[]): boolean {
  const known = value?.type === 'Identifier' ? valueNamed(value.name, body) : value;
  if (!known) return true;
  switch (known.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return mayBeComponent(known.expression, body);
    case 'CallExpression':
      return calleeName(known.callee) !== 'createContext';
    default:
      return !/Literal$|^(?:Array|Object|New|Unary|Binary|Update)Expression$|^JSX/.test(known.type);
  }
}

/** Undefined: the module declares no such value, or only says that there is one. */
function valueNamed(name: string, body: readonly Statement[]): Node | null | undefined {
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const found = declared ? declaredBy(declared).find((one) => one.name === name) : undefined;
    if (found) return found.value;
  }
  return undefined;
}

function calleeName(callee: Expression | Node): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}
