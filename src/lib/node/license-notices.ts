// The licences of packages whose code is passed on: most ask that their text goes with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { byCodeUnit } from '../code-unit-order.ts';
import { isRecord } from '../is-record.ts';
import { parseJson } from '../parse-json.ts';

/**
 * `folders`: of packages, absolute. Each version of a package once, by name and version, below the heading
 * `# name version (licence)`. Reads next to the packages, as whoever asks what a build hangs on looks at what is installed by itself.
 */
export function licenseNotices(folders: Iterable<string>): string {
  const notices = new Map([...new Set(folders)].sort(byCodeUnit).map(noticeOf).reverse());
  return [...notices]
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([, text]) => text)
    .join('\n');
}

const FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;

/** With what sorts it: no name holds a space. */
function noticeOf(folder: string): [key: string, text: string] {
  const manifest = manifestOf(folder);
  const name = textOf(manifest.name) || nameOf(folder);
  const named = [name, textOf(manifest.version)].filter((part) => part !== '').join(' ');
  const text = licenceFiles(folder)
    .map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
  const by = isRecord(manifest.author) ? manifest.author.name : manifest.author;
  return [named, `# ${named} (${licenceOf(manifest)})\n\n${text || `By ${textOf(by) || `the authors of ${name}`}.`}\n`];
}

function manifestOf(folder: string): Readonly<Record<string, unknown>> {
  const file = join(folder, 'package.json');
  const manifest = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
  return isRecord(manifest) ? manifest : {};
}

function licenceFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => FILE.test(entry.name) && !entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .sort(byCodeUnit);
}

/** Old packages have objects, or a list of them. */
function licenceOf({ license, licenses }: Readonly<Record<string, unknown>>): string {
  const named = [license ?? licenses].flat().map((one) => textOf(isRecord(one) ? one.type : one));
  return named.filter((one) => one !== '').join(' OR ') || 'no licence named';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function nameOf(folder: string): string {
  const scope = basename(dirname(folder));
  return scope.startsWith('@') ? `${scope}/${basename(folder)}` : basename(folder);
}
