// Exports without a page and props without rows: what the types decide, and what the config adds.
import { assertNever } from '../lib/assert-never.ts';
import type {
  ComponentTypes,
  ExportTypes,
  OmissionReason,
  OmittedExport,
  PackageTypes,
} from '../model/package-types.ts';
import type { Picked } from './pick.ts';

export interface OmittedOf extends Pick<PackageTypes, 'omitted'>, Pick<Picked, 'reasonOf'> {
  /** Before the config picked some of them. */
  readonly exports: readonly ExportTypes[];
  /** What has a page, with all props. */
  readonly picked: readonly ExportTypes[];
  /** The same, without the props that the config excludes. */
  readonly shown: readonly ExportTypes[];
}

/** Sorted by name. */
export function omittedExports({ omitted, exports, picked, shown, reasonOf }: OmittedOf): OmittedExport[] {
  const found = [
    ...omitted.map((one): OmittedExport => {
      const kind = reasonOf(one.name);
      return kind === null ? one : { ...one, because: { kind }, isComponent: false };
    }),
    ...exports.flatMap((one) => (picked.includes(one) ? [] : [left(one, { kind: reasonOf(one.name) ?? 'internal' })])),
    ...shown.flatMap((one, index) => omittedProps(one, picked[index])),
  ];
  return found.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function left({ name, at }: ExportTypes, because: OmissionReason): OmittedExport {
  return { name, at, because, isComponent: false };
}

function omittedProps(shown: ExportTypes, whole: ExportTypes | undefined): OmittedExport[] {
  if (shown.kind !== 'component' || whole?.kind !== 'component') return [];
  const rows = new Set(shown.props.map(({ name }) => name));
  const excluded = whole.props.flatMap(({ name }) => (rows.has(name) ? [] : [name]));
  const internal = shown.props.flatMap(({ name, doc }) => (doc.isInternal ? [name] : []));
  return [
    ...shown.styleProps.map((one) => left(shown, { kind: 'style props', ...one })),
    ...unproven(shown),
    ...(excluded.length === 0 ? [] : [left(shown, { kind: 'excluded props', props: excluded })]),
    ...(internal.length === 0 ? [] : [left(shown, { kind: 'internal props', props: internal })]),
  ];
}

function unproven(shown: ComponentTypes): OmittedExport[] {
  const { classes, cssVariables } = shown.unproven;
  return [
    ...(classes.length === 0 ? [] : [left(shown, { kind: 'unproven classes', names: classes })]),
    ...(cssVariables.length === 0 ? [] : [left(shown, { kind: 'unproven CSS variables', names: cssVariables })]),
  ];
}

/** As the end of a line that begins with the name. */
export function omissionText(because: OmissionReason): string {
  switch (because.kind) {
    case 'unwanted kind':
      return `\`kinds\` does not contain \`${because.of}\``;
    case 'part':
      return `it is documented as ${because.as}`;
    case 'same name':
      return `another export has this name, and ${because.entry} exports a different one`;
    case 'style props': {
      const owner = because.declaredBy === '' ? 'a computed type' : because.declaredBy;
      return `${because.count} style ${because.count === 1 ? 'prop' : 'props'} of ${owner} without rows`;
    }
    case 'excluded props':
      return `\`api.props.exclude\` matches ${because.props.join(', ')}`;
    case 'internal props':
      return `\`@internal\`, \`@hidden\`, \`@ignore\` or \`@private\` on ${because.props.join(', ')}`;
    case 'unproven classes':
      return `no code gives the class names of ${because.names.join(', ')}`;
    case 'unproven CSS variables':
      return `no code contains ${because.names.join(', ')}`;
    case 'excluded':
      return '`exclude` matches it';
    case 'not included':
      return '`include` does not match it';
    case 'internal':
      return 'it has the tag `@internal`, `@hidden`, `@ignore` or `@private`';
    case 'unnamed default':
      return 'the default export does not have a name';
    case 'lower case':
      return 'JSX reads a lower-case name as an element, not as a component';
    case 'too deep':
      return 'it is a part of a part at the fourth level';
    case 'any':
      return 'its type is `any` or was not found';
    case 'context':
      return 'it is a React context';
    case 'namespace':
      return 'it is a namespace without documented exports';
    case 'type':
      return 'it is not the type of an object';
    case 'value':
      return 'it is a value that is neither a component nor a function';
    default:
      return assertNever(because);
  }
}
