// What users of docs-gen install or are given, by the lock file and the packages themselves: names, versions, licences, known holes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SPDX names of licences under which a package may be used, changed and passed on with docs-gen. */
export const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
  ],
  'MPL-2.0', // Asks for the source of its own files only, which are passed on as they are.
  'OFL-1.1', // Of fonts.
  'Python-2.0',
]);

/**
 * @typedef {{ path: string, name: string, version: string, licence: string, isAllowed: boolean }} Dependency
 * `path`: in the lock file; `licence`: as SPDX has it, empty where nobody says it.
 */

/**
 * Sorted by name. `bundled`: names of packages for development that are part of what is published.
 * @param {string} root
 * @param {readonly string[]} bundled
 * @returns {Dependency[]}
 */
export function listDependencies(root, bundled = []) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const isWanted = wanted(packages, bundled);
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.link && isWanted(path, entry))
    .map(([path, entry]) => {
      const name = nameOf(path);
      const licence = licenceOf(installed(join(root, path)) ?? entry);
      return { path, name, version: entry.version ?? '', licence, isAllowed: isAllowed(licence) };
    })
    .sort((a, b) => compare(`${a.name}@${a.version}`, `${b.name}@${b.version}`) || compare(a.path, b.path));
}

/** An expression of SPDX: one of several licences, or all of them. */
export function isAllowed(expression) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const term = () => {
    if (words[at] !== '(') return ALLOWED.has(words[at++] ?? '');
    at++;
    const inner = either();
    at++;
    return inner;
  };
  const all = () => {
    let result = term();
    while (words[at] === 'AND' && ++at) result = term() && result;
    return result;
  };
  const either = () => {
    let result = all();
    while (words[at] === 'OR' && ++at) result = all() || result;
    return result;
  };
  return either() && at === words.length;
}

/**
 * What `npm audit --json` tells of these packages; null: it does not say, as it could not ask.
 * @param {readonly Dependency[]} dependencies
 */
export function advisoriesFor(dependencies, report) {
  if (typeof report?.vulnerabilities !== 'object') return null;
  const paths = new Map(dependencies.map(({ path, version }) => [path, version]));
  return Object.values(report.vulnerabilities).flatMap(({ name, via, nodes }) =>
    nodes
      .filter((path) => paths.has(path))
      .flatMap((path) =>
        via
          .filter((cause) => typeof cause === 'object') // A name: told of that package.
          .map(({ title, url, severity }) => ({ name, version: paths.get(path), severity, title, url })),
      ),
  );
}

/** Whether a package is installed for users, or bundled: then so is what it asks for. */
function wanted(packages, bundled) {
  const reached = new Set();
  const reach = (from, name) => {
    const path = resolve(packages, from, name);
    if (path === null || reached.has(path)) return;
    reached.add(path);
    for (const next of Object.keys(packages[path].dependencies ?? {})) reach(path, next);
  };
  for (const name of bundled) reach('', name);
  return (path, { dev, devOptional }) => reached.has(path) || (!dev && !devOptional);
}

/** As Node looks for it: in the folder of a package, then in those above. */
function resolve(packages, from, name) {
  const above = from === '' ? [] : from.split('/node_modules/');
  const folders = above.map((_, index) => `${above.slice(0, above.length - index).join('/node_modules/')}/`);
  return [...folders, ''].map((folder) => `${folder}node_modules/${name}`).find((path) => packages[path]) ?? null;
}

/** null: of another platform, or not installed. */
function installed(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Old packages have an object, or a list of them. */
function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  if (typeof license?.type === 'string') return license.type;
  return Array.isArray(licenses) ? licenses.map(({ type }) => type).join(' OR ') : '';
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
