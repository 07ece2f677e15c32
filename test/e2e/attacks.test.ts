// The real command under attack: the built site and the one that is written, in processes of their own, with canaries all around.
import { once } from 'node:events';
import { access, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attacks, CANARY, get } from '../serve/attack-table.ts';
import { sendRaw } from '../serve/support.ts';
import { spawnCli } from '../support/run-cli.ts';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const above = sharedTempDir();
const root = join(above, 'root');
const opened = join(above, 'opened');

beforeAll(async () => {
  await writeFiles(above, {
    'secret.txt': CANARY,
    'index.html': CANARY,
    'root-secret/index.html': CANARY,
    'root/package.json': '{ "type": "module", "private": true }',
    'root/site.config.ts': `// ${CANARY}
export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
    'root/content/ui/index.md': `# Acme UI\n\n<p class="description">All there is.</p>\n\n<!-- ${CANARY} -->\n\nWords.\n`,
    'root/public/plain.txt': 'plain',
    'root/public/.well-known/security.txt': 'mail',
    'root/.env': CANARY,
    'root/.git/config': CANARY,
    'root/node_modules/secret/index.js': CANARY,
    'root/secret.txt': CANARY,
  });
  const { code, stdout } = await runCommandHere(['build', '--root', root]);
  if (code !== 0) throw new Error(stdout);
  for (const folder of ['dist', 'public']) {
    await writeFiles(join(root, folder), { '.env': CANARY, '.git/config': CANARY, 'ui/.hidden/index.html': CANARY });
    await symlink(join(above, 'secret.txt'), join(root, folder, 'link.txt'));
    await symlink(above, join(root, folder, 'out'));
    await symlink(join(above, 'root-secret'), join(root, folder, 'sibling'));
    await symlink('.env', join(root, folder, 'env.txt'));
    await symlink('/etc', join(root, folder, 'etc'));
    await symlink('loop', join(root, folder, 'loop'));
  }
  await writeFile(join(above, 'editor.sh'), `#!/bin/sh\necho "$@" >> ${opened}\n`, { mode: 0o755 });
});

