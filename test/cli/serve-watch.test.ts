// `docs-gen serve --watch`: what it prints and sends of a session. The session and the editor are the test's own.
import { describe, expect, test } from 'vitest';
import type { Serving } from '../../src/cli/serving.ts';
import type { BuildOptions } from '../../src/model/build.ts';
import type { ServedFile, ServeMessage, Session, ShownProblem } from '../../src/model/serve.ts';
import type { Site } from '../../src/model/site.ts';
import { CONFIG, type Overrides, project, serve } from './serving.ts';

const HOME: ServedFile = { kind: 'file', body: '<body>draft</body>', type: 'text/html', tag: 'a', immutable: false };

/** A session without files: the test says what happens. */
function fakeSession(files: Readonly<Record<string, ServedFile>> = { '': HOME }) {
  let becomeIdle = () => {};
  const idle = new Promise<void>((resolve) => {
    becomeIdle = resolve;
  });
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
    idle: () => idle,
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
    becomeIdle: () => {
      becomeIdle();
      return idle;
    },
    isClosed: () => isClosed,
    listeners: () => listeners.size + siteListeners.size,
  };
}

const SLIP: ShownProblem = {
  ...{ code: 'plan/dead-link', message: 'The link is broken.', hint: 'Fix it.' },
  ...({ severity: 'error', file: 'content/index.md', line: 1, column: 3, frame: '' } as const),
};

describe('serve --watch', () => {
  const script: ServedFile = { kind: 'file', body: 'let dev;', type: 'text/javascript', tag: 's', immutable: false };
  const world = (session: ReturnType<typeof fakeSession>): Overrides => ({
    createSession: session.createSession,
    clientScript: async () => script,
    randomToken: () => 'token-1',
  });

  test('starts a session that shows drafts and adds its script to the pages', async () => {
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

  test('starts with an invalid config, and the session shows the errors', async () => {
    const session = fakeSession({});
    const running = await serve(await project({ 'site.config.js': 'export default {' }), ['--watch'], world(session));
    session.send({ kind: 'problems', problems: [SLIP] });
    const response = await fetch(running.url);
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('The link is broken.');
    expect(html).toContain('data-token="token-1"');
  });

  test('prints new problems, fixed problems and changes', async () => {
    const session = fakeSession();
    const running = await serve(await project(), ['--watch', '--quiet'], world(session));
    const update = { kind: 'update', version: 1, styles: [], demos: [], reload: false } as const;
    session.send({ kind: 'problems', problems: [SLIP] });
    session.send({ kind: 'problems', problems: [SLIP] });
    expect(running.stderr()).toMatchInlineSnapshot(`
      "error plan/dead-link  The link is broken.
        content/index.md:1:3
          1 | # UI
            |   ^
        hint: Fix it.

      1 error in 1 file.
      "
    `);
    session.send({ kind: 'problems', problems: [] });
    session.send({ ...update, routes: ['/ui/'] });
    expect(running.stderr()).toMatch(/No problems left\.\n$/);
  });

  test.each([
    [[], [], 'No problems.\n'],
    [[], ['--quiet'], ''],
    [[SLIP], [], '1 error in 1 file.\n'],
  ])(
    'ends the output of the first check, with the problems %j and the options %j, with %j',
    async (problems, args, end) => {
      const session = fakeSession();
      const running = await serve(await project(), ['--watch', ...args], world(session));
      session.send({ kind: 'problems', problems });
      await session.becomeIdle();
      expect(running.stderr()).toMatch(new RegExp(`${end}$`));
      expect(running.stderr().length > 0).toBe(end !== '');
    },
  );

  test.each([
    [{ routes: ['/ui/'] }, 'Changed: /ui/\n'],
    [{ routes: ['/a/', '/b/', '/c/', '/d/'] }, 'Changed: /a/, /b/, /c/, 1 more page\n'],
    [{ routes: 'all' as const, reload: true }, 'Changed: all pages\n'],
    [{ styles: [{ from: '/a.css', to: '/b.css' }] }, 'Changed: styles\n'],
    [{ demos: [{ id: 'a', script: '/a.js' }] }, 'Changed: demos\n'],
    [{ reload: true }, 'Changed: scripts\n'],
    [{}, ''],
  ])('prints %j', async (change, text) => {
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
