// What types say of one export, as the JSON that pages of the API are made of.
import { resolveTypeLinks } from '../lib/type-link.ts';
import { unionText } from '../lib/type-parts.ts';
import type { ComponentTypes, ExportTypes, FunctionTypes, InterfaceTypes, TypePlace } from '../model/package-types.ts';
import { docText } from './doc-text.ts';
import type { GroupsOf } from './prop-groups.ts';
import { deprecation, since, toRows } from './to-json-row.ts';

export interface JsonContext {
  /** Route of the page of another component; null: it has none. */
  readonly routeOf: (component: string) => string | null;
  /** Where links of the texts lead that name a path only: those of an installed package are written for its own site. */
  readonly linkOrigin: string | null;
  readonly groupsOf: GroupsOf;
  /** Address of what `{@link Button.size}` names; null: it has neither a page nor a row. */
  readonly addressOf: (name: string) => string | null;
}

/** The fields stand in the same order on all pages; the text ends with a line break. */
export function toJson(types: ExportTypes, context: JsonContext): string {
  const whole = (key: string, value: unknown) =>
    TEXT_FIELDS.has(key) && typeof value === 'string' ? withLinks(value, context) : value;
  return `${JSON.stringify(jsonOf(types, context), whole, 2)}\n`;
}

/** Fields of the JSON that hold markdown. */
const TEXT_FIELDS = new Set([
  'description',
  'deprecationInfo',
  'componentDescription',
  'hookDescription',
  'functionDescription',
  'interfaceDescription',
]);

/** Paths of the package are those of its own site, and names are those of this one. */
function withLinks(text: string, { linkOrigin, addressOf }: JsonContext): string {
  const absolute = linkOrigin === null ? text : text.replace(/(\]\(|href=")(?=\/(?!\/))/g, `$1${linkOrigin}`);
  return resolveTypeLinks(absolute, addressOf);
}

function jsonOf(types: ExportTypes, context: JsonContext): Readonly<Record<string, unknown>> {
  if (types.kind === 'component') return componentJson(types, context);
  return types.kind === 'interface' ? interfaceJson(types) : functionJson(types);
}

function componentJson(types: ComponentTypes, { routeOf, groupsOf }: JsonContext) {
  const { name, base, themeName, doc } = types;
  const baseRoute = base === null ? null : routeOf(base);
  const classNames = new Map(types.classes.map(({ key, className }) => [key, className]));
  const slotNames = new Set(types.slots.map((slot) => slot.name));
  return {
    props: toRows(types.props, { ofComponent: true, groups: groupsOf(types) }),
    ...(types.alternatives.length === 0
      ? {}
      : {
          alternatives: types.alternatives.map((one) => ({
            name: one.name,
            props: toRows(one.props, { ofComponent: true }),
          })),
        }),
    name,
    imports: importsOf(types),
    slots: types.slots
      .filter((slot) => !slot.doc.isInternal)
      .map((slot) => ({
        name: slot.name,
        description: docText(slot.doc) ?? '',
        ...(slot.default === null ? {} : { default: slot.default }),
        class: classNames.get(slot.name) ?? null,
      })),
    // A class of a slot stands with the slot.
    classes: types.classes
      .filter(({ key, doc: text }) => !slotNames.has(key) && !text.isInternal)
      .map((one) => ({
        key: one.key,
        className: one.className,
        description: docText(one.doc) ?? '',
        isGlobal: one.isState,
        ...(one.doc.deprecated === null
          ? {}
          : { isDeprecated: true, ...(one.doc.deprecated === '' ? {} : { deprecationInfo: one.doc.deprecated }) }),
      })),
    ...(types.cssVariables.length === 0
      ? {}
      : {
          cssVariables: types.cssVariables
            .filter((one) => !one.doc.isInternal)
            .map((variable) => ({
              name: variable.name,
              description: docText(variable.doc) ?? '',
              ...(variable.default === null ? {} : { default: variable.default }),
            })),
        }),
    ...(types.untyped?.kind === 'any' ? { unknownProps: true } : {}),
    spread: types.attributesOf !== null || base !== null,
    themeDefaultProps: themeName !== null,
    ...(themeName === null ? {} : { muiName: themeName }),
    forwardsRefTo: types.refTarget,
    filename: fileOf(types.at),
    inheritance: base !== null && baseRoute !== null ? { component: base, pathname: baseRoute } : null,
    ...(types.inherited.length === 0
      ? {}
      : {
          inherited: types.inherited.map(({ component, props }) => ({
            component,
            pathname: routeOf(component),
            props,
          })),
        }),
    ...deprecation(types.doc),
    componentDescription: docText(doc) ?? '',
    ...since(types.doc),
  };
}

function interfaceJson(types: InterfaceTypes) {
  return {
    name: types.name,
    imports: importsOf(types),
    properties: toRows(types.properties),
    ...deprecation(types.doc),
    interfaceDescription: docText(types.doc) ?? '',
    ...since(types.doc),
  };
}

function functionJson(types: FunctionTypes) {
  const { kind, name, doc, signatures, returnValue } = types;
  const returned = unionText(signatures.map((signature) => signature.returns));
  return {
    kind,
    name,
    imports: importsOf(types),
    signatures: signatures.map((signature) => callText(name, signature)),
    parameters: toRows(types.parameters),
    returnValue: returnValue && toRows(returnValue),
    ...(returnValue === null && returned !== 'void'
      ? { returns: { type: { name: returned }, ...(doc.returns === null ? {} : { description: doc.returns }) } }
      : {}),
    filename: fileOf(types.at),
    ...deprecation(types.doc),
    [kind === 'hook' ? 'hookDescription' : 'functionDescription']: docText(doc) ?? '',
    ...since(types.doc),
  };
}

/** `usePick<K extends string>(key: K): Record<K, number>`. */
function callText(name: string, { typeParameters, params, returns }: FunctionTypes['signatures'][number]): string {
  const generic = typeParameters.length === 0 ? '' : `<${typeParameters.join(', ')}>`;
  const list = params.map((param) => `${param.name}${param.optional ? '?' : ''}: ${param.type}`);
  return `${name}${generic}(${list.join(', ')}): ${returns}`;
}

/** The module of its own first: it loads the least. A part is imported with its whole. */
function importsOf({ name: path, kind, modules, defaultOf }: ExportTypes): string[] {
  const [name] = path.split('.');
  const keyword = kind === 'interface' ? 'import type' : 'import';
  const [root, ...deep] = modules;
  const own = deep.find((module) => defaultOf.includes(module)) ?? deep[0];
  const line = (module: string) =>
    defaultOf.includes(module) ? `${keyword} ${name} from '${module}';` : `${keyword} { ${name} } from '${module}';`;
  return [...(own === undefined ? [] : [line(own)]), ...(root === undefined ? [] : [line(root)])];
}

/** Where the source of an installed package lies in its repository, nobody tells. */
function fileOf({ file }: TypePlace): string | null {
  return file.startsWith('../') || file.includes('node_modules/') ? null : `/${file}`;
}
