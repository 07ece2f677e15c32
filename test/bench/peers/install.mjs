// Gets a tool ready in its folder: npm packages of exact versions, kept for the next run, or a program of the system.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENVIRONMENT } from './environment.mjs';

const ours = new URL('../../../package.json', import.meta.url);

/** Its version; or why it cannot run here, as `missing`. */
export function install(tool, root) {
  mkdirSync(root, { recursive: true });
  if (tool.program) return versionOf(tool.program);
  if (!tool.packages) return { version: JSON.parse(readFileSync(ours, 'utf8')).version };
  const [main] = Object.keys(tool.packages);
  const wanted = JSON.stringify({ private: true, dependencies: tool.packages }, null, 2);
  const file = join(root, 'package.json');
  // npm writes the second file when it is done.
  const isHere = existsSync(join(root, 'node_modules/.package-lock.json')) && readFileSync(file, 'utf8') === wanted;
  if (!isHere) {
    rmSync(join(root, 'package-lock.json'), { force: true });
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    writeFileSync(file, wanted);
    const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...ENVIRONMENT },
    });
    if (status !== 0) return { missing: `npm could not install it: ${stderr.trim().split('\n').at(-1)}` };
  }
  return { version: tool.packages[main] };
}

function versionOf({ name, versionArgs, version, install: how }) {
  const { stdout, error } = spawnSync(name, versionArgs, { encoding: 'utf8' });
  if (error) return { missing: `${name} is not installed; on Debian and Ubuntu: ${how}` };
  return { version: version.exec(stdout)?.[1] ?? stdout.trim() };
}
