// A module that calls `createDemo` or `createDemoWithVariants` → the components that it names. Read from its syntax tree: it never runs,
// and the function may come from anywhere.
import type { CallExpression, Node, ObjectExpression, Program, Statement } from '@babel/types';
import { endOf, startOf } from '../lib/syntax/walk.ts';
import { isRelative } from './syntax/import-specifiers.ts';
import { parseModule } from './syntax/parse-module.ts';

export interface DemoFactory {
  /** Of the demo; null: its module is the default export, and has no name. */
  readonly name: string | null;
  readonly components: readonly FactoryComponent[];
  readonly provider: ImportedName | null;
  /** What could not be read. */
  readonly problems: readonly FactoryProblem[];
}

export interface FactoryComponent extends ImportedName {
  /** As written: `CssModules`. Null: there is but one component, without a name. */
  readonly variant: string | null;
  /** Where the call names it. */
  readonly use: Place;
}

/** A name that the module imports from a file of the project, with the place of the file's name. */
export interface ImportedName extends Place {
  readonly local: string;
  readonly specifier: string;
  readonly exportName: string;
}

export interface FactoryProblem extends Place {
  readonly problem: string;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Null: it is another kind of module. */
export async function readFactory(source: string, file: string): Promise<DemoFactory | null> {
  if (!/\bcreateDemo\w*\s*[(<]/.test(source)) return null;
  const parsed = await parseModule(source, file);
  const called = parsed.ok ? exportedCall(parsed.value.program) : null;
  return parsed.ok && called !== null ? toFactory(called, parsed.value.program.body) : null;
}

/** Whether the default export of a module is made of nothing but its address, for the tools of a documentation. */
export async function isPlumbing(source: string, file: string): Promise<boolean> {
  const parsed = await parseModule(source, file);
  if (!parsed.ok) return false;
  return parsed.value.program.body.some(
    (statement) => statement.type === 'ExportDefaultDeclaration' && takesAddress(statement.declaration),
  );
}

interface ExportedCall {
  readonly name: string | null;
  readonly call: CallExpression;
}

function exportedCall({ body }: Program): ExportedCall | null {
  const constants = body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && isFactoryCall(init)
        ? [{ name: id.name, call: init, isExported: declared !== statement }]
        : [],
    );
  });
  for (const statement of body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const { declaration } = statement;
    if (isFactoryCall(declaration)) return { name: null, call: declaration };
    const named = constants.find(({ name }) => declaration.type === 'Identifier' && name === declaration.name);
    if (named) return named;
  }
  return constants.find(({ isExported }) => isExported) ?? null;
}

function isFactoryCall(node: Node | null | undefined): node is CallExpression {
  return (
    takesAddress(node) &&
    node.arguments.length > 1 &&
    node.callee.type === 'Identifier' &&
    /^createDemo/.test(node.callee.name)
  );
}

/** `call(import.meta.url, …)` */
function takesAddress(node: Node | null | undefined): node is CallExpression {
  const [first] = node?.type === 'CallExpression' ? node.arguments : [];
  return (
    first?.type === 'MemberExpression' &&
    first.object.type === 'MetaProperty' &&
    first.property.type === 'Identifier' &&
    first.property.name === 'url'
  );
}

function toFactory({ name, call }: ExportedCall, body: readonly Statement[]): DemoFactory {
  const [, shown, options] = call.arguments;
  const components: FactoryComponent[] = [];
  const problems: FactoryProblem[] = [];
  const imported = (node: Node): ImportedName | null => {
    const found = importedName(node, body);
    if ('problem' in found) problems.push(found);
    return 'problem' in found ? null : found;
  };
  const named = shown?.type === 'ObjectExpression' ? propertiesOf(shown, problems) : null;
  for (const { key, value } of named ?? (shown ? [{ key: null, value: shown }] : [])) {
    const component = imported(value);
    if (component) components.push({ variant: key, use: placeOf(value), ...component });
  }
  const given = options?.type === 'ObjectExpression' ? propertiesOf(options, []) : [];
  const provider = given.find(({ key }) => key === 'ClientProvider');
  return { name, components, provider: provider ? imported(provider.value) : null, problems };
}

function propertiesOf(
  { properties }: ObjectExpression,
  problems: FactoryProblem[],
): { readonly key: string; readonly value: Node }[] {
  return properties.flatMap((property) => {
    if (property.type === 'ObjectProperty' && !property.computed) {
      const { key, value } = property;
      if (key.type === 'Identifier') return [{ key: key.name, value }];
      if (key.type === 'StringLiteral') return [{ key: key.value, value }];
    }
    problems.push({ problem: 'a variant has no name that can be read', ...placeOf(property) });
    return [];
  });
}

function importedName(node: Node, body: readonly Statement[]): ImportedName | FactoryProblem {
  const place = placeOf(node);
  if (node.type !== 'Identifier') return { problem: 'a component is not passed by its name', ...place };
  const { name } = node;
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find(({ local }) => local.name === name);
    if (!specifier) continue;
    if (!isRelative(statement.source.value) || specifier.type === 'ImportNamespaceSpecifier') break;
    const at = placeOf(statement.source);
    const known = { local: name, specifier: statement.source.value, ...at };
    if (specifier.type === 'ImportDefaultSpecifier') return { ...known, exportName: 'default' };
    const { imported } = specifier;
    return { ...known, exportName: imported.type === 'Identifier' ? imported.name : imported.value };
  }
  return { problem: `${name} is not imported from a file of the project by a relative path`, ...place };
}

function placeOf(node: Node): Place {
  return { start: startOf(node), end: endOf(node) };
}
