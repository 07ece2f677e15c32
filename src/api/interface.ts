// The API page of a type that other props use, from its JSON and its descriptions.
import { kebabCase } from '../lib/kebab-case.ts';
import type { InterfaceApi } from '../model/api.ts';
import type { InterfaceJson, InterfaceTexts } from '../schema/api-json.ts';
import { interfaceAnchors } from './anchors.ts';
import { briefOf } from './brief.ts';
import type { DocPlace } from './component.ts';
import { namesInTypes } from './names-in-types.ts';
import { readProps } from './props.ts';
import type { Texts } from './texts.ts';

/** Texts are read in page order, as that is the order of the page's links. */
export function toInterfaceApi(
  json: InterfaceJson,
  described: InterfaceTexts,
  { place, texts }: { place: DocPlace; texts: Texts },
): InterfaceApi {
  const { name, imports } = json;
  const deprecationInfo = texts.either(null, json.deprecationInfo);
  const demos = texts.optional(json.demos);
  const introduction = texts.either(described.interfaceDescription, json.interfaceDescription);
  const props = readProps(
    { prefix: `${kebabCase(name)}-prop-`, props: json.properties, descriptions: described.propertiesDescriptions },
    texts,
  );
  return {
    ...place,
    kind: 'interface',
    name,
    title: `${name} API`,
    summary: `The properties of the ${name} type, each with its own type and what it means.`,
    imports,
    demos,
    markdown: '',
    markdownAt: null,
    description: null,
    introduction,
    since: json.since || null,
    deprecated: json.deprecated === true,
    deprecationInfo,
    brief: briefOf(described.interfaceDescription ?? json.interfaceDescription ?? ''),
    typeNames: namesInTypes({ name, props }),
    props,
    toc: [],
    anchors: interfaceAnchors({ ...place, name, demos, imports, props }),
    links: texts.links,
  };
}
