// Lists what users of docs-gen install or are given, with licences, and what is known to be wrong with it.
//   node audit-dependencies.mjs [--json] [folder]
// Exit code 1: a licence that is not allowed or not known, or an advisory; 3: the registry could not be asked for advisories.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { advisoriesFor, listDependencies } from './dependency-list.mjs';

const args = process.argv.slice(2);
const asJson = args.includes('--json');
const root = resolve(args.find((arg) => !arg.startsWith('-')) ?? dirname(dirname(fileURLToPath(import.meta.url))));

const dependencies = listDependencies(root, bundledNames());
const advisories = askNpm();
const refused = dependencies.filter(({ isAllowed }) => !isAllowed);
const table = dependencies.map(({ name, version, licence }) => ({ name, version, licence }));
console.log(asJson ? JSON.stringify({ dependencies: table, refused: names(refused), advisories }, null, 2) : text());
process.exitCode = refused.length > 0 || advisories?.length > 0 ? 1 : advisories === null ? 3 : 0;

/** Packages of which the bundle holds code, by the list of their licences that lies beside it. */
function bundledNames() {
  const file = join(root, 'dist-cli/THIRD-PARTY-LICENSES.txt');
  const list = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...list.matchAll(/^# (\S+) \S+ \(/gm)].map(([, name]) => name);
}

/** null: it could not be asked. */
function askNpm() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    return advisoriesFor(dependencies, JSON.parse(stdout));
  } catch (error) {
    if (error instanceof SyntaxError) return null; // What npm says when it cannot even start to ask.
    throw error;
  }
}

function text() {
  const width = Math.max(...dependencies.map(({ name, version }) => name.length + version.length + 1));
  const rows = dependencies.map(
    ({ name, version, licence, isAllowed }) =>
      `${`${name} ${version}`.padEnd(width)}  ${licence || 'unknown'}${isAllowed ? '' : '  <- not allowed'}`,
  );
  const holes = (advisories ?? []).map(
    ({ name, version, severity, title, url }) => `${severity}: ${name} ${version}: ${title} ${url}`,
  );
  const told =
    advisories === null ? 'Advisories: unknown, the registry could not be asked.' : `Advisories: ${holes.length}.`;
  return [
    ...rows,
    '',
    `${dependencies.length} packages, ${refused.length} with a licence that is not allowed.`,
    told,
    ...holes,
  ].join('\n');
}

function names(list) {
  return list.map(({ name, version }) => `${name}@${version}`);
}
