// Holds API JSON of authors to what types say: rows that one has and the other lacks, and what they say of the same row.
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { ExtractedPage } from '../model/api-source.ts';
import type { Diagnostic, Location, Related } from '../model/outcome.ts';
import { type ApiRow, type ApiRows, readApiRows, type Section } from './api-rows.ts';
import { plainDefault } from './union.ts';
import type { WrittenApi } from './written-api.ts';

/** What types say of a page, and where. */
export interface TypedApi extends ApiRows {
  readonly page: ExtractedPage;
}

export function readExtracted(pages: readonly ExtractedPage[]): TypedApi[] {
  return pages.flatMap((page) => {
    const rows = readApiRows(parseJson(page.text));
    return rows ? [{ ...rows, page }] : [];
  });
}

/** null: the product's packages export nothing of that name and kind. */
export function typedFor({ productKey, api }: WrittenApi, typed: readonly TypedApi[]): TypedApi | null {
  const same = typed.filter(
    ({ name, kind, page }) => page.productKey === productKey && name === api.name && kind === api.kind,
  );
  const named = same.find(({ page }) => api.imports.some((line) => line.includes(page.package)));
  return named ?? same[0] ?? null;
}

export function compareWithTypes(written: WrittenApi, typed: TypedApi): Diagnostic[] {
  const { api, at } = written;
  const known = new Map(typed.rows.map((row) => [keyOf(row), row]));
  const found: Diagnostic[] = [];
  for (const row of api.rows) {
    const fact = known.get(keyOf(row));
    if (fact) found.push(...differences(row, fact, written, relatedTo(fact, typed)));
    // What types do not know of these, demos may.
    else if (row.section !== 'classes' && row.section !== 'slots' && !isTakenOver(row, typed)) {
      const params = unknownParams(row, written, typed);
      found.push(report('proof/unknown-row', params, at(row.path, { key: true }), ofType(typed)));
    }
  }
  const documented = new Set(api.rows.map(keyOf));
  const slotClasses = new Set(api.rows.map(({ className }) => className));
  for (const fact of typed.rows) {
    if (documented.has(keyOf(fact)) || fact.deprecated) continue;
    if (fact.section === 'classes' && slotClasses.has(fact.name)) continue;
    const params = { what: WORDS[fact.section], name: fact.name, owner: api.name };
    found.push(report('proof/missing-row', params, at([fact.section], { key: true }), relatedTo(fact, typed)));
  }
  return found;
}

/** From another component, from the element that it renders, or from React. */
function isTakenOver({ section, name }: ApiRow, { inherited, takesAttributes }: TypedApi): boolean {
  if (section !== 'props') return false;
  if (inherited.has(name) || name === 'ref' || name === 'key') return true;
  return takesAttributes && (/^(?:on[A-Z]|aria-|data-)/.test(name) || ATTRIBUTES.has(name));
}

/** Those that every element takes, and those of links, fields and buttons that no library gives another meaning. */
const ATTRIBUTES = new Set(
  (
    'accessKey autoFocus checked children className contentEditable dangerouslySetInnerHTML defaultChecked defaultValue dir ' +
    'disabled draggable hidden href htmlFor id inputMode lang name placeholder readOnly rel role slot spellCheck style ' +
    'tabIndex target title translate type value'
  ).split(' '),
);

function unknownParams({ section, name }: ApiRow, { api }: WrittenApi, typed: TypedApi) {
  const documented = new Set(api.rows.map(keyOf));
  const others = typed.rows.filter((row) => row.section === section);
  // A new name that nobody documents yet is most likely the one.
  const free = others.filter((row) => !documented.has(keyOf(row))).map((row) => row.name);
  const names = others.map((row) => row.name);
  const near = nearest(name, free) ?? nearest(name, names) ?? (free.length === 1 ? (free[0] ?? null) : null);
  return { what: WORDS[section], name, owner: api.name, nearest: near };
}

export const WORDS: Readonly<Record<Section, string>> = {
  props: 'prop',
  properties: 'property',
  parameters: 'parameter',
  returnValue: 'returned property',
  cssVariables: 'CSS variable',
  slots: 'slot',
  classes: 'class',
};

function keyOf({ section, name }: ApiRow): string {
  return `${section} ${name}`;
}

interface Context {
  readonly related: readonly Related[];
}

function differences(row: ApiRow, fact: ApiRow, { api, at }: WrittenApi, context: Context): Diagnostic[] {
  const { name, path } = row;
  const place = (field: string): Location => at([...path, field]);
  const about = { name, owner: api.name };
  const found: Diagnostic[] = [];
  if (row.required !== fact.required)
    found.push(
      report(
        'proof/wrong-required',
        { ...about, is: fact.required ? 'required' : 'optional' },
        place('required'),
        context,
      ),
    );
  if (row.deprecated !== fact.deprecated)
    found.push(
      report(
        'proof/wrong-deprecated',
        { ...about, is: fact.deprecated ? 'deprecated' : 'not deprecated' },
        place('deprecated'),
        context,
      ),
    );
  // Defaults that code computes are known to authors alone.
  if (fact.default !== null && (row.default === null || plainDefault(row.default) !== plainDefault(fact.default)))
    found.push(
      report(
        'proof/wrong-default',
        { ...about, documented: row.default, actual: fact.default },
        place('default'),
        context,
      ),
    );
  if (row.literals !== null && fact.literals !== null) {
    const gone = row.literals.filter((member) => !fact.literals?.includes(member));
    const missing = fact.literals.filter((member) => !row.literals?.includes(member));
    if (gone.length + missing.length > 0)
      found.push(report('proof/wrong-union', { ...about, gone, missing }, place('type'), context));
  }
  return found;
}

function relatedTo(row: ApiRow, { page }: TypedApi): Context {
  return { related: [{ message: 'declared at', at: page.places[row.place] ?? page.at }] };
}

function ofType({ page, name }: TypedApi): Context {
  return { related: [{ message: `${name} is declared at`, at: page.at }] };
}
