// Whether the state of a demo means the same after an edit: its component asks for the same hooks, in the same order, for the same things.
import type { CallExpression, Expression, Function as FunctionNode, Node, Program, Statement } from '@babel/types';
import { mayHaveModuleUrls } from '../lib/syntax/module-urls.ts';
import { isNode, type PlacedNode, walk } from '../lib/syntax/walk.ts';
import { exportedNode } from './syntax/exports.ts';
import { parseModule } from './syntax/parse-module.ts';

export interface DemoText {
  readonly file: string;
  readonly source: string;
  /** Of the component. */
  readonly exportName: string;
}

/** `areOthersNew`: what it imports from the project is another as well. */
export async function keepsHooks(before: DemoText, now: DemoText, areOthersNew: boolean): Promise<boolean> {
  const [old, own] = await Promise.all([signatureOf(before), signatureOf(now)]);
  // Effects start workers, which are files of their own.
  const hangsOnOthers = own?.isImported === true || mayHaveModuleUrls(now.source);
  return old !== null && own !== null && old.text === own.text && !(areOthersNew && hangsOnOthers);
}

interface Signature {
  readonly text: string;
  /** Some of what its hooks do stands in another module. */
  readonly isImported: boolean;
}

/** null: its component is not a plain function, or it is not a module. */
async function signatureOf({ file, source, exportName }: DemoText): Promise<Signature | null> {
  const parsed = await parseModule(source, file);
  const component = parsed.ok ? componentOf(parsed.value.program, exportName) : null;
  if (!parsed.ok || component === null || component.async || component.generator) return null;
  const inside = component.body.type === 'BlockStatement' ? component.body.body : [];
  const declared = new Map([...declarations(parsed.value.program.body), ...declarations(inside)]);
  const seen = new Set<Node>();
  const lines: string[] = [];
  let isImported = false;
  const write = (node: Node): void => {
    lines.push(textOf(node, source));
  };
  /** An effect goes on with what it has closed over: when any of that is another, it has to start anew. */
  const writeClosure = (node: Node): void => {
    for (const name of namesIn(node)) {
      const declaration = declared.get(name);
      if (!declaration || seen.has(declaration)) continue;
      seen.add(declaration);
      write(declaration);
      if (declaration.type !== 'ImportDeclaration') writeClosure(declaration);
      else if (!/^react(?:-dom)?(?:\/|$)/.test(declaration.source.value)) isImported = true;
    }
  };
  for (const { call, name, target } of hookCalls(component)) {
    if (target) write(target);
    write(call);
    if (!STATE_HOOKS.has(name)) writeClosure(call);
  }
  return { text: lines.join('\n'), isImported };
}

/** They hold no function of a render that is past, or call it never again. */
const STATE_HOOKS: ReadonlySet<string> = new Set([
  'useActionState',
  'useContext',
  'useDeferredValue',
  'useId',
  'useOptimistic',
  'useReducer',
  'useRef',
  'useState',
  'useTransition',
]);

function componentOf(program: Program, exportName: string): FunctionNode | null {
  const exported = exportedNode(program, exportName);
  if (exported?.type !== 'Identifier') return functionOf(exported);
  const declaration = declarations(program.body).get(exported.name);
  return functionOf(declaration?.type === 'VariableDeclarator' ? declaration.init : declaration);
}

function functionOf(node: Node | null | undefined): FunctionNode | null {
  const isFunction =
    node?.type === 'FunctionDeclaration' ||
    node?.type === 'FunctionExpression' ||
    node?.type === 'ArrowFunctionExpression';
  return isFunction ? node : null;
}

/** What each name stands for. */
function declarations(statements: readonly Statement[]): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const statement of statements) {
    const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
    const inner: Node | null | undefined = isExport ? statement.declaration : statement;
    if (inner?.type === 'VariableDeclaration')
      for (const declarator of inner.declarations)
        for (const name of namesIn(declarator.id)) found.set(name, declarator);
    else if (inner?.type === 'FunctionDeclaration' || inner?.type === 'ClassDeclaration') {
      if (inner.id) found.set(inner.id.name, inner);
    } else if (inner?.type === 'ImportDeclaration')
      for (const { local } of inner.specifiers) found.set(local.name, inner);
  }
  return found;
}

interface HookCall {
  readonly call: CallExpression;
  readonly name: string;
  /** What it is assigned to. */
  readonly target: Node | null;
}

/** In the order of their source; those of functions inside are none of this component. */
function hookCalls({ body }: FunctionNode): HookCall[] {
  const calls: HookCall[] = [];
  walk(body, (node, parent) => {
    if (functionOf(node) || node.type === 'ObjectMethod' || node.type === 'ClassBody') return false;
    const name = node.type === 'CallExpression' ? hookName(node.callee) : null;
    if (node.type === 'CallExpression' && name !== null)
      calls.push({ call: node, name, target: parent?.type === 'VariableDeclarator' ? parent.id : null });
    return undefined;
  });
  return calls;
}

function hookName(callee: Expression | { readonly type: string }): string | null {
  const named = 'property' in callee && isNode(callee.property) ? callee.property : callee;
  const name = 'name' in named && typeof named.name === 'string' ? named.name : '';
  return /^use(?:[A-Z]|$)/.test(name) ? name : null;
}

/** More than those of variables: what is no variable stands for nothing. */
function namesIn(node: Node): Set<string> {
  const names = new Set<string>();
  walk(node, (inner: PlacedNode) => {
    if (inner.type === 'Identifier' || inner.type === 'JSXIdentifier') names.add(inner.name);
    return undefined;
  });
  return names;
}

function textOf({ start, end }: Node, source: string): string {
  return source.slice(start ?? 0, end ?? 0).replace(/\s+/g, ' ');
}
