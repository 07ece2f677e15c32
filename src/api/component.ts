// The API page of a component, from its JSON and its descriptions.
import { sectionId } from '../lib/api-sections.ts';
import { kebabCase } from '../lib/kebab-case.ts';
import { listText } from '../lib/list-text.ts';
import { ownValue } from '../lib/own-value.ts';
import type { ApiClass, ApiCssVariable, ApiSlot, ComponentApi, ReferenceApi } from '../model/api.ts';
import type { ClassJson, ComponentJson, ComponentTexts, SlotJson } from '../schema/api-json.ts';
import { componentAnchors, componentToc } from './anchors.ts';
import { briefOf } from './brief.ts';
import { namesInTypes } from './names-in-types.ts';
import { readProps } from './props.ts';
import type { Texts } from './texts.ts';

/** What a page knows before its JSON is read. */
export type DocPlace = Pick<ReferenceApi, 'route' | 'file' | 'productKey' | 'claims' | 'plan' | 'section'>;

/** Texts are read in page order, as that is the order of the page's links. */
export function toComponentApi(
  json: ComponentJson,
  described: ComponentTexts,
  { place, texts }: { place: DocPlace; texts: Texts },
): ComponentApi {
  const { name } = json;
  const text = described.componentDescription ?? json.componentDescription ?? '';
  const kebab = kebabCase(name);
  const deprecationInfo = texts.either(described.deprecationInfo, json.deprecationInfo);
  const demos = texts.optional(json.demos);
  // A page that documents several has no place for a text with headings.
  const introduction = place.section === null ? null : texts.inline(text) || null;
  const markdown = place.section === null ? texts.markdown(text) : '';
  const { props, alternatives } = readForms(json, described, { kebab, place, texts });
  const inheritance = json.inheritance
    ? { component: json.inheritance.component, href: texts.href(json.inheritance.pathname) }
    : null;
  const slots = readSlots(json, described, texts);
  const classes = readClasses(json, { kebab, described }, texts);
  const cssVariables = readCssVariables(json, kebab, texts);
  const inherited = (json.inherited ?? []).flatMap(({ component, pathname, props: names }) =>
    names.length === 0 ? [] : [{ component, route: pathname ? texts.route(pathname) : null, props: names }],
  );
  const parts = {
    ...place,
    name,
    imports: json.imports,
    demos,
    props,
    alternatives,
    inheritance,
    inherited,
    themeName: (json.themeDefaultProps && json.muiName) || null,
    slots,
    classes,
    cssVariables,
    source: json.filename ? json.filename.replace(/^\/*/, '/') : null,
  };
  return {
    ...parts,
    kind: 'component',
    title: `${name} API`,
    summary: summaryOf(name, slots.length > 0, classes.length > 0),
    markdown,
    markdownAt: place.section === null ? texts.written(text) : null,
    description: null,
    introduction,
    brief: briefOf(text),
    since: json.since || null,
    deprecated: json.deprecated === true,
    deprecationInfo,
    repeatedGroups: [],
    unknownProps: json.unknownProps === true,
    spread: json.spread === true,
    forwardsRefTo: json.forwardsRefTo || null,
    typeNames: namesInTypes({ name, props: [...props, ...alternatives.flatMap((one) => one.props)] }),
    toc: componentToc(parts),
    anchors: componentAnchors(parts),
    links: texts.links,
  };
}

/** A row that differs from one alternative to the other stands with these only. */
function readForms(
  json: ComponentJson,
  described: ComponentTexts,
  { kebab, place, texts }: { kebab: string; place: DocPlace; texts: Texts },
): Pick<ComponentApi, 'props' | 'alternatives'> {
  const forms = json.alternatives ?? [];
  const apart = new Set(forms.flatMap((form) => Object.keys(form.props)));
  const shared = Object.fromEntries(Object.entries(json.props).filter(([prop]) => !apart.has(prop)));
  const read = (props: ComponentJson['props']) =>
    readProps({ prefix: `${kebab}-prop-`, props, descriptions: described.propDescriptions }, texts);
  const props = read(shared);
  const taken = new Set<string>();
  const alternatives = forms.map((form, index) => ({
    name: form.name,
    id: `${sectionId({ name: json.name, section: place.section }, 'props')}-${index + 1}`,
    props: read(form.props).map((prop) => ({ ...prop, id: unique(prop.id, taken) })),
  }));
  return { props, alternatives };
}

function summaryOf(name: string, hasSlots: boolean, hasClasses: boolean): string {
  const list = listText(['props', ...(hasSlots ? ['slots'] : []), ...(hasClasses ? ['CSS classes'] : [])]);
  return `The ${list} of the ${name} component, each with its type, its default and what it does.`;
}

function readSlots({ name, slots }: ComponentJson, { slotDescriptions }: ComponentTexts, texts: Texts): ApiSlot[] {
  const taken = new Set<string>();
  return (slots ?? []).map((slot: SlotJson) => {
    const apart = ownValue(slotDescriptions, slot.name);
    return {
      name: slot.name,
      id: unique(`${name}-css-${slot.class || slot.name}`, taken),
      className: slot.class || null,
      default: slot.default === null || slot.default === undefined ? null : String(slot.default),
      description: texts.either(apart, slot.description) ?? '',
    };
  });
}

/** Made when classes are sorted: it takes 5 ms, and most sites have none. */
let english: Intl.Collator | undefined;

/** Sorted by class name in the order of English, whatever the machine's language is; deprecated ones last. */
function readClasses(
  { classes }: ComponentJson,
  { kebab, described }: { kebab: string; described: ComponentTexts },
  texts: Texts,
): ApiClass[] {
  const taken = new Set<string>();
  const sorted = [...(classes ?? [])].sort((a, b) => {
    english ??= new Intl.Collator('en');
    const folded = Number(a.isDeprecated === true) - Number(b.isDeprecated === true);
    return folded || english.compare(a.className, b.className) || (a.className < b.className ? -1 : 1);
  });
  return sorted.map((json: ClassJson) => {
    const apart = ownValue(described.classDescriptions, json.key);
    const nodeName = apart?.nodeName ?? json.nodeName;
    const conditions = apart?.conditions ?? json.conditions;
    const values = { nodeName, conditions };
    return {
      key: json.key,
      className: json.className,
      id: unique(`${kebab}-classes-${json.className}`, taken),
      description:
        typeof apart?.description === 'string'
          ? texts.html(texts.fill(apart.description, values))
          : texts.inline(texts.fill(json.description ?? '', values)),
      isGlobal: json.isGlobal === true,
      deprecated: json.isDeprecated === true,
      deprecationInfo: texts.either(apart?.deprecationInfo, json.deprecationInfo),
    };
  });
}

function readCssVariables({ cssVariables }: ComponentJson, kebab: string, texts: Texts): ApiCssVariable[] {
  const taken = new Set<string>();
  return (cssVariables ?? []).map((variable) => ({
    name: variable.name,
    id: unique(`${kebab}-css-variables-${variable.name.replace(/^-+/, '')}`, taken),
    default: variable.default === null || variable.default === undefined ? null : String(variable.default),
    description: texts.inline(variable.description ?? ''),
  }));
}

/** Two slots may share a class; an id stands once on a page. */
function unique(id: string, taken: Set<string>): string {
  let candidate = id;
  for (let n = 2; taken.has(candidate); n++) candidate = `${id}-${n}`;
  taken.add(candidate);
  return candidate;
}
