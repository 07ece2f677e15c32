// Whose a prop is: the component's own, another component's, the platform's, or that of a system of style props.
import { posix } from 'node:path';
import ts from 'typescript';
import { isPlatformFile } from './platform.ts';

export type Owner =
  | { readonly kind: 'own' }
  | { readonly kind: 'component'; readonly name: string }
  | { readonly kind: 'platform' }
  /** Of a type with that name; empty: it is computed. */
  | { readonly kind: 'system'; readonly declaredBy: string };

export interface OwnerContext {
  /** The component whose props are looked at. */
  readonly component: string;
  /** Absolute folder of the package, with a slash at its end. */
  readonly packageFolder: string;
  /** Names of the components that the package exports. */
  readonly components: ReadonlySet<string>;
  /** Whether a package has API pages. */
  readonly isDocumented: (packageName: string) => boolean;
  /** Whether members that nobody declares are style props: a type makes them of all CSS properties. */
  readonly hasSystem: boolean;
}

/** Nobody writes a type that computes so many names but for style props. */
const MANY_COMPUTED = 20;

export function hasSystemProps(symbols: Iterable<ts.Symbol>): boolean {
  return [...symbols].filter(({ declarations }) => !declarations?.length).length >= MANY_COMPUTED;
}

/** The nearest declaration wins: what a component declares anew is its own. */
export function ownerOf(symbol: ts.Symbol, context: OwnerContext): Owner {
  if (!symbol.declarations?.length) return context.hasSystem ? { kind: 'system', declaredBy: '' } : { kind: 'own' };
  const owners = symbol.declarations.map((declaration) => ownerOfDeclaration(declaration, context));
  const own = owners.find(({ kind }) => kind === 'own');
  if (own) {
    const isBare = isLeftToPlatform(symbol, context);
    return isBare ? { kind: 'platform' } : own;
  }
  return owners.find(({ kind }) => kind === 'component') ?? owners[0] ?? { kind: 'own' };
}

/** What nearly every component lets through to its root element. */
const PASSED_THROUGH = new Set(['className', 'style', 'classes']);

/** Helpers of a package add them to all props, without a word. */
function isLeftToPlatform(symbol: ts.Symbol, { component }: OwnerContext): boolean {
  if (symbol.name === 'ref' || symbol.name === 'key') return true;
  if (!PASSED_THROUGH.has(symbol.name)) return false;
  return !(symbol.declarations ?? []).some(
    (declaration) =>
      isFileOf(declaration.getSourceFile().fileName, component) || ts.getJSDocCommentsAndTags(declaration).length > 0,
  );
}

function ownerOfDeclaration(declaration: ts.Declaration, context: OwnerContext): Owner {
  const file = declaration.getSourceFile().fileName;
  if (isPlatformFile(file)) return { kind: 'platform' };
  const holder = holderOf(declaration);
  if (isSystem(file, holder)) return { kind: 'system', declaredBy: holder };
  // Written out where the component takes it.
  if (holder === '') return { kind: 'own' };
  const name = componentOf(holder, file, context);
  return name === null || name === context.component ? { kind: 'own' } : { kind: 'component', name };
}

/** Style props, as `Box` takes them: hundreds, the same for all. */
function isSystem(file: string, holder: string): boolean {
  return file.includes('/styleFunctionSx/') || /^(?:All)?System(?:CSS|Style)?(?:Props|Properties)$/.test(holder);
}

/** Name of the outermost type or function that a member stands in. */
export function holderOf(declaration: ts.Node): string {
  let name = '';
  for (let node: ts.Node = declaration; node.parent && !ts.isSourceFile(node); node = node.parent) {
    if (
      (ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isClassDeclaration(node) ||
        ts.isFunctionDeclaration(node)) &&
      node.name
    )
      name = node.name.text;
  }
  return name;
}

const BEFORE = /^(?:Exported|Base|Use|Internal|Default)+(?=[A-Z])/;
const AFTER =
  /^(?:Own|Base|Static|Shared|Exported|Internal|Common|Additional)*(?:Props|TypeMap|Parameters|SlotsAndSlotProps|Slots|Component)?(?=$|[A-Z])/;

/** null: a helper that belongs to nobody. */
function componentOf(
  holder: string,
  file: string,
  { components, component, packageFolder, isDocumented }: OwnerContext,
): string | null {
  const isHere = file.startsWith(packageFolder) && !file.slice(packageFolder.length).includes('node_modules/');
  const names = fileNames(file);
  for (const name of namesIn(holder)) {
    if (name === component) return name;
    // `BaseDatePickerProps` is what several have in common.
    if (isHere && components.has(name)) return holder.startsWith('Base') && !name.startsWith('Base') ? null : name;
    // `SwitchBaseProps` in a file of that name is of `SwitchBase`, though that is no component that users know.
    if (names[0] === name) {
      const owner = packageOf(file);
      return isHere || (owner !== null && !isDocumented(owner)) ? null : name;
    }
  }
  return (isHere ? names.find((name) => components.has(name)) : undefined) ?? null;
}

/** null: the file is a source of the workspace. */
function packageOf(file: string): string | null {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? null;
}

/** `ButtonBaseOwnProps` may be that of `ButtonBase` or of `Button`: the longest comes first. */
function namesIn(holder: string): string[] {
  const ends = [...holder.matchAll(/[A-Z]/g)].map(({ index }) => index).filter((index) => index > 0);
  return [holder.length, ...ends.reverse()].flatMap((end) => {
    const rest = holder.slice(end);
    if (rest !== '' && AFTER.exec(rest)?.[0] === '') return [];
    const name = holder.slice(0, end);
    return [...new Set([name, name.replace(BEFORE, '')])];
  });
}

function isFileOf(file: string, name: string): boolean {
  return fileNames(file).includes(name);
}

/** Of the file without its endings, and of its folder. */
function fileNames(file: string): string[] {
  const base = posix
    .basename(file)
    .replace(/(?:\.types|\.d)?\.[cm]?tsx?$/, '')
    .replace(/\.types$/, '');
  return [base, base.replace(/Props$/, ''), posix.basename(posix.dirname(file))].filter((name) => /^[A-Z]/.test(name));
}
