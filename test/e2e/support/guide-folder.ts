// An empty folder in which a guide is followed as its reader would: files are written, commands are run by a shell.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { repository } from './build-site.ts';
import type { GuideStep } from './guide.ts';
import { readFolder } from './published.ts';

const run = promisify(execFile);
const STAND_IN = fileURLToPath(new URL('../../support/npm-from-here.mjs', import.meta.url));
/** Commands that go on until they are ended, once they have said where they listen. */
const SERVER = /\bdocs-gen serve\b|\bnpm run (?:dev|preview)\b|\bvite(?: preview)?\s*$/;

export interface GuideFolder {
  /** Where commands run now: a guide may go into another folder. */
  readonly cwd: () => string;
  readonly follow: (steps: readonly GuideStep[]) => Promise<void>;
}

/** `files` are there from the start. */
export async function guideFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<GuideFolder> {
  const root = tempDir();
  const tools = tempDir();
  let cwd = join(root, 'project');
  await writeFiles(cwd, { '.keep': '', ...files });
  const words = `"${process.execPath}" "${STAND_IN}"`;
  await writeFiles(tools, {
    npm: `#!/bin/sh\nexec ${words} npm "$@"\n`,
    npx: `#!/bin/sh\nexec ${words} npx "$@"\n`,
    // What opens a browser says so, and opens none.
    'xdg-open': '#!/bin/sh\necho "opened $1"\n',
  });
  for (const tool of ['npm', 'npx', 'xdg-open']) await chmod(join(tools, tool), 0o755);
  const { NODE_ENV, CI, FORCE_COLOR, VITEST, ...inherited } = process.env;
  const env = {
    ...inherited,
    PATH: `${tools}:${dirname(process.execPath)}:${process.env.PATH}`,
    REPOSITORY: repository,
    REAL_NPM: execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim(),
    NO_COLOR: '1',
  };

  const command = async (line: string): Promise<void> => {
    const mark = 'is now in ';
    const { stdout } = await run('bash', ['-ec', `${line}\nprintf '\\n${mark}%s' "$PWD"`], { cwd, env }).catch(
      ({ stdout, stderr }) => {
        throw new Error(`A guide says "${line.trim()}", which fails:\n${stdout}${stderr}`);
      },
    );
    cwd = stdout.slice(stdout.lastIndexOf(mark) + mark.length);
  };

  /** Until it answers, and then to its end. */
  const server = async (line: string): Promise<void> => {
    const child = spawn('bash', ['-ec', line], { cwd, env: { ...env, PORT: '0' }, detached: true });
    const { pid } = child;
    if (pid === undefined) throw new Error(`"${line}" did not start.`);
    const end = () => process.kill(-pid, 'SIGKILL');
    onTestFinished(() => {
      if (child.exitCode === null && child.signalCode === null) end();
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    await expect.poll(() => said).toMatch(/https?:\/\/\S+/);
    const address = /https?:\/\/[^\s]+/.exec(said)?.[0] ?? '';
    expect([line, (await fetch(address)).status]).toEqual([line, 200]);
    end();
    await once(child, 'close');
  };

  const step = async (todo: GuideStep): Promise<void> => {
    switch (todo.kind) {
      case 'file':
        return writeFiles(cwd, { [todo.path]: todo.text });
      case 'commands':
        for (const line of todo.text.replaceAll('\\\n', ' ').split('\n'))
          if (line.trim() !== '') await (SERVER.test(withoutComment(line)) ? server(line) : command(line));
        return;
      case 'output':
        expect(await readFile(resolve(cwd, todo.path), 'utf8')).toBe(todo.text);
        return;
      case 'html':
        expect(await pagesWith(todo.text, join(cwd, 'dist'))).not.toEqual([]);
    }
  };

  return {
    cwd: () => cwd,
    follow: async (steps) => {
      expect(steps.length).toBeGreaterThan(0);
      for (const todo of steps) await step(todo);
    },
  };
}

function withoutComment(line: string): string {
  return line.replace(/\s#.*$/, '').trim();
}

/** Pages that hold the text; empty where none does. */
async function pagesWith(text: string, folder: string): Promise<string[]> {
  const files = await readFolder(folder);
  return [...files].flatMap(([path, bytes]) => (path.endsWith('.html') && bytes.includes(text) ? [path] : []));
}
