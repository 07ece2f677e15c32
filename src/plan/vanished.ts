// Holds a site to its URL contract: what was published once is still there, or redirected.

import { type DataSource, openDataSource } from '../diagnostics/data-source.ts';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import { schemaFindings } from '../diagnostics/schema-findings.ts';
import { hasAnchor } from '../lib/anchors.ts';
import { jsonErrorOffset } from '../lib/json-error.ts';
import { nearest } from '../lib/nearest.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { parseJson } from '../lib/parse-json.ts';
import { matchRule } from '../lib/redirect-rules.ts';
import { decodePath } from '../lib/url.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';
import { type UrlContractFile, urlContractSchema } from '../schema/url-contract.ts';

type Plan = Pick<BuildPlan, 'ids' | 'site' | 'drafts'>;

/** Nothing to hold a site to where there is no file: the value says whether there is one. */
export async function checkContract(
  plan: Plan,
  fs: Pick<FileSystem, 'exists' | 'resolve' | 'readText'>,
): Promise<Outcome<boolean>> {
  const file = plan.site.urls;
  const wrong = await pathProblem(`${plan.site.root}/${file}`, 'file', fs);
  if (wrong?.isMissing) return { value: false, diagnostics: [] };
  const diagnostics = wrong
    ? [report('plan/bad-urls', { problem: `${file} ${wrong.problem}`, path: null, isFolder: 'yes' }, { file })]
    : await contractFindings(plan, fs);
  return { value: true, diagnostics };
}

async function contractFindings(plan: Plan, fs: Pick<FileSystem, 'readText'>): Promise<Diagnostic[]> {
  const file = plan.site.urls;
  const absolute = `${plan.site.root}/${file}`;
  const text = (await fs.readText(absolute)).replace(/^\uFEFF/, '');
  const data = parseJson(text);
  if (data === undefined) {
    const at = locate(file, lineIndex(text), jsonErrorOffset(text));
    return [report('plan/bad-urls', { problem: 'the file is not valid JSON', path: null }, at)];
  }
  const source = openDataSource({ absolute, file, fs });
  const contract = urlContractSchema.safeParse(data);
  if (contract.success) return vanished(contract.data, plan, source);
  const findings = schemaFindings(urlContractSchema, data, contract.error);
  return Promise.all(
    findings.map(async (finding) => {
      const { at, path } = await source.place(finding.path, { key: finding.kind === 'invalid-value' && finding.atKey });
      const name = JSON.stringify(finding.path.at(-1) ?? 'the file');
      const problem = finding.kind === 'invalid-value' ? `${name} ${finding.problem}` : `${name} is not expected`;
      return report('plan/bad-urls', { problem, path }, at);
    }),
  );
}

async function vanished(
  contract: UrlContractFile,
  { ids, site, drafts }: Plan,
  source: DataSource,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const [route, listed] of Object.entries(contract)) {
    // Of a former page it counts that its address still leads on, wherever that is.
    const anchors = typeof listed === 'string' ? [] : listed;
    const known = ids.get(route);
    if (known === undefined) {
      if (site.redirects.some(({ from }) => matchRule(from, route) !== null)) continue;
      const { at } = await source.place([route], { key: true });
      const draft = drafts.get(route);
      const nearest = nearestRoute(route, ids);
      diagnostics.push(
        report('plan/vanished-route', { route, nearest, ...(draft === undefined ? {} : { draft }) }, at),
      );
      continue;
    }
    for (const [index, anchor] of anchors.entries()) {
      if (hasAnchor(anchor, known)) continue;
      const { at } = await source.place([route, index]);
      const near = nearest(decodePath(anchor), [...known].map(decodePath));
      diagnostics.push(report('plan/vanished-anchor', { route, anchor: decodePath(anchor), nearest: near }, at));
    }
  }
  return diagnostics;
}

/** A page that moved to another folder most often keeps its own name. */
function nearestRoute(route: string, ids: Plan['ids']): string | null {
  const name = (path: string) => path.split('/').at(-2) ?? '';
  const namesakes = [...ids.keys()].filter((path) => name(path) === name(route) && path !== '/');
  return nearest(route, ids.keys()) ?? namesakes.sort()[0] ?? null;
}