describe.each([
  { name: 'serve', args: [] },
  { name: 'serve --watch', args: ['--watch'] },
])('$name', ({ args }) => {
  let port: number;
  let errors = '';
  let stop: () => Promise<void>;
  const slow: Promise<void>[] = [];

  beforeAll(async () => {
    const child = spawnCli(['serve', '--root', root, '--port', '0', '--quiet', ...args], {
      env: { EDITOR: join(above, 'editor.sh'), VISUAL: undefined, LAUNCH_EDITOR: undefined },
    });
    child.stderr.on('data', (text) => {
      errors += text;
    });
    stop = async () => {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    };
    let stdout = '';
    for await (const text of child.stdout) {
      stdout += String(text);
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(stdout)?.[1];
      if (found === undefined) continue;
      port = Number(found);
      break;
    }
    if (port === undefined) throw new Error(stdout + errors);
    // Headers a byte at a time, and a body that never comes: they go on while the rest is tried.
    slow.push(drip(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-Slow: a\r\n'));
    slow.push(drip(port, 'GET / HTT', ''));
  });
  afterAll(() => stop?.());

  const expectAlive = async () => expect(await sendRaw(port, get('/ui/'))).toMatch(/^HTTP\/1\.1 200 /);
  const expectClean = (answer: string) => {
    for (const secret of [CANARY, 'root:', above, process.cwd(), 'node:internal', '    at '])
      expect(answer).not.toContain(secret);
    expect(answer.toLowerCase()).not.toMatch(/\r\n(?:x-evil|set-cookie|access-control-)/);
  };

  test.each(attacks(above))('%s', async (_, bytes, status) => {
    const answer = await sendRaw(port, bytes);
    expectClean(answer);
    const given = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
    // What is there is another site's than that of the table; what is refused is refused by every server.
    if (status >= 400 && status !== 416 && !bytes.includes('__docs-gen')) expect(given).toBe(status);
    else expect([200, 206, 302, 403, 404, 405, 416, status]).toContain(given);
    await expectAlive();
  });

  test('a link in the place of a file, while it is asked for', async () => {
    const folder = join(root, args.length > 0 ? 'public' : 'dist');
    const [swapped, link] = [join(folder, 'plain.txt'), join(folder, 'next.txt')];
    const answers: string[] = [];
    for (let turn = 0; turn < 60; turn++) {
      const asked = Array.from({ length: 4 }, () => sendRaw(port, get('/plain.txt')));
      if (turn % 2 === 0) await symlink(join(above, 'secret.txt'), link);
      else await writeFile(link, 'plain');
      await rename(link, swapped);
      answers.push(...(await Promise.all(asked)));
    }
    await rm(swapped);
    for (const answer of answers) expectClean(answer);
    expect(answers.filter((answer) => answer.endsWith('plain')).length).toBeGreaterThan(0);
    await expectAlive();
  });

  if (args.length > 0) {
    test('nobody but a page of this server hears the stream or opens a file', async () => {
      const page = await sendRaw(port, get('/ui/'));
      expect(page.toLowerCase()).toContain('cross-origin-resource-policy: same-origin');
      expect(page.toLowerCase()).toContain('x-frame-options: sameorigin');
      const token = /data-token="([\w-]+)"/.exec(page)?.[1] ?? '';
      expect(token.length).toBeGreaterThan(20);
      const own = `Host: localhost:${port}`;
      const events = (...headers: string[]) =>
        `GET /__docs-gen/events?token=${token} HTTP/1.1\r\n${[own, ...headers].join('\r\n')}\r\n\r\n`;
      for (const header of [
        'Origin: https://evil.example',
        'Origin: null',
        'Origin: http://localhost:1',
        `Origin: https://localhost:${port}`,
        `Origin: http://localhost:${port}.evil.example`,
        `Origin: http://127.0.0.1:${port}`,
        'Sec-Fetch-Site: cross-site',
        'Sec-Fetch-Site: same-site',
        'Sec-Fetch-Site: none',
        `Origin: http://localhost:${port}\r\nSec-Fetch-Site: cross-site`,
      ])
        expect(await sendRaw(port, events(header)), header).toMatch(/^HTTP\/1\.1 403 /);
      expect(await sendRaw(port, events(`Origin: http://localhost:${port}`), /\ndata: /)).toMatch(/^HTTP\/1\.1 200 /);

      const open = (body: string, origin = `http://localhost:${port}`) =>
        sendRaw(
          port,
          `POST /__docs-gen/open?token=${token} HTTP/1.1\r\n${own}\r\nOrigin: ${origin}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
        );
      const files = [
        ...['../secret.txt', '../root-secret/index.html', '/etc/passwd', 'public/link.txt', 'public/out/secret.txt'],
        ...['content/ui/index.md\n--version', 'content/ui/index.md\0', '-rf', '--version', 'content', '.', ''],
        ...[
          'content/ui/index.md:1;id',
          '$(id)',
          '`id`',
          'content/'.repeat(300),
          '\\\\server\\share',
          'file:///etc/passwd',
        ],
      ];
      for (const file of files) expect(await open(JSON.stringify({ file })), file).toMatch(/^HTTP\/1\.1 404 /);
      const good = JSON.stringify({ file: 'content/ui/index.md', line: 3, column: 2 });
      for (const origin of ['null', 'https://evil.example', `http://127.0.0.1:${port}`])
        expect(await open(good, origin), origin).toMatch(/^HTTP\/1\.1 403 /);
      await expect(access(opened)).rejects.toThrow();
      // The lock opens with the key.
      expect(await open(good)).toMatch(/^HTTP\/1\.1 204 /);
      await expect
        .poll(
          () =>
            access(opened).then(
              () => true,
              () => false,
            ),
          { timeout: 5000 },
        )
        .toBe(true);
    });
  }

  test('after all of them, slow clients are cut off, and the server says nothing was wrong with it', async () => {
    await Promise.all(slow);
    await expectAlive();
    expect(errors.replace(/^warning assets\/bad-link[\s\S]*/m, '')).not.toMatch(/\n {4}at |Error:/);
  });
});

/** Resolves when the server ends the connection. */
function drip(port: number, start: string, more: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}); // Written to after it was cut off.
  socket.resume();
  socket.write(start);
  const timer = setInterval(() => more !== '' && socket.write(more), 200);
  return new Promise((resolve) =>
    socket.on('close', () => {
      clearInterval(timer);
      resolve();
    }),
  );
}
