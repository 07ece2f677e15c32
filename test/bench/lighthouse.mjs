// Lighthouse on six kinds of page of this repository's own site, as figures to read: `npm run lighthouse`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { measure } from './measure.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const bin = join(here, '../../bin/docs-gen.js');
const VERSION = '12.8.2';
/** Runs of each page; the middle score of each category is shown. */
const RUNS = 3;
const PAGES = process.argv.slice(2).length
  ? process.argv.slice(2)
  : [
      '/',
      '/material-ui/',
      '/material-ui/react-button/',
      '/material-ui/api/button/',
      '/x/react-data-grid/',
      '/experiments/docs/markdown/',
    ];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const CHROME = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking';

const dir = mkdtempSync(join(tmpdir(), 'docs-gen-lighthouse-'));
const site = join(dir, 'site');
measure(process.execPath, [bin, 'build', '--root', join(here, '../..'), '--out', site, '--quiet']);
const { origin, close } = await serve(site);
try {
  console.log(`Lighthouse ${VERSION}, phone, middle of ${RUNS} runs: ${CATEGORIES.join(', ')}\n`);
  for (const page of PAGES) {
    const reports = [];
    for (let run = 0; run < RUNS; run++) reports.push(await lighthouse(origin + page));
    const scores = CATEGORIES.map((name) =>
      middle(reports.map((report) => Math.round(report.categories[name].score * 100))),
    );
    const shift = middle(reports.map((report) => report.audits['cumulative-layout-shift'].numericValue));
    const paint = middle(reports.map((report) => report.audits['largest-contentful-paint'].numericValue));
    console.log(
      `${page.padEnd(32)} ${scores.join('  ')}   layout shift ${shift.toFixed(2)}, LCP ${Math.round(paint)} ms`,
    );
    for (const lost of new Set(reports.flatMap(lostPoints))) console.log(`    ${lost}`);
  }
} finally {
  await close();
  rmSync(dir, { recursive: true, force: true });
}

/** Audits that count and are not perfect. */
function lostPoints({ categories, audits }) {
  return CATEGORIES.flatMap((name) => categories[name].auditRefs)
    .filter(({ weight, id }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${id}: ${audits[id].displayValue ?? audits[id].title}`);
}

async function lighthouse(url) {
  const file = join(dir, 'report.json');
  const profile = mkdtempSync(join(dir, 'profile-'));
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join(',')}`];
  const flags = `--chrome-flags=${FLAGS} --user-data-dir=${profile}`;
  const [command, ...before] = process.env.LIGHTHOUSE
    ? [process.env.LIGHTHOUSE]
    : ['npx', '--yes', `lighthouse@${VERSION}`];
  const child = spawn(command, [...before, ...args, flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CHROME_PATH: CHROME },
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}: ${said}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** As a good static host: compressed, hashed files for a year, others asked for anew. */
async function serve(folder) {
  const types = {
    '.html': 'text/html; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json',
    '.webmanifest': 'application/manifest+json',
    '.svg': 'image/svg+xml',
    '.txt': 'text/plain; charset=utf-8',
    '.xml': 'application/xml',
    '.png': 'image/png',
    '.woff2': 'font/woff2',
  };
  const server = createServer((request, response) => {
    let file = join(folder, decodeURIComponent(new URL(request.url, 'http://host').pathname));
    if (file.endsWith('/')) file += 'index.html';
    const found = existsSync(file);
    const type = types[extname(found ? file : '.html')] ?? 'application/octet-stream';
    const body = readFileSync(found ? file : join(folder, '404.html'));
    const isText = !/woff2|png|octet/.test(type);
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'cache-control': /^\/assets\//.test(request.url) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isText ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(isText ? gzipSync(body) : body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function middle(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
