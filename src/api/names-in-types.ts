// The names in the types of an API page: those that have pages become links once all pages are known.
import { escapeHtml } from '../lib/html.ts';
import { typeNames } from '../lib/type-names.ts';
import type { ApiProp } from '../model/api.ts';

export interface PrintedTypes {
  /** Of the page itself, which is no link on it. */
  readonly name: string;
  readonly props: readonly ApiProp[];
  /** More types, as HTML. */
  readonly others?: readonly string[];
}

export function namesInTypes({ name, props, others = [] }: PrintedTypes): string[] {
  const types = [...props.flatMap(({ type, signature }) => [type, escapeHtml(signature?.text ?? '')]), ...others];
  return [...new Set(types.flatMap(typeNames))].filter((other) => other !== name).sort();
}
