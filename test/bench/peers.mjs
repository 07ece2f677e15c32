// Ours beside other tools, on the same generated pages, in turn: `npm run bench:peers`. Each is installed into a scratch
// folder, which is kept. Options: see OPTIONS; `BENCH_PAGES=1000,5000` asks for other numbers of pages.
import { existsSync, statfsSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { importTypeScript, root as repository } from '../../scripts/import-typescript.mjs';
import { corpusCommand, hasCorpus } from '../corpus/command.mjs';
import { measureTree } from './measure.mjs';
import { install } from './peers/install.mjs';
import { fetchedBytes, namedBytes } from './peers/load.mjs';
import { createProject, moveAside, removeAside } from './peers/project.mjs';
import { TOOLS } from './peers/tools/all.mjs';

const MB = 2 ** 20;
const GB = 2 ** 30;
const OPTIONS = {
  /** Where the tools are installed and built. */
  scratch: { type: 'string', default: join(scratchPlace(), 'docs-gen-bench-peers') },
  /** Of each build; the middle one is shown. */
  runs: { type: 'string', default: '5' },
  /** The same of tools that take longer than half a minute: other work of the machine is a small part of their time. */
  'slow-runs': { type: 'string', default: '1' },
  /** Ids of tools, with commas; ours is always there. */
  only: { type: 'string' },
  /** Longest build. */
  minutes: { type: 'string', default: '20' },
  /** Builds the corpus in each run as well, and says how long it takes beside each tool: for those who have it. */
  corpus: { type: 'boolean', default: false },
  /** Writes the figures into the manual. */
  write: { type: 'boolean', default: false },
};
/** What `--write` writes, below the repository. */
const PARTS = 'content/docs-infra/_parts';
const SLOW_SECONDS = 30;

const { values } = parseArgs({ options: OPTIONS });
const report = await importTypeScript('test/bench/peers/report/report.ts');
const sizes = (process.env.BENCH_PAGES ?? '1000').split(',').map(Number);
const runs = Number(values.runs);
const slowRuns = Number(values['slow-runs']);
const timeoutMs = Number(values.minutes) * 60_000;
const only = values.only?.split(',');
const unknown = only?.find((id) => !TOOLS.some((tool) => tool.id === id));
if (unknown !== undefined) throw new Error(`There is no ${unknown}: ${TOOLS.map(({ id }) => id).join(', ')}.`);
if (values.corpus && !hasCorpus) throw new Error('The corpus is not here.');
if (![...sizes, runs, slowRuns, timeoutMs].every((number) => number > 0))
  throw new Error('Pages, runs and minutes are numbers.');

const machine = {
  cpu: cpus()[0]?.model.trim() ?? 'unknown processor',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / GB),
  node: process.version,
  date: new Date().toISOString().slice(0, 10),
  runs,
  slowRuns: Math.min(slowRuns, runs),
};
console.log(`${machine.cores} × ${machine.cpu}, ${machine.memoryGb} GB, Node ${machine.node}, ${machine.date}\n`);

const corpusRoom = resolve(values.scratch, 'corpus');
const ready = TOOLS.filter((tool, at) => at === 0 || !only || only.includes(tool.id)).flatMap(prepare);
const rounds = [];
for (const pages of sizes) {
  const before = rounds.at(-1);
  const round = { pages, ...(await measureAll(pages, before)) };
  rounds.push(round);
  for (const table of [report.buildTable(round), report.sizeTable(round)])
    console.log(`\n${pages} pages\n\n${report.asText(table)}`);
  for (const line of [...report.failures(round), ...besideCorpus(round)]) console.log(line);
}
if (values.write) writeParts();
for (const root of [...ready.map((tool) => tool.root), corpusRoom]) removeAside(root);

/** A file system in memory that has room for all tools and what they write: the time that a disk takes depends on what was done before. */
function scratchPlace() {
  const place = '/dev/shm';
  if (!existsSync(place)) return tmpdir();
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize >= 8 * GB ? place : tmpdir();
}

function prepare(tool) {
  const root = resolve(values.scratch, `bench-${tool.id}`);
  const { version, missing } = install(tool, root);
  if (missing) {
    console.log(`${tool.name} is left out: ${missing}`);
    return [];
  }
  const name = [`${tool.name} ${version}`, ...(tool.variant ? [tool.variant] : [])].join(', ');
  console.log(`${name}: ${tool.parts}`);
  return [{ tool, root, name }];
}

