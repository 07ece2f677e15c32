// What an author waits for, on the corpus in a real browser: the first page, and each change of a text or a demo. Run by
// `npm run bench`; `npm run bench:edits` installs VitePress into a temporary folder and makes the same edits there, in turn.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { makeOurProject, makeVitePressProject } from './authoring-projects.mjs';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const EDITS = 50;
/** A person does not save more often, and what a save starts in the background has ended. */
const BETWEEN_MS = 600;
const PATIENCE_MS = 60_000;
/** Of 22 versions in `npm view vitepress versions`, the newest that is no preview. */
const VITEPRESS = '1.6.4';

/** `work`: an empty folder. */
export async function benchAuthoring({ corpus, work, withVitePress }) {
  if (!existsSync(executablePath)) {
    console.log(`Authoring is not measured: there is no browser at ${executablePath}.`);
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const rivals = [
    { name: 'docs-gen', ...makeOurProject(join(work, 'ours'), { corpus, repository }), start: startOurs },
  ];
  if (withVitePress) {
    const made = makeVitePressProject(join(work, 'vitepress'), { corpus });
    install(made.root, `vitepress@${VITEPRESS}`);
    rivals.push({ name: `VitePress ${VITEPRESS}`, ...made, start: startVitePress });
  }
  const running = [];
  try {
    for (const { name, start, root, pages } of rivals) {
      for (const what of ['first start', 'next start']) {
        const one = await start(root);
        const seen = await firstPage(browser, one, pages[0]);
        row(name, what, [`${(seen / 1000).toFixed(2)} s to the first page`]);
        if (what === 'first start') await one.stop();
        else running.push({ name, pages, server: one });
      }
    }
    // The servers take turns, so that whatever else the machine does falls on all of them.
    for (const kind of ['text', 'demo']) {
      const times = new Map(running.map(({ name }) => [name, []]));
      const tabs = await Promise.all(running.map(() => browser.newPage()));
      for (let edit = 0; edit < EDITS; edit++)
        for (const [index, { name, pages, server }] of running.entries()) {
          const place = pages[Math.floor((edit * pages.length) / EDITS)];
          times.get(name).push(await timeEdit(tabs[index], server.url + place.path, { ...place[kind], edit }));
          await sleep(BETWEEN_MS);
        }
      for (const tab of tabs) await tab.close();
      for (const { name } of running)
        row(name, `${EDITS} edits of a ${kind}`, [
          `p50 ${quantile(times.get(name), 0.5)} ms, p95 ${quantile(times.get(name), 0.95)} ms from the write to the page`,
        ]);
    }
    for (const { name, server } of running) row(name, 'then', [`${server.megabytes()} MB`]);
  } finally {
    await browser.close();
    for (const { server } of running) await server.stop();
  }
}

async function firstPage(browser, { url, started }, { path, title }) {
  const tab = await browser.newPage();
  while (!(await isListening(Number(new URL(url).port)))) {
    if (now() - started > PATIENCE_MS) throw new Error(`${url} does not answer.`);
    await sleep(2);
  }
  await tab.goto(url + path, { waitUntil: 'commit' });
  await tab.waitForFunction((title) => document.querySelector('h1')?.textContent.includes(title), title, {
    polling: 'raf',
    timeout: PATIENCE_MS,
  });
  const seen = now() - started;
  await tab.close();
  return seen;
}

/** `selector`: where the new words are looked for. */
async function timeEdit(tab, address, { file, textWith, selector, edit }) {
  if (tab.url() !== address) {
    await tab.goto(address);
    await tab.locator(selector).first().waitFor({ state: 'attached', timeout: PATIENCE_MS });
    await sleep(2000);
  }
  const words = `Edit number ${edit} of many.`;
  await tab.locator(selector).first().scrollIntoViewIfNeeded();
  const isMounted = await tab.evaluate(
    ([words, selector]) => {
      const found = () => [...document.querySelectorAll(selector)].some((part) => part.textContent.includes(words));
      window.seen = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!found()) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        });
        observer.observe(document, { childList: true, characterData: true, subtree: true });
      });
      return !found();
    },
    [words, selector],
  );
  if (!isMounted) throw new Error(`${address} shows “${words}” before it was written.`);
  const text = textWith(words);
  const wrote = now();
  writeFileSync(file, text);
  const seen = await Promise.race([tab.evaluate(() => window.seen), sleep(PATIENCE_MS).then(() => null)]);
  if (seen === null) throw new Error(`${address} never showed “${words}”.`);
  return seen - wrote;
}

function now() {
  return performance.timeOrigin + performance.now();
}

function startOurs(root) {
  return start(
    (port) => [join(repository, 'bin/docs-gen.js'), 'serve', '--watch', '--port', `${port}`, '--quiet'],
    root,
  );
}

function startVitePress(root) {
  const bin = join(root, 'node_modules/vitepress/bin/vitepress.js');
  return start((port) => [bin, 'dev', '.', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'], root);
}

async function start(argsFor, cwd) {
  const port = await freePort();
  const started = now();
  const child = spawn(process.execPath, argsFor(port), { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  ended.then((code) => code !== null && code !== 0 && code < 128 && console.error(said));
  return {
    url: `http://127.0.0.1:${port}`,
    started,
    megabytes: () =>
      Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function install(root, name) {
  mkdirSync(root, { recursive: true });
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', name], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} could not be installed:\n${stderr}`);
}

function quantile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length, Math.ceil(sorted.length * share)) - 1]);
}

function row(name, what, figures) {
  console.log(`${`${name}, ${what}`.padEnd(44)} ${figures.join(' · ')}`);
}
