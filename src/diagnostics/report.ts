// Makes a diagnostic from its code: the only way to make one.
import type { Diagnostic, Location, Related, Severity } from '../model/outcome.ts';
import { type Code, catalogue } from './catalogue.ts';
import { type CatalogueEntry, type Params, severityOf } from './entry.ts';

export type ParamsOf<C extends Code> = (typeof catalogue)[C] extends CatalogueEntry<infer P> ? P : never;

export interface ReportOptions {
  readonly related?: readonly Related[];
  /** Severity by a field of the config such as `links.dead`; default: that of the code's effect. */
  readonly severity?: Severity;
}

export function report<C extends Code>(
  code: C,
  params: ParamsOf<C>,
  at?: Location,
  options: ReportOptions = {},
): Diagnostic {
  const entry = catalogue[code] as unknown as CatalogueEntry<Params>; // The union of entries, read through the type that `code` picked.
  return {
    code,
    severity: options.severity ?? severityOf(entry),
    message: entry.message(params),
    hint: entry.hint(params),
    ...(at === undefined ? {} : { at }),
    ...(options.related === undefined || options.related.length === 0 ? {} : { related: options.related }),
  };
}
