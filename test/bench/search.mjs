// The search, in figures to read: keystrokes in a real browser at a quarter of its speed, sizes, the build of the index, and
// how it ranks beside others. `npm run bench:search`; the corpus is skipped where it is absent.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { corpusFolder as corpus, hasCorpus } from '../corpus/command.mjs';
import { askPagefind, askVitePress } from './search-others.mjs';

const SLOWDOWN = 4;
const here = dirname(fileURLToPath(import.meta.url));
const repository = join(here, '../..');
const corpusConfig = join(here, '../corpus/site.config.ts');
// Packages that are not bundled are found from there.
const scripts = join(repository, 'node_modules/.cache/docs-gen-bench');
const work = mkdtempSync(join(tmpdir(), 'docs-gen-bench-search-'));

console.log(
  `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0].toFixed(1)}, Node ${process.version}\n`,
);
mkdirSync(scripts, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const shared = { absWorkingDir: repository, bundle: true, format: 'esm', logLevel: 'warning' };
  const indexScript = join(scripts, 'search-index.mjs');
  await build({
    ...{ ...shared, entryPoints: ['test/bench/search-index.ts'], outfile: indexScript },
    ...{ platform: 'node', packages: 'external', jsx: 'automatic' },
  });
  const pageScript = await build({
    ...{ ...shared, entryPoints: ['test/bench/search-page.ts'], outdir: scripts, write: false },
    ...{ minify: true, target: 'es2022' },
  });
  const tools = { indexScript, pageScript: pageScript.outputFiles[0].text };
  if (hasCorpus) await benchCorpus(tools);
  else console.log('The corpus is not here.\n');
  await benchSite('our own content', { root: repository, config: '', queries: 'queries.json', ...tools });
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}

async function benchCorpus(tools) {
  const own = await benchSite('corpus', {
    root: corpus,
    config: corpusConfig,
    queries: 'corpus-queries.json',
    ...tools,
  });
  const site = join(work, 'site');
  const bin = join(repository, 'bin/docs-gen.js');
  const args = [
    'build',
    '--root',
    corpus,
    '--config',
    corpusConfig,
    '--out',
    site,
    '--no-cache',
    '--quiet',
    '--format',
    'json',
  ];
  const { status, stdout } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`The corpus was not built: ${stdout.slice(0, 1000)}`);
  const queries = readQueries('corpus-queries.json');
  const server = await serve(site);
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/404.html`);
    const all = [
      { ...own, name: 'docs-gen', answers: own.answers.map((hits) => hits.map((href) => [href])) },
      await askPagefind(site, queries, { page, serve: server.add, work: join(work, 'pagefind') }),
      await askVitePress(site, queries),
    ];
    await page.close();
    console.log(`${queries.length} queries of the corpus, by page, and by the place on it:`);
    for (const { name, answers, gzip, cpuMs, seconds } of all) {
      const built = cpuMs === undefined ? `${seconds.toFixed(1)} s` : `${Math.round(cpuMs)} CPU ms`;
      row(name, [
        `page ${standing(answers, queries, true)}`,
        `place ${standing(answers, queries, false)}`,
        kb(gzip),
        built,
      ]);
    }
    console.log('');
  } finally {
    await server.close();
  }
}

async function benchSite(name, { root, config, queries: file, indexScript, pageScript }) {
  const out = join(work, file);
  const queriesFile = join(here, '../search', file);
  const { status } = spawnSync(process.execPath, [indexScript, root, config, queriesFile, out], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`The index of ${name} was not made.`);
  const { cpuMs, pages, entries, answers, shards } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
  const cpu = cpuMs.toSorted((a, b) => a - b)[1];
  const queries = readQueries(file);
  const places = answers.map((hits) => hits.map((href) => [href]));
  const sizes = readdirSync(join(out, 'assets')).map((path) => ({ path, bytes: gzipOf(join(out, 'assets', path)) }));
  const sum = (part) => sizes.filter(({ path }) => path.includes(part)).reduce((total, { bytes }) => total + bytes, 0);
  const manifest = gzipOf(join(out, 'search.json'));
  console.log(`${name}: ${pages} pages, ${entries} entries, ${queries.length} queries`);
  row('ranking', [standing(places, queries, false)]);
  row('before the first result', [`${kb(manifest + sum('search-names-'))} (at most 200 KB)`]);
  row('all files', [`${kb(manifest + sum('search-'))} (at most 1.2 MB)`]);
  row('shards of a query', [`${Math.max(...shards)} (at most 3)`]);
  row('build', [`${Math.round(cpu)} CPU ms (at most 1500), the first of ${cpuMs.length} runs ${Math.round(cpuMs[0])}`]);
  const server = await serve(out);
  try {
    server.add('/bench.js', pageScript);
    server.add('/', '<!doctype html><title>Bench</title>');
    const page = await browser.newPage();
    await page.goto(server.origin);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const typed = await page.evaluate(async (list) => (await import('/bench.js')).typeAll(list), queries);
    await page.close();
    row(`${typed.whole.length} keystrokes at ${SLOWDOWN}×`, [`${spread(typed.whole)} (p95 at most 16 ms)`]);
    row('while files arrive', [
      `${spread(typed.first)} to the first answer, longest slice ${typed.longestSlice.toFixed(1)} ms`,
    ]);
  } finally {
    await server.close();
  }
  console.log('');
  return { answers, gzip: manifest + sum('search-'), cpuMs: cpu };
}

/** How many queries have a right answer first, among the first three, and the mean of 1/place among ten. */
function standing(answers, queries, isByPage) {
  const ranks = queries.map(({ expected }, at) => {
    const patterns = expected.map((href) => patternOf(isByPage ? pageOf(href) : href));
    const places = isByPage ? onceEach(answers[at].map(([href]) => pageOf(href))).map((href) => [href]) : answers[at];
    return places.slice(0, 10).findIndex((hrefs) => hrefs.some((href) => patterns.some((one) => one.test(href)))) + 1;
  });
  const share = (isRight) => (ranks.filter(isRight).length / ranks.length).toFixed(3);
  const mrr = ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length;
  return `@1 ${share((rank) => rank === 1)} @3 ${share((rank) => rank > 0 && rank <= 3)} MRR ${mrr.toFixed(3)}`;
}

/** `*` stands for anything; what follows it may be a hash. */
function pageOf(href) {
  const page = href.split('#')[0];
  return page.endsWith('/') ? page : page.replace(/\*[^/]*$/, '*');
}

function onceEach(items) {
  return [...new Set(items)];
}

function patternOf(text) {
  const escaped = text.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`);
}

/** A folder, and files that are added to it. */
async function serve(folder) {
  const added = new Map();
  const types = { js: 'text/javascript', json: 'application/json', html: 'text/html' };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://local').pathname);
    const file = join(folder, path);
    const body = added.get(path) ?? (existsSync(file) && !path.endsWith('/') ? readFileSync(file) : undefined);
    const type = path === '/' ? types.html : (types[path.split('.').pop()] ?? 'application/octet-stream');
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    add: (path, body) => added.set(path, body),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function readQueries(file) {
  return JSON.parse(readFileSync(join(here, '../search', file), 'utf8'));
}

function gzipOf(path) {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB gzip`;
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${sorted.at(-1).toFixed(1)} ms`;
}

function row(name, figures) {
  console.log(`  ${name.padEnd(28)} ${figures.join(' · ')}`);
}
