// Reads the URL contracts of a product's other versions: which pages their sites have.
import { resolve } from 'node:path';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import type { DataPath } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { schemaFindings } from '../diagnostics/schema-findings.ts';
import { jsonErrorOffset } from '../lib/json-error.ts';
import { nearest } from '../lib/nearest.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { splitHref } from '../lib/url.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { Version, VersionPages } from '../model/site.ts';
import { type UrlContractFile, urlContractSchema } from '../schema/url-contract.ts';
import type { VersionConfig } from '../schema/versions.ts';
import { nearestFor } from './nearest-path.ts';
import type { Surroundings } from './surroundings.ts';

/** `at`: where the list stands in the config. A version whose file is of no use leads to its `href`. */
export async function readVersions(
  versions: readonly VersionConfig[],
  at: DataPath,
  around: Surroundings,
): Promise<Outcome<Version[]>> {
  const diagnostics: Diagnostic[] = [];
  const value: Version[] = [];
  for (const [index, version] of versions.entries()) {
    const { href, urls } = version;
    if (urls === undefined || href === undefined) {
      value.push({ ...version, pages: null });
      continue;
    }
    const read = await readRoutes(urls, [...at, index, 'urls'], around);
    diagnostics.push(...read.diagnostics);
    const origin = (version.base ?? new URL(href).origin).replace(/\/$/, '');
    value.push({ ...version, pages: read.value && { origin, ...read.value } });
    if (read.value) diagnostics.push(...(await unknownTargets(version, read.value, [...at, index], around)));
  }
  return { value, diagnostics };
}

/** Pages that the config says the other version has, and its own list does not. */
async function unknownTargets(
  { moved, urls: file = '' }: VersionConfig,
  { routes }: Pick<VersionPages, 'routes'>,
  at: DataPath,
  { source }: Surroundings,
): Promise<Diagnostic[]> {
  const unknown = Object.entries(moved).filter(([, to]) => !routes.has(splitHref(to).path));
  return Promise.all(
    unknown.map(async ([from, to]) => {
      const { at: here, path } = await source.place([...at, 'moved', from]);
      return report(
        'config/unknown-version-page',
        { to, file, nearest: nearest(splitHref(to).path, routes), path },
        here,
      );
    }),
  );
}

async function readRoutes(
  file: string,
  at: DataPath,
  { root, fs, source }: Surroundings,
): Promise<Outcome<Pick<VersionPages, 'routes' | 'moves'> | null>> {
  const absolute = resolve(root, file);
  const wrong = await pathProblem(absolute, 'file', fs);
  const place = () => source.place(at);
  if (wrong) {
    const near = await nearestFor(wrong, file, root, fs);
    const { at: here, path } = await place();
    const params = { field: 'urls', file, problem: wrong.problem, nearest: near, path };
    return { value: null, diagnostics: [report('config/missing-file', params, here)] };
  }
  const text = (await fs.readText(absolute)).replace(/^\uFEFF/, '');
  const { data, problem } = contractOf(text, file);
  if (data) return { value: pagesOf(data), diagnostics: [] };
  const { at: here, path } = await place();
  return { value: null, diagnostics: [report('config/bad-version-urls', { file, problem, path }, here)] };
}

function pagesOf(contract: UrlContractFile): Pick<VersionPages, 'routes' | 'moves'> {
  const entries = Object.entries(contract);
  return {
    routes: new Set(entries.flatMap(([route, listed]) => (typeof listed === 'string' ? [] : [route]))),
    moves: entries.flatMap(([from, listed]) => (typeof listed === 'string' ? [{ from, to: listed }] : [])),
  };
}

interface Contract {
  /** null: the text is none. */
  readonly data: UrlContractFile | null;
  readonly problem: string;
}

function contractOf(text: string, file: string): Contract {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const { line } = locate(file, lineIndex(text), jsonErrorOffset(text));
    return { data: null, problem: line === undefined ? 'it is not valid JSON' : `line ${line} is not valid JSON` };
  }
  const parsed = urlContractSchema.safeParse(json);
  if (parsed.success) return { data: parsed.data, problem: '' };
  const [first] = schemaFindings(urlContractSchema, json, parsed.error);
  const name = JSON.stringify(first?.path.at(-1) ?? 'the file');
  return {
    data: null,
    problem: first?.kind === 'invalid-value' ? `${name} ${first.problem}` : `${name} is an unknown key`,
  };
}