/** Every tool once, then every tool again: what else the machine does falls on all of them. */
async function measureAll(pages, before) {
  const all = ready.map(({ tool, root, name }, at) => {
    const failed = before ? whyNotMore(before.tools[at], pages / before.pages) : null;
    const project = failed === null ? createProject(tool, { root, count: pages, timeoutMs }) : null;
    return { name, project, failed, size: null, cold: [], touched: [], unchanged: [] };
  });
  const corpus = [];
  for (let run = 1; run <= runs; run++) {
    if (values.corpus) corpus.push(await buildCorpus(run));
    const taking = all.filter(({ cold }) => run <= slowRuns || !isSlow(cold));
    for (const kind of ['cold', 'touched', 'unchanged']) {
      for (const one of taking.filter(({ failed }) => failed === null)) {
        const build = await buildOnce(one.project, kind, `Edit${run}`);
        one[kind].push(build);
        console.log(`${pages} pages, run ${run}, ${kind}, ${one.name}: ${said(build)}`);
        if (report.hasFailed(build)) one.failed = build.failed;
        else one.size ??= await sizesOf(one.project);
      }
    }
  }
  const tools = all.map(({ name, failed, size, ...builds }) => {
    const figure = (kind) => (failed === null || builds[kind].length > 0 ? report.middleRun(builds[kind]) : { failed });
    return { name, size, cold: figure('cold'), touched: figure('touched'), unchanged: figure('unchanged') };
  });
  return { tools, corpus: corpus.length === 0 ? null : report.middleRun(corpus) };
}

async function buildCorpus(run) {
  for (const folder of ['dist', 'cache']) moveAside(corpusRoom, folder);
  const command = [...corpusCommand(corpusRoom), '--quiet', '--format', 'json'];
  const build = await measureTree(process.execPath, command, { cwd: repository, timeoutMs });
  if (build.status !== 0) throw new Error(`The corpus does not build:\n${build.stderr}`);
  console.log(`run ${run}, cold, the corpus: ${said(build)}`);
  return build;
}

function besideCorpus({ pages, tools, corpus }) {
  if (corpus === null) return [];
  const beside = tools.map(({ name, cold }) =>
    report.hasFailed(cold) ? `${name} failed` : `${(corpus.cpuSeconds / cold.cpuSeconds).toFixed(2)} × ${name}`,
  );
  return [`The corpus, cold: ${said(corpus)}; beside ${pages} pages of each: ${beside.join(', ')}.`];
}

function isSlow([first]) {
  return first !== undefined && !report.hasFailed(first) && first.seconds > SLOW_SECONDS;
}

function buildOnce(project, kind, word) {
  if (kind === 'cold') project.clean();
  if (kind === 'touched') project.touch(word);
  return project.build(kind === 'cold' ? '' : word);
}

/** null: it can take so many times the pages. */
function whyNotMore({ cold }, times) {
  if (report.hasFailed(cold)) return cold.failed;
  const peakMb = Math.round((cold.peakMb ?? 0) * times);
  if (peakMb > totalmem() / MB) return `not run, it would take about ${peakMb} MB`;
  const minutes = Math.round((cold.seconds * times) / 60);
  return minutes * 60_000 > timeoutMs ? `not run, it would take about ${minutes} minutes` : null;
}

async function sizesOf({ out, route, bytes }) {
  return {
    bytes: bytes(),
    named: namedBytes(out, route, report.filesOfPage),
    fetched: await inBrowser((browser) => fetchedBytes(browser, out, route)),
  };
}

/** null: there is no browser. It does not run while anything is measured. */
async function inBrowser(work) {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) return null;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

function said(build) {
  if (report.hasFailed(build)) return build.failed;
  const { cpuSeconds, seconds, peakMb } = build;
  return `${cpuSeconds.toFixed(2)} CPU s, ${seconds.toFixed(2)} s, ${peakMb === null ? '–' : Math.round(peakMb)} MB`;
}

function writeParts() {
  const [first] = rounds;
  const chart = report.chartOf(
    first.tools.map(({ name, cold }, at) => ({ name, build: cold, isOurs: ready[at].tool.name === TOOLS[0].name })),
    {
      title: `${first.pages.toLocaleString('en')} pages, built without a cache`,
      caption: `CPU seconds of all processes; less is better. ${machine.date}`,
    },
  );
  const tools = ready.map(({ tool, name }) => ({
    name,
    parts: tool.parts,
    installed: Object.entries(tool.packages ?? {}).map((entry) => entry.join(' ')),
  }));
  writeFileSync(join(repository, PARTS, 'performance.svg'), chart);
  writeFileSync(
    join(repository, PARTS, 'performance.md'),
    report.figuresPart(rounds, { machine, tools, chart: './performance.svg' }),
  );
  console.log(`\n${PARTS}/performance.md and .svg are written.`);
}
