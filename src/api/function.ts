// The API page of a hook or another function, from its JSON and its descriptions.
import { escapeHtml } from '../lib/html.ts';
import { kebabCase } from '../lib/kebab-case.ts';
import type { FunctionApi } from '../model/api.ts';
import type { FunctionJson, FunctionTexts } from '../schema/api-json.ts';
import { functionAnchors, functionToc } from './anchors.ts';
import { briefOf } from './brief.ts';
import type { DocPlace } from './component.ts';
import { namesInTypes } from './names-in-types.ts';
import { readProps } from './props.ts';
import type { Texts } from './texts.ts';

/** Texts are read in page order, as that is the order of the page's links. */
export function toFunctionApi(
  json: FunctionJson,
  described: FunctionTexts,
  { place, texts, kind }: { place: DocPlace; texts: Texts; kind: FunctionApi['kind'] },
): FunctionApi {
  const { name, imports } = json;
  const kebab = kebabCase(name);
  const text =
    described.hookDescription ??
    described.functionDescription ??
    json.hookDescription ??
    json.functionDescription ??
    '';
  const isAlone = place.section === null;
  const deprecationInfo = texts.either(described.deprecationInfo, json.deprecationInfo);
  const demos = texts.optional(json.demos);
  const introduction = isAlone ? null : texts.inline(text) || null;
  const props = readProps(
    { prefix: `${kebab}-parameters-`, props: json.parameters, descriptions: described.parametersDescriptions },
    texts,
  );
  const returnValue = readProps(
    {
      prefix: `${kebab}-return-value-`,
      props: json.returnValue ?? {},
      descriptions: described.returnValueDescriptions,
    },
    texts,
  );
  const parts = {
    ...place,
    name,
    imports,
    demos,
    props,
    returnValue,
    returns: returnValue.length === 0 && json.returns ? readReturns(json.returns, texts) : null,
    signatures: json.signatures ?? [],
    source: json.filename ? json.filename.replace(/^\/*/, '/') : null,
  };
  return {
    ...parts,
    kind,
    title: `${name} API`,
    summary: summaryOf(name, kind),
    markdown: isAlone ? texts.markdown(text) : '',
    markdownAt: isAlone ? texts.written(text) : null,
    description: null,
    introduction,
    brief: briefOf(text),
    since: json.since || null,
    deprecated: json.deprecated === true,
    deprecationInfo,
    typeNames: namesInTypes({
      name,
      props: [...props, ...returnValue],
      others: [parts.returns?.type ?? '', ...parts.signatures.map(escapeHtml)],
    }),
    toc: functionToc(parts),
    anchors: functionAnchors(parts),
    links: texts.links,
  };
}

function readReturns({ type, description }: NonNullable<FunctionJson['returns']>, texts: Texts) {
  return {
    type: type.description ? texts.html(type.description) : escapeHtml(type.name ?? ''),
    description: texts.inline(description ?? ''),
  };
}

function summaryOf(name: string, kind: FunctionApi['kind']): string {
  return `The parameters and the return value of the ${name} ${kind}, each with its type and what it means.`;
}
