// The same pages and questions, asked of two others: Pagefind as it comes, over the HTML that we publish, and the local
// search of VitePress, reproduced from its documented settings: a section for each heading, fields `title`, `titles` and
// `text` of MiniSearch with `fuzzy: 0.2`, `prefix: true`, and boosts of 4, 1 and 2. Neither knows of rows in tables.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';

const PAGEFIND = 'pagefind@1.6.0';

const MOST = 10;
/** As Pagefind's own page shows them: a page, and the sections of it that say most. */
const SECTIONS_SHOWN = 3;

/** `answers`: by query, places in order; each is one address or more. */
export async function askVitePress(site, queries) {
  const html = htmlFiles(site);
  const before = process.cpuUsage();
  const index = new MiniSearch({ fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] });
  const taken = new Set();
  for (const { route, text } of html) {
    for (const section of sectionsOf(route, text)) {
      if (taken.has(section.id)) continue;
      taken.add(section.id);
      index.add(section);
    }
  }
  const stored = JSON.stringify(index);
  const cpuMs = cpuSince(before);
  const options = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } };
  const answers = queries.map(({ text }) =>
    index
      .search(text, options)
      .slice(0, MOST)
      .map(({ id }) => [id]),
  );
  return { name: 'VitePress (its settings)', cpuMs, gzip: gzipSync(stored, { level: 9 }).length, answers };
}

/** `page`: of a browser, open at the server of `serve`, which is told of the files of the index. `work`: a folder to install it in. */
export async function askPagefind(site, queries, { page, serve, work }) {
  const pagefind = await installed(work);
  const started = performance.now();
  const { index } = await pagefind.createIndex({ rootSelector: 'article' });
  if (!index) throw new Error('Pagefind gave no index.');
  await index.addDirectory({ path: site });
  const { files } = await index.getFiles();
  const seconds = (performance.now() - started) / 1000;
  await pagefind.close();
  for (const { path, content } of files) serve(`/pagefind/${path}`, content);
  const answers = await page.evaluate(
    async ([texts, most, shown]) => {
      const { search } = await import('/pagefind/pagefind.js');
      const all = [];
      for (const text of texts) {
        const { results } = await search(text);
        const found = await Promise.all(results.slice(0, most).map((result) => result.data()));
        all.push(
          found.map(({ url, sub_results: sections }) => [
            url,
            ...sections
              .toSorted((a, b) => b.weighted_locations.length - a.weighted_locations.length)
              .slice(0, shown)
              .map((section) => section.url),
          ]),
        );
      }
      return all;
    },
    [queries.map(({ text }) => text), MOST, SECTIONS_SHOWN],
  );
  const isIndex = ({ path }) => /\.(pf_|pagefind$|json$)/.test(path);
  const gzip = files.filter(isIndex).reduce((sum, { content }) => sum + gzipSync(content, { level: 9 }).length, 0);
  return { name: 'Pagefind', seconds, gzip, answers };
}

function htmlFiles(site) {
  return readdirSync(site, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('index.html') && path !== 'index.html')
    .sort()
    .map((path) => ({
      route: `/${path.slice(0, -'index.html'.length)}`,
      text: readFileSync(join(site, path), 'utf8').match(/<article\b[\s\S]*<\/article>/)?.[0] ?? '',
    }));
}

/** Each heading with the text below it and the headings above it; the first is the page. */
function sectionsOf(route, html) {
  const above = [];
  const headings = [...html.matchAll(/<h([1-6])([^>]*)>([\s\S]*?)<\/h\1>/g)];
  return headings.map(([whole, level, attributes, inner], at) => {
    const title = plain(inner);
    above.length = Number(level) - 1;
    const titles = above.filter(Boolean);
    above[Number(level) - 1] = title;
    const from = headings[at].index + whole.length;
    const id = / id="([^"]*)"/.exec(attributes)?.[1];
    const text = plain(html.slice(from, headings[at + 1]?.index ?? html.length));
    return { id: id === undefined ? route : `${route}#${id}`, title, titles, text };
  });
}

function plain(html) {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

function cpuSince(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** None of docs-gen's own packages: it brings a program for each system. */
async function installed(work) {
  mkdirSync(work, { recursive: true });
  const args = ['install', '--prefix', work, '--no-save', '--no-audit', '--no-fund', PAGEFIND];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${PAGEFIND} was not installed: ${stderr}`);
  return import(pathToFileURL(join(work, 'node_modules/pagefind/lib/index.js')).href);
}
