// `docs-gen serve`: what it prints, what it sends, and how it ends. The server is real; sessions, browser and editor are the test's own.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDeps } from '../../src/cli/deps.ts';
import { runProgram } from '../../src/cli/program.ts';
import { createServing, type Serving } from '../../src/cli/serving.ts';
import type { BuildOptions } from '../../src/model/build.ts';
import type { ServedFile, ServeMessage, Session, ShownProblem } from '../../src/model/serve.ts';
import type { Site } from '../../src/model/site.ts';
import { inspectRoute, runBuild } from '../../src/pipeline.ts';
import { recordingOutput } from '../support/fake-cli.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const CONFIG = (more = '') =>
  `export default { title: 'UI', url: 'https://ui.example', ${more} products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content' }] };\n`;

async function project(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = tempDir();
  await writeFiles(root, {
    'package.json': '{ "type": "module" }',
    'site.config.js': CONFIG(),
    'content/index.md': '# UI\n',
    'dist/index.html': '<body>home</body>',
    'dist/404.html': 'lost',
    ...files,
  });
  return root;
}

interface Running {
  /** The first address that was printed. */
  readonly url: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Ends it, as a signal would, and gives the exit code. */
  readonly stop: () => Promise<number>;
}

interface Overrides extends Partial<Omit<Serving, 'ended'>> {
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs until it is stopped, or ended by itself: then without an address. */
async function serve(
  root: string,
  args: readonly string[] = [],
  { env = {}, ...world }: Overrides = {},
): Promise<Running> {
  const [stdout, stderr] = [recordingOutput(), recordingOutput()];
  let stop = (): void => {};
  const ended = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const code = runProgram(['serve', '--root', root, '--port', '0', ...args], {
    recallBuild: async () => null,
    runBuild,
    inspectRoute,
    outlineSite: async () => ({ value: null, diagnostics: [] }),
    deps: async (progress) => createDeps(progress),
    serving: async () => ({ ...createServing(), ...world, ended }),
    dialog: null,
    stdout,
    stderr,
    env,
    cwd: root,
    now: () => 0,
    peakRssMb: () => 0,
  });
  const finish = (): Promise<number> => {
    stop();
    return code;
  };
  onTestFinished(async () => void (await finish()));
  const urlOf = (): string => /(https?:\/\/[^\s"]+)/.exec(stdout.text())?.[1] ?? '';
  const isOver = code.then(() => true);
  while (urlOf() === '') if (await Promise.race([isOver, wait(10)])) break;
  return { url: urlOf(), stdout: () => stdout.text(), stderr: () => stderr.text(), stop: finish };
}

const wait = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms));

describe('serve', () => {
  test('sends the output folder, and says where', async () => {
    const running = await serve(await project());
    expect(running.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(running.stdout()).toBe(`Serving dist at\n  ${running.url}\n`);
    expect(await (await fetch(running.url)).text()).toBe('<body>home</body>');
    expect((await fetch(`${running.url}nope/`)).status).toBe(404);
    expect(await running.stop()).toBe(0);
    await expect(fetch(running.url)).rejects.toThrow();
  });

  test('takes the base from the config, or from the command line', async () => {
    const root = await project({ 'site.config.js': CONFIG("base: '/docs/',") });
    expect((await serve(root)).url).toMatch(/:\d+\/docs\/$/);
    const { url } = await serve(root, ['--base', '/v7/']);
    expect(url).toMatch(/:\d+\/v7\/$/);
    expect((await fetch(url)).status).toBe(200);
  });

  test('takes the next port when one is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo; // It listens on a port.
    const running = await serve(await project(), ['--port', String(port)]);
    expect(Number(new URL(running.url).port)).toBeGreaterThan(port);
    expect(running.stdout()).toContain(`Port ${port} is taken: this is the next free one.\n`);
  });

  test('without an output folder, says how to make one', async () => {
    const running = await serve(await project(), ['--out', 'public']);
    expect(await running.stop()).toBe(1);
    expect(running.stdout()).toBe(
      [
        'error serve/missing-output  There is no built site to serve: the output folder public does not exist.',
        '  hint: build it with `docs-gen build`, or serve what you write with `docs-gen serve --watch`.',
        '',
        '1 error.',
        '',
      ].join('\n'),
    );
  });

  test('a config that cannot be read is told, and nothing is served', async () => {
    const running = await serve(await project({ 'site.config.js': 'export default {\n' }));
    expect(await running.stop()).toBe(1);
    expect(running.stdout()).toContain('config/syntax');
  });

  test('warns when others can see the site', async () => {
    const running = await serve(await project(), ['--host', '0.0.0.0'], {
      addresses: () => ['192.0.2.7', '2001:db8::7'],
    });
    const { port } = new URL(running.url);
    expect(running.stdout()).toContain('warning serve/open-to-others');
    expect(running.stdout()).toContain(
      `  http://localhost:${port}/\n  http://192.0.2.7:${port}/\n  http://[2001:db8::7]:${port}/\n`,
    );
  });

  test('an address that is not of this machine is told', async () => {
    const running = await serve(await project(), ['--host', '192.0.2.1']);
    expect(await running.stop()).toBe(1);
    expect(running.stdout()).toContain('error serve/cannot-listen  No server can be started on 192.0.2.1, port 0: ');
  });

  test('opens a browser when asked to, and goes on when there is none', async () => {
    const opened: string[] = [];
    const openBrowser = async (url: string) => {
      opened.push(url);
      return 'xdg-open could not be started';
    };
    const running = await serve(await project(), ['--open'], { openBrowser });
    await expect.poll(running.stderr).toContain('No browser was opened: xdg-open could not be started.\n');
    expect(opened).toEqual([running.url]);
    expect((await fetch(running.url)).status).toBe(200);
  });

  test('opens none where the environment says so', async () => {
    const openBrowser = async (url: string) => expect.fail(`It opened ${url}.`);
    const running = await serve(await project(), ['--open'], { openBrowser, env: { BROWSER: 'none' } });
    expect((await fetch(running.url)).status).toBe(200);
    expect(await running.stop()).toBe(0);
  });

  test('--format json prints one object with the addresses', async () => {
    const running = await serve(await project(), ['--format', 'json']);
    await running.stop();
    expect(JSON.parse(running.stdout())).toMatchObject({ ok: true, diagnostics: [], urls: [running.url] });
  });

  test.each([
    ['--port', '65536'],
    ['--port', 'http'],
    ['--host', 'http://localhost'],
    ['--host', 'localhost:3000'],
    ['--host', 'localhost:99999'],
    ['--host', '127.0.0.1:3000'],
    ['--host', '[::1]:3000'],
    ['--host', 'abc:80'],
    ['--host', 'user@localhost'],
    ['--host', 'localhost.'],
    ['--host', ''],
  ])('%s %s is wrong usage', async (...words) => {
    expect(await (await serve('/nowhere', words)).stop()).toBe(2);
  });

  test('a certificate that is not there is told at its place', async () => {
    const config = CONFIG("server: { https: { key: 'no.key', cert: 'no.pem' } },");
    const running = await serve(await project({ 'site.config.js': config }));
    expect(await running.stop()).toBe(1);
    expect(running.stdout()).toContain('The file no.key of `server.https.key` does not exist.');
    expect(running.stdout()).toContain('site.config.js:1:');
  });

  test('a certificate that is none is told', async () => {
    const config = CONFIG("server: { https: { key: 'a.pem', cert: 'a.pem' } },");
    const running = await serve(await project({ 'site.config.js': config, 'a.pem': 'no key' }));
    expect(await running.stop()).toBe(1);
    expect(running.stdout()).toContain('error serve/bad-certificate');
  });
});

const HOME: ServedFile = { kind: 'file', body: '<body>draft</body>', type: 'text/html', tag: 'a', immutable: false };

/** A session without files: the test says what happens. */
function fakeSession(files: Readonly<Record<string, ServedFile>> = { '': HOME }) {
  const listeners = new Set<(message: ServeMessage) => void>();
  const siteListeners = new Set<(site: Site) => void>();
  let problems: ServeMessage = { kind: 'problems', problems: [] };
  const asked: BuildOptions[] = [];
  let isClosed = false;
  const session: Session = {
    find: async (path) => files[path] ?? null,
    notFound: async () => null,
    subscribe(listener) {
      listeners.add(listener);
      listener(problems);
      return () => listeners.delete(listener);
    },
    followSite(listener) {
      siteListeners.add(listener);
      return () => siteListeners.delete(listener);
    },
    async close() {
      isClosed = true;
    },
  };
  return {
    createSession: async (options: BuildOptions) => {
      asked.push(options);
      return session;
    },
    asked,
    send(message: ServeMessage) {
      if (message.kind === 'problems') problems = message;
      for (const listener of listeners) listener(message);
    },
    isSite(site: Site) {
      for (const listener of siteListeners) listener(site);
    },
    isClosed: () => isClosed,
    listeners: () => listeners.size + siteListeners.size,
  };
}

const SLIP: ShownProblem = {
  ...{ code: 'plan/dead-link', message: 'The link leads to no page.', hint: 'mend it.' },
  ...({ severity: 'error', file: 'content/index.md', line: 1, column: 3, frame: '' } as const),
};

describe('serve --watch', () => {
  const script: ServedFile = { kind: 'file', body: 'let dev;', type: 'text/javascript', tag: 's', immutable: false };
  const world = (session: ReturnType<typeof fakeSession>): Overrides => ({
    createSession: session.createSession,
    clientScript: async () => script,
    randomToken: () => 'token-1',
  });

  test('makes a session that shows drafts, and puts the script into its pages', async () => {
    const session = fakeSession();
    const config = CONFIG("headers: { '/*': { 'X-Own': 'yes', 'Cache-Control': 'max-age=9' } },");
    const running = await serve(
      await project({ 'dist/index.html': 'old', 'site.config.js': config }),
      ['--watch'],
      world(session),
    );
    expect(running.stdout()).toBe(`Serving the site as you write it at\n  ${running.url}\n`);
    expect(session.asked).toMatchObject([{ drafts: true, emit: false }]);
    const page = await fetch(running.url);
    expect([page.headers.get('x-frame-options'), page.headers.get('x-own')]).toEqual(['SAMEORIGIN', 'yes']);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const html = await page.text();
    expect(html).toMatch(/^<body>draft<script .*data-token="token-1".*<\/script><\/body>$/);
    expect(await (await fetch(`${running.url}__docs-gen/client.js`)).text()).toBe('let dev;');
    expect(await running.stop()).toBe(0);
    expect([session.isClosed(), session.listeners()]).toEqual([true, 0]);
  });

  test('needs no output folder', async () => {
    const running = await serve(await project(), ['--watch', '--out', 'public'], world(fakeSession()));
    expect((await fetch(running.url)).status).toBe(200);
  });

  test('starts with a config that is broken: the session shows why', async () => {
    const session = fakeSession({});
    const running = await serve(await project({ 'site.config.js': 'export default {' }), ['--watch'], world(session));
    session.send({ kind: 'problems', problems: [SLIP] });
    const response = await fetch(running.url);
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('The link leads to no page.');
    expect(html).toContain('data-token="token-1"');
  });

  test('tells the terminal what is wrong, what is mended, and what changes', async () => {
    const session = fakeSession();
    const running = await serve(await project(), ['--watch', '--quiet'], world(session));
    const update = { kind: 'update', version: 1, styles: [], demos: [], reload: false } as const;
    session.send({ kind: 'problems', problems: [SLIP] });
    session.send({ kind: 'problems', problems: [SLIP] });
    expect(running.stderr()).toMatchInlineSnapshot(`
      "error plan/dead-link  The link leads to no page.
        content/index.md:1:3
          1 | # UI
            |   ^
        hint: mend it.

      1 error in 1 file.
      "
    `);
    session.send({ kind: 'problems', problems: [] });
    session.send({ ...update, routes: ['/ui/'] });
    expect(running.stderr()).toMatch(/No problems left\.\n$/);
  });

  test.each([
    [{ routes: ['/ui/'] }, 'Changed: /ui/\n'],
    [{ routes: ['/a/', '/b/', '/c/', '/d/'] }, 'Changed: /a/, /b/, /c/, 1 more page\n'],
    [{ routes: 'all' as const, reload: true }, 'Changed: all pages\n'],
    [{ styles: [{ from: '/a.css', to: '/b.css' }] }, 'Changed: styles\n'],
    [{ demos: [{ id: 'a', script: '/a.js' }] }, 'Changed: demos\n'],
    [{ reload: true }, 'Changed: scripts\n'],
    [{}, ''],
  ])('says %j', async (change, text) => {
    const session = fakeSession();
    const running = await serve(await project(), ['--watch'], world(session));
    const before = running.stderr();
    session.send({ kind: 'update', version: 1, routes: [], styles: [], demos: [], reload: false, ...change });
    expect(running.stderr().slice(before.length)).toBe(text);
  });

  test.each([
    [{ VISUAL: 'gvim', EDITOR: 'vim' }, 'gvim'],
    [{ EDITOR: 'vim' }, 'vim'],
    [{ VISUAL: '' }, 'code'],
  ])('opens files in the editor of %j', async (env, editor) => {
    const root = await project();
    const opened: unknown[] = [];
    const openInEditor: Serving['openInEditor'] = async (place, command) => {
      opened.push(place, command);
      return null;
    };
    const running = await serve(root, ['--watch'], { ...world(fakeSession()), openInEditor, env });
    const response = await fetch(`${running.url}__docs-gen/open?token=token-1`, {
      method: 'POST',
      headers: { origin: new URL(running.url).origin },
      body: JSON.stringify({ file: 'content/index.md', line: 3, column: 7 }),
    });
    expect(response.status).toBe(204);
    expect(opened).toEqual([{ file: `${root}/content/index.md`, line: 3, column: 7 }, editor]);
  });
});
