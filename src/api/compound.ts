// The page of a compound component: the whole, then each of its parts as a section.
import { PROP_GROUPS, sectionId } from '../lib/api-sections.ts';
import { listText } from '../lib/list-text.ts';
import type { ApiCompound, ApiPropGroup, ReferenceApi, RepeatedGroup } from '../model/api.ts';
import type { TocEntry } from '../model/page.ts';
import type { CompoundPlan } from './layout.ts';

/** More names than these are a list, and not a sentence. */
const FEW_NAMES = 5;

export function toCompound({ name, route, productKey }: CompoundPlan, all: readonly ReferenceApi[]): ApiCompound {
  const docs = withoutRepeatedGroups(all);
  const whole = docs.find(({ section }) => section === null);
  const parts = docs.flatMap((doc) => (doc.section === null ? [] : [withoutImport(doc)]));
  // The page of a namespace has no other import lines or demos than those of its parts.
  const imports = whole ? [] : [...new Set(docs.flatMap((doc) => doc.imports))];
  const opening = imports.length === 0 ? [] : [{ id: 'import', text: 'Import', depth: 2 } as const];
  const hasClaims = !whole && docs.some(({ claims }) => claims.length > 0);
  const closing = hasClaims ? [{ id: 'demos', text: 'Demos', depth: 2 } as const] : [];
  const names = parts.map((part) => part.name);
  const partNames = names.length > FEW_NAMES ? `the ${names.length} parts of ${name}` : listText(names);
  const subject = !whole
    ? partNames
    : names.length > FEW_NAMES
      ? `${name} and its ${names.length} parts`
      : listText([name, ...names]);
  return {
    kind: 'compound',
    ...{ route, productKey, name },
    file: docs[0]?.file ?? '',
    title: `${name} API`,
    summary: `The props of ${subject}, each with its type, its default and what it does.`,
    markdown: whole?.markdown ?? '',
    markdownAt: whole?.markdownAt ?? null,
    description: null,
    imports,
    docs: [...(whole ? [whole] : []), ...parts],
    toc: [...(whole?.toc ?? opening), ...parts.map(partEntry), ...closing],
    anchors: [
      ...(whole?.anchors ?? opening.map(({ id }) => id)),
      ...parts.flatMap(({ section, anchors }) => [section ?? '', ...anchors]),
      ...closing.map(({ id }) => id),
    ],
    links: docs.flatMap(({ links }) => links),
  };
}

/** Style props of fifteen parts are fifteen times the same rows. */
function withoutRepeatedGroups(docs: readonly ReferenceApi[]): ReferenceApi[] {
  const first = new Map<string, ReferenceApi>();
  return docs.map((doc) => {
    if (doc.kind !== 'component') return doc;
    const repeatedGroups = PROP_GROUPS.flatMap((group): RepeatedGroup[] => {
      const rows = doc.props.filter((prop) => prop.group === group);
      if (rows.length === 0) return [];
      const key = JSON.stringify([group, ...rows.map((row) => [row.name, row.type, row.default])]);
      const other = first.get(key);
      if (!other) first.set(key, doc);
      return other ? [{ group, count: rows.length, name: other.name, id: sectionId(other, 'props') }] : [];
    });
    const repeated = new Set<ApiPropGroup | null>(repeatedGroups.map(({ group }) => group));
    const gone = new Set(doc.props.filter(({ group }) => repeated.has(group)).map(({ id }) => id));
    return {
      ...doc,
      repeatedGroups,
      props: doc.props.filter(({ id }) => !gone.has(id)),
      anchors: doc.anchors.filter((id) => !gone.has(id)),
    };
  });
}

/** Parts are imported with the whole. */
function withoutImport(doc: ReferenceApi): ReferenceApi {
  const id = sectionId(doc, 'import');
  const isOther = (other: string) => other !== id;
  return {
    ...doc,
    imports: [],
    anchors: doc.anchors.filter(isOther),
    toc: doc.toc.filter((entry) => isOther(entry.id)),
  };
}

function partEntry({ section, name }: ReferenceApi): TocEntry {
  return { id: section ?? '', text: name, depth: 2 };
}
