// The fields of front matter, whoever read them: data in, checked fields out, each mistake at its place.
import { report } from '../diagnostics/report.ts';
import { schemaFindings } from '../diagnostics/schema-findings.ts';
import { nearest } from '../lib/nearest.ts';
import { takenQuickly } from '../lib/quick-schema.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { Unread } from '../model/page.ts';
import { FRONT_MATTER_FIELDS, type FrontMatter, frontMatterSchema } from '../schema/front-matter.ts';

export interface Places {
  at(offset: number, length?: number): Location;
  of(path: readonly (string | number)[], options?: { readonly key?: boolean }): Location;
}

export function checkFields(data: unknown, places: Places): Outcome<FrontMatter> & { readonly unread?: Unread } {
  if (data === undefined || data === null) return { value: noFields(), diagnostics: [] };
  if (typeof data !== 'object' || Array.isArray(data)) {
    const problem = `must contain fields, not ${Array.isArray(data) ? 'an array' : `a ${typeof data}`}`;
    return {
      value: noFields(),
      unread: 'all',
      diagnostics: [report('content/bad-front-matter', { name: 'The front matter', problem }, places.at(0))],
    };
  }
  // A key without a value says nothing.
  const fields = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
  const unknown = unknownFields(fields, places);
  const taken = takenQuickly(frontMatterSchema, fields);
  if (taken !== null) return { value: taken, diagnostics: unknown };
  const parsed = frontMatterSchema.safeParse(fields);
  if (parsed.success) return { value: parsed.data, diagnostics: unknown };
  const findings = schemaFindings(frontMatterSchema, fields, parsed.error);
  const bad = new Set(findings.map(({ path }) => String(path[0])));
  const rest = frontMatterSchema.safeParse(Object.fromEntries(Object.entries(fields).filter(([key]) => !bad.has(key))));
  const diagnostics = findings.map((finding): Diagnostic => {
    const name = `"${finding.path.filter((step) => typeof step === 'string').join('.')}"`;
    if (finding.kind === 'invalid-value') {
      const { problem, nearest: near } = finding;
      return report('content/bad-front-matter', { name, problem, nearest: near }, places.of(finding.path));
    }
    if (finding.kind === 'missing-key') {
      return report('content/bad-front-matter', { name, problem: 'is missing' }, places.of(finding.path.slice(0, -1)));
    }
    const problem =
      finding.nearest === null ? 'is not a field here' : `is not a field here, but "${finding.nearest}" is`;
    return report('content/bad-front-matter', { name, problem }, places.of(finding.path, { key: true }));
  });
  return {
    value: rest.success ? rest.data : noFields(),
    unread: rest.success ? [...bad] : 'all',
    diagnostics: [...unknown, ...diagnostics],
  };
}

function unknownFields(fields: Readonly<Record<string, unknown>>, places: Places): Diagnostic[] {
  return Object.keys(fields).flatMap((key) => {
    const near = KNOWN.has(key) ? null : nearest(key, FRONT_MATTER_FIELDS);
    return near === null
      ? []
      : [report('content/unknown-front-matter', { key, nearest: near }, places.of([key], { key: true }))];
  });
}

/** A new one each time: a plugin may write into it. */
export const noFields = (): FrontMatter => frontMatterSchema.parse({});
const KNOWN = new Set(FRONT_MATTER_FIELDS);
