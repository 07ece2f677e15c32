// All links off a site: which are asked, what is remembered, and what is said.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { checkExternalLinks } from '../../src/external/check.ts';
import { eachByHost } from '../../src/external/queue.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { createFileWriter } from '../../src/lib/node/file-writer.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { startWebServer } from '../support/web-server.ts';
import { writeFiles } from '../support/write-files.ts';

const DAY = 86_400_000;

async function project(files: Readonly<Record<string, string>>, config: Readonly<Record<string, unknown>> = {}) {
  const root = tempDir();
  await writeFiles(root, files);
  const site = { ...testSite(config), root };
  let now = 1_000_000;
  const deps = {
    fs: createFileSystem(),
    writer: createFileWriter(),
    net: {
      fetch: globalThis.fetch,
      timeout: (ms: number) => AbortSignal.timeout(ms),
      sleep: async () => {},
      wallClock: () => now,
    },
  };
  return {
    root,
    run: (urls: readonly string[], cache = true) => {
      const pages = Object.keys(files).map((file) => ({ file }));
      const web = new Map(urls.map((url) => [url, pages.filter(({ file }) => files[file]?.includes(url))]));
      return checkExternalLinks(
        { site, web, cache: cache ? { folder: `${root}/cache`, fs: deps.fs, writer: deps.writer } : null },
        deps,
      );
    },
    later: (ms: number) => {
      now += ms;
    },
  };
}

test('a dead external link is reported once, at the first place that has it', async () => {
  const { url } = await startWebServer({ '/old': [301, { location: '/new' }], '/new': [200] });
  const { run } = await project({ 'a.md': `x\n[a](${url}/gone) [b](${url}/old)\n`, 'b.md': `${url}/gone` });
  const { diagnostics } = await run([`${url}/gone`, `${url}/old`]);
  expect(diagnostics).toMatchObject([
    { code: 'external/dead-link', severity: 'error', at: { file: 'a.md', line: 2, column: 5 } },
    { code: 'external/moved-link', hint: `link to ${url}/new`, at: { file: 'a.md', line: 2 } },
  ]);
  expect(diagnostics[0]?.message).toContain('404. 2 pages contain this link.');
});

test('the severity of dead external links is that of the config', async () => {
  const { url } = await startWebServer({});
  for (const [severity, expected] of [
    ['error', ['error']],
    ['off', []],
  ] as const) {
    const { run } = await project({ 'a.md': `${url}/x` }, { links: { deadExternal: severity } });
    expect((await run([`${url}/x`])).diagnostics.map((found) => found.severity)).toEqual(expected);
  }
});

test('an external link that the config ignores or the site generates is not requested', async () => {
  const { url, asked } = await startWebServer({ '/asked': [200] });
  const llms = { pageActions: { openIn: [{ name: 'Acme', href: `${url}/ask?q={prompt}` }] } };
  const config = { url, llms, repo: { url: `${url}/repo` }, links: { ignoreExternal: [`${url}/quiet/`] } };
  const own = await project({ 'a.md': '' }, { ...config });
  await own.run([`${url}/ui/`, `${url}/`]);
  // Every page has its own address for editing it, for an issue about it, and for asking somebody else.
  const other = await project({ 'a.md': '' }, { ...config, url: 'https://acme.example', feedback: {} });
  await other.run([
    `${url}/asked`,
    `${url}/quiet/a`,
    `${url}/repo/edit/main/a.md`,
    `${url}/repo/issues/new?page-url=a`,
    `${url}/ask?q=Read%20a`,
  ]);
  expect(asked).toEqual(['HEAD /asked']);
});

test('a working link is cached for a week, a broken one for a day', async () => {
  const { url, asked } = await startWebServer({ '/good': [200], '/broken': [301, { location: 'http://' }] });
  const { run, later, root } = await project({ 'a.md': '' });
  const urls = [`${url}/good`, `${url}/bad`, `${url}/broken`];
  const first = await run(urls);
  expect(first.value).toBe(3);
  later(DAY - 1);
  expect(await run(urls)).toEqual({ ...first, value: 0 }); // What was found is found again.
  later(1);
  await run(urls);
  later(6 * DAY - 1);
  await run(urls);
  later(1);
  await run(urls);
  const count = (path: string) => asked.filter((line) => line.endsWith(path)).length;
  expect([count('/good'), count('/bad'), count('/broken')]).toEqual([2, 3, 3]);
  expect(Object.keys(JSON.parse(readFileSync(`${root}/cache/external-links.json`, 'utf8')).links)).toEqual(
    [...urls].sort(),
  );
});

test('an external link without an answer is reported, and requested again by the next run', async () => {
  let isDown = true;
  const { url, asked } = await startWebServer({ '/a': () => (isDown ? 'drop' : [200]), '/busy': [503] });
  const { run } = await project({ 'a.md': `${url}/a ${url}/busy` });
  const codes = async () => (await run([`${url}/a`, `${url}/busy`])).diagnostics.map(({ code }) => code);
  expect(await codes()).toEqual(['external/unreachable-link', 'external/unreachable-link']);
  isDown = false;
  expect(await codes()).toEqual(['external/unreachable-link']);
  expect(asked.filter((line) => line.endsWith('/busy'))).toHaveLength(3);
});

test('a truncated link cache is written again, and --no-cache uses none', async () => {
  const { url, asked } = await startWebServer({ '/a': [200] });
  const { run } = await project({ 'cache/external-links.json': '{"version":1,"li' });
  await run([`${url}/a`]);
  await run([`${url}/a`]);
  expect(asked).toHaveLength(1);
  await run([`${url}/a`], false);
  expect(asked).toHaveLength(2);
});

test('a host gets at most two requests at a time', async () => {
  const paths = Array.from({ length: 9 }, (_, index) => `/p${index}`);
  const { url, asked } = await startWebServer(Object.fromEntries(paths.map((path) => [path, [200] as const])));
  let [open, most] = [0, 0];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...question) => {
    most = Math.max(most, ++open);
    return fetch(...question).finally(() => open--);
  });
  const { run } = await project({ 'a.md': '' });
  await run(paths.map((path) => url + path));
  expect(asked).toHaveLength(9);
  expect([open, most]).toEqual([0, 2]);
});

test('the check sends at most eight requests at a time, and pauses before the next one to the same host', async () => {
  let [open, most, rests] = [0, 0, 0];
  const urls = Array.from({ length: 30 }, (_, index) => `https://host${index % 10}.example/${index}`);
  await eachByHost(
    urls,
    async () => {
      most = Math.max(most, ++open);
      await new Promise(setImmediate); // Whatever else is to start without waiting for an answer has started.
      open--;
    },
    {
      atOnce: 8,
      atOncePerHost: 2,
      rest: async () => {
        rests++;
      },
    },
  );
  expect([open, most]).toEqual([0, 8]);
  expect(rests).toBeGreaterThan(0);
});
