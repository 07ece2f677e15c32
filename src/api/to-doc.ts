// Parsed JSON to the page that it describes, by its kind; each kind is held to its own schema.
import { isRecord } from '../lib/is-record.ts';
import type { ReferenceApi } from '../model/api.ts';
import type { Outcome } from '../model/outcome.ts';
import {
  componentSchema,
  componentTextsSchema,
  type FunctionJson,
  type FunctionTexts,
  functionSchema,
  functionTextsSchema,
  interfaceSchema,
  interfaceTextsSchema,
} from '../schema/api-json.ts';
import { type DocPlace, toComponentApi } from './component.ts';
import { toFunctionApi } from './function.ts';
import { toInterfaceApi } from './interface.ts';
import { checkShape, type ParsedJson } from './json.ts';
import type { ApiEntry } from './routes.ts';
import type { Texts } from './texts.ts';

export interface DocSources {
  readonly page: ParsedJson;
  readonly described: ParsedJson | null;
}

export interface DocContext {
  readonly place: DocPlace;
  readonly texts: Texts;
}

export async function toDoc(
  entry: ApiEntry,
  sources: DocSources,
  context: DocContext,
): Promise<Outcome<ReferenceApi | null>> {
  const { page } = entry;
  const { texts } = context;
  const textFile = entry.descriptions?.file ?? page.file;
  const described = sources.described ?? { source: '{}', data: {} };
  const kind = kindOf(entry, sources.page.data);
  switch (kind) {
    case 'component': {
      const json = await checkShape(componentSchema, sources.page, page.file);
      const description = await checkShape(componentTextsSchema, described, textFile);
      return assemble(json, description, { texts, make: (facts, words) => toComponentApi(facts, words, context) });
    }
    case 'interface': {
      const json = await checkShape(interfaceSchema, sources.page, page.file);
      const description = await checkShape(interfaceTextsSchema, described, textFile);
      return assemble(json, description, { texts, make: (facts, words) => toInterfaceApi(facts, words, context) });
    }
    default: {
      const json = await checkShape(functionSchema, sources.page, page.file);
      const description = await checkShape(functionTextsSchema, described, textFile);
      const make = (facts: FunctionJson, words: FunctionTexts) =>
        toFunctionApi(facts, words, { ...context, kind: facts.kind ?? kind });
      return assemble(json, description, { texts, make });
    }
  }
}

function kindOf({ kind }: ApiEntry, data: unknown): ReferenceApi['kind'] {
  if (kind) return kind;
  if (!isRecord(data)) return 'component';
  if ('parameters' in data) return 'name' in data && /^use[A-Z]/.test(String(data.name)) ? 'hook' : 'function';
  return 'properties' in data ? 'interface' : 'component';
}

interface Assembly<J, T> {
  readonly texts: Texts;
  readonly make: (facts: J, words: T) => ReferenceApi;
}

function assemble<J, T>(
  facts: Outcome<J | null>,
  words: Outcome<T | null>,
  { texts, make }: Assembly<J, T>,
): Outcome<ReferenceApi | null> {
  const doc = facts.value && words.value ? make(facts.value, words.value) : null;
  return { value: doc, diagnostics: [...facts.diagnostics, ...words.diagnostics, ...texts.diagnostics] };
}

/**
 * Folders of API pages also hold data that a demo imports: lists, and objects with a list as `properties`. Those are no
 * pages. Whatever else has a field of a page was meant to be one, and is told what is wrong with it.
 */
export function isApiPage(data: unknown): boolean {
  if (!isRecord(data)) return false;
  if ('props' in data || 'parameters' in data) return true;
  return 'properties' in data ? !Array.isArray(data.properties) : 'name' in data && typeof data.name !== 'string';
}
