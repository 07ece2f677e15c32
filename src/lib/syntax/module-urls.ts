// Where a module names a file next to it by `new URL('./file', import.meta.url)`, the way that browsers understand without a
// bundler.
import type { NewExpression, Node } from '@babel/types';
import { endOf, type PlacedNode, startOf, walk } from './walk.ts';

export interface ModuleUrl {
  /** As written, with its query and hash; null: it is not a literal. */
  readonly specifier: string | null;
  /** Of the expression `new URL(…)`. */
  readonly start: number;
  readonly end: number;
  /** Of its first argument. */
  readonly argument: { readonly start: number; readonly end: number };
  /** What the file is for. A classic worker cannot run a module. */
  readonly use: 'file' | 'module-worker' | 'classic-worker';
}

/** Whether it is worth to parse a text for `moduleUrls`. */
export function mayHaveModuleUrls(text: string): boolean {
  return text.includes('import.meta.url') && text.includes('URL(');
}

/** In the order of the source. */
export function moduleUrls(program: Node): ModuleUrl[] {
  const found: ModuleUrl[] = [];
  walk(program, (node, parent) => {
    if (node.type !== 'NewExpression' || !isGlobal(node.callee, ['URL'])) return undefined;
    const [file, base] = node.arguments;
    if (!file || !base || !isModuleAddress(base)) return undefined;
    const argument = { start: startOf(file), end: endOf(file) };
    found.push({
      specifier: literalOf(file),
      start: node.start,
      end: node.end,
      argument,
      use: purposeOf(node, parent),
    });
    return undefined;
  });
  return found.sort((a, b) => a.start - b.start);
}

/** Places of `import.meta.url` and `import.meta` alone, in the order of the source. */
export function metaPlaces(
  program: Node,
): { readonly start: number; readonly end: number; readonly isAddress: boolean }[] {
  const found: { start: number; end: number; isAddress: boolean }[] = [];
  walk(program, (node) => {
    const isAddress = isModuleAddress(node);
    if (!isAddress && node.type !== 'MetaProperty') return undefined;
    if (node.type === 'MetaProperty' && node.meta.name !== 'import') return undefined;
    found.push({ start: node.start, end: node.end, isAddress });
    return false;
  });
  return found.sort((a, b) => a.start - b.start);
}

/** A literal that names a file next to the module, and no page of the site and no other host. */
export function isFileSpecifier(specifier: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[/#?]|$)/i.test(specifier) && !/(?:^|\/)\.{0,2}$/.test(pathOf(specifier));
}

/** Without query and hash. */
export function pathOf(specifier: string): string {
  return specifier.replace(/[?#].*$/, '');
}

function literalOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

function purposeOf(url: PlacedNode, parent: PlacedNode | null): ModuleUrl['use'] {
  if (parent?.type !== 'NewExpression' || parent.arguments[0] !== url) return 'file';
  if (!isGlobal(parent.callee, ['Worker', 'SharedWorker'])) return 'file';
  return isModuleWorker(parent) ? 'module-worker' : 'classic-worker';
}

function isModuleWorker({ arguments: [, options] }: NewExpression): boolean {
  if (options?.type !== 'ObjectExpression') return false;
  return options.properties.some((property) => {
    if (property.type !== 'ObjectProperty' || property.computed) return false;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : null;
    return name === 'type' && literalOf(property.value) === 'module';
  });
}

/** `URL`, or `window.URL`. */
function isGlobal(node: Node, names: readonly string[]): boolean {
  if (node.type === 'Identifier') return names.includes(node.name);
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return false;
  const isWindow = node.object.type === 'Identifier' && /^(?:window|self|globalThis)$/.test(node.object.name);
  return isWindow && names.includes(node.property.name);
}

function isModuleAddress(node: Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    !node.computed &&
    node.object.type === 'MetaProperty' &&
    node.object.meta.name === 'import' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'url'
  );
}
