// Weighs the first load of a page, in two ways: by what its HTML names, and by what a browser fetches.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ORIGIN = 'http://bench.example';
/** Fonts and pictures are left out: they are what a theme likes, not what a tool needs. */
const COUNTED = ['document', 'script', 'stylesheet'];

/** `filesOfPage`: of report/first-load.ts. */
export function namedBytes(out, route, filesOfPage) {
  const read = (path) => (existsSync(join(out, path)) ? readFileSync(join(out, path), 'utf8') : null);
  return filesOfPage(route, read).reduce((sum, path) => sum + gzipSync(readFileSync(join(out, path))).length, 0);
}

/** Until the network is quiet, with an empty cache. No server: the browser is handed the files. */
export async function fetchedBytes(browser, out, route) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  let bytes = 0;
  await context.route('**/*', async (asked) => {
    const { origin, pathname } = new URL(asked.request().url());
    const file = join(out, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
    if (origin !== ORIGIN || !existsSync(file)) return asked.abort();
    if (COUNTED.includes(asked.request().resourceType())) bytes += gzipSync(readFileSync(file)).length;
    return asked.fulfill({ path: file });
  });
  const page = await context.newPage();
  await page.goto(ORIGIN + route, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}
