// Makes the index of a site in this process, and asks it: how much CPU it took, what it answered, what a question fetched.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { searchArtifacts } from '../../src/search/make.ts';
import { searchPages } from '../../src/search/pages.ts';
import { builtEngine } from '../search/support/built-engine.ts';
import { planSiteAt } from '../search/support/plan-site.ts';
import type { RankedQuery } from '../search/support/ranking.ts';

const [root = '', config = '', queriesFile = '', out = ''] = process.argv.slice(2);
const RUNS = 3;

const plan = await planSiteAt(root, config === '' ? undefined : config);
const cpuMs = Array.from({ length: RUNS }, () => {
  const before = process.cpuUsage();
  searchArtifacts(plan);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
});
const artifacts = searchArtifacts(plan);
for (const { path, body } of artifacts) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), body ?? '');
}
const queries: readonly RankedQuery[] = JSON.parse(readFileSync(queriesFile, 'utf8'));
const answers: string[][] = [];
const shards: number[] = [];
for (const { text, product } of queries) {
  const { ask, loaded } = builtEngine(artifacts);
  const { hits } = await ask(text, { product, limit: 10 });
  answers.push(hits.map(({ href }) => href));
  shards.push(loaded.filter((path) => path.includes('search-texts-')).length);
}
const pages = searchPages(plan);
const entries = pages.reduce((sum, page) => sum + page.entries.length, 0);
writeFileSync(join(out, 'report.json'), JSON.stringify({ cpuMs, pages: pages.length, entries, answers, shards }));
// Its threads wait for more work.
process.exit(0);
