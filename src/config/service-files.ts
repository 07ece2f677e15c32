// Files that services name: the notifications of the project, read and checked, and its own analytics module.
import { resolve } from 'node:path';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { type DataPath, dataPathText, literalFinder } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { type SchemaFinding, schemaFindings } from '../diagnostics/schema-findings.ts';
import { parseCleanJson } from '../lib/forbidden-characters.ts';
import { jsonErrorOffset } from '../lib/json-error.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { holds, relativeTo } from '../lib/node/paths.ts';
import { withBase } from '../lib/url.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import { notificationsFileSchema } from '../schema/services.ts';
import type { SiteConfig } from '../schema/site-config.ts';
import { leadsInside } from './leads-inside.ts';
import { nearestFor } from './nearest-path.ts';
import type { Surroundings } from './surroundings.ts';

export interface ServiceFiles {
  /** What the build publishes as `notifications.json`; null: it publishes none. */
  readonly notificationsJson: string | null;
}

export async function readServiceFiles(
  { analytics, notifications, base, security }: Pick<SiteConfig, 'analytics' | 'notifications' | 'base' | 'security'>,
  surroundings: Surroundings,
): Promise<Outcome<ServiceFiles>> {
  const around = { ...surroundings, security };
  const diagnostics: Diagnostic[] = [];
  if (typeof analytics.adapter !== 'string') {
    const found = await findFile(analytics.adapter.module, ['analytics', 'adapter', 'module'], around);
    diagnostics.push(...found.diagnostics);
  }
  if (notifications?.file === undefined) return { value: { notificationsJson: null }, diagnostics };
  const found = await findFile(notifications.file, ['notifications', 'file'], around);
  const read = found.value === null ? null : await readNotifications(found.value, base, around);
  diagnostics.push(...found.diagnostics, ...(read?.diagnostics ?? []));
  return { value: { notificationsJson: read?.value ?? null }, diagnostics };
}

/** What such a file holds is published, so it lies in the root, symbolic links followed. */
async function findFile(
  file: string,
  at: DataPath,
  { root, fs, source, security }: Surroundings & Pick<SiteConfig, 'security'>,
): Promise<Outcome<string | null>> {
  const absolute = resolve(root, file);
  const field = at[0] === 'analytics' ? 'analytics' : 'notifications';
  const wrong = await pathProblem(absolute, 'file', fs);
  const isInside = holds(root, absolute) && (await leadsInside(file, { root, security }, fs));
  if (!wrong && isInside) return { value: absolute, diagnostics: [] };
  const place = await source.place(at);
  if (!isInside)
    return { value: null, diagnostics: [report('config/outside-root', { field, file, path: place.path }, place.at)] };
  const nearest = wrong && (await nearestFor(wrong, file, root, fs));
  const params = { field, file, problem: wrong?.problem ?? '', nearest, path: place.path };
  return { value: null, diagnostics: [report('config/missing-file', params, place.at)] };
}

/** Written anew, so that a space more does not change what is published; paths of this site get its base. */
async function readNotifications(
  absolute: string,
  base: string,
  { root, fs }: Surroundings,
): Promise<Outcome<string | null>> {
  const file = relativeTo(root, absolute);
  const text = (await fs.readText(absolute)).replace(/^\uFEFF/, '');
  const wrong = (problem: string, at: Location) => report('config/bad-notifications', { file, problem }, at);
  let json: unknown;
  try {
    json = parseCleanJson(text);
  } catch {
    const at = locate(file, lineIndex(text), jsonErrorOffset(text));
    return { value: null, diagnostics: [wrong('is not valid JSON', at)] };
  }
  const parsed = notificationsFileSchema.safeParse(json);
  const find = await literalFinder(text, file);
  const at = (path: DataPath): Location => find(path) ?? { file };
  if (!parsed.success) {
    const findings = schemaFindings(notificationsFileSchema, json, parsed.error);
    return { value: null, diagnostics: findings.map((finding) => wrong(problemOf(finding), at(placeOf(finding)))) };
  }
  const low = parsed.data.flatMap(({ id }, index) =>
    id <= (parsed.data[index - 1]?.id ?? -1)
      ? [wrong('contains an id that is not higher than the previous one', at([index, 'id']))]
      : [],
  );
  const { cleanNews } = await import('./short-html.ts'); // A parser of HTML: most sites have no news.
  const cleaned = parsed.data.map((entry) => ({ entry, text: cleanNews(entry.text) }));
  const unsafe = cleaned.flatMap(({ text: { removed } }, index) =>
    removed.length > 0 ? [report('config/unsafe-html', { removed, path: null }, at([index, 'text']))] : [],
  );
  const published = cleaned.map(({ entry, text: { html } }) => ({
    ...entry,
    text: html,
    ...(entry.href !== undefined && { href: withBase(entry.href, base) }),
  }));
  return { value: JSON.stringify(published), diagnostics: [...low, ...unsafe] };
}

function problemOf(finding: SchemaFinding): string {
  const name = dataPathText(finding.path);
  switch (finding.kind) {
    case 'unknown-key':
      return `contains the unknown key \`${name}\`${finding.nearest === null ? '' : ` instead of \`${finding.nearest}\``}`;
    case 'missing-key':
      return `is missing the key \`${name}\``;
    case 'invalid-value':
      return `is not valid: ${name === '' ? 'the file' : `\`${name}\``} ${finding.problem}`;
  }
}

/** What is missing has no place but that of what should hold it. */
function placeOf({ kind, path }: SchemaFinding): DataPath {
  return kind === 'missing-key' ? path.slice(0, -1) : path;
}
