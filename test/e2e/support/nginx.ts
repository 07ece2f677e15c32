// A real nginx on the loopback address that serves a folder with the rules which the build made for it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { sharedTempDir } from '../../support/temp-dir.ts';

/** Where there is none, as in most places, tests pass it over. */
export const hasNginx = ((): boolean => {
  if (spawnSync('nginx', ['-v']).error === undefined) return true;
  console.log('There is no nginx: what it makes of its rules is not tested.');
  return false;
})();

/** Gives its origin, without a slash at the end. Call it inside of a test or a hook; `start` has to be made outside of them. */
export function nginxServer(): (folder: string, included: readonly string[]) => Promise<string> {
  const room = sharedTempDir();
  const running: ChildProcess[] = [];
  afterAll(() => Promise.all(running.map(end)));
  return async (folder, included) => {
    const port = await freePort();
    const file = join(room, `${port}.conf`);
    await writeFile(file, configOf(folder, { port, room, included }));
    const child = spawn('nginx', ['-p', room, '-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
    running.push(child);
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const origin = `http://127.0.0.1:${port}`;
    await vi
      .waitFor(() => fetch(origin), { timeout: 60_000, interval: 20 })
      .catch(() => {
        throw new Error(`nginx does not answer:\n${said}`);
      });
    return origin;
  };
}

function configOf(folder: string, at: { port: number; room: string; included: readonly string[] }): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(at.room, name)};`,
  );
  return `daemon off;
master_process off;
pid ${join(at.room, `${at.port}.pid`)};
events {}
http {
  access_log off;
  ${places.join('\n  ')}
  types { text/html html; text/javascript js; text/css css; text/plain txt; }
  server {
    listen 127.0.0.1:${at.port};
    root ${folder};
    error_page 404 /404.html;
    ${at.included.map((name) => `include ${join(folder, name)};`).join('\n    ')}
  }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port.
  server.close();
  await once(server, 'close');
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
