// Turns what esbuild says of templates into diagnostics: one for each mistake.
import type { Message } from 'esbuild';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { isLiveAlias } from '../lib/node/aliases.ts';
import { placeOfMessage } from '../lib/node/esbuild-place.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import type { BundledTemplates } from './bundle.ts';
import { ORIGINALS } from './modules.ts';
import { TEMPLATE_NAMES } from './names.ts';

export async function messageDiagnostics(
  { errors, warnings }: Pick<BundledTemplates, 'errors' | 'warnings'>,
  site: Pick<Site, 'root' | 'aliases'>,
  fs: Pick<FileSystem, 'exists'>,
): Promise<Diagnostic[]> {
  const dead = new Set<string>();
  for (const [name, target] of Object.entries(site.aliases))
    if (!(await isLiveAlias(target, site.root, fs))) dead.add(name);
  const broken = new Set<string>();
  const isNews = ({ text, location }: Message): boolean => {
    if (unknownTemplate(text) !== null) return true;
    if (text.startsWith('Could not resolve')) return !isToldByConfig(text, dead);
    // After a syntax error a parser stumbles on.
    const file = location?.file ?? '';
    return !broken.has(file) && broken.add(file).has(file);
  };
  const folders = { root: site.root, workingDir: site.root };
  const diagnosticOf = (code: 'overrides/failed' | 'overrides/warning', { text, location }: Message) => {
    const at = location ? placeOfMessage(location, folders) : undefined;
    const name = unknownTemplate(text);
    return name === null
      ? report(code, { text: text.replaceAll(`"${site.root}/`, '"./') }, at) // What an alias leads to is absolute.
      : report('overrides/unknown-export', { name, nearest: nearest(name, TEMPLATE_NAMES), known: TEMPLATE_NAMES }, at);
  };
  return [
    ...errors.filter(isNews).map((message) => diagnosticOf('overrides/failed', message)),
    ...warnings.map((message) => diagnosticOf('overrides/warning', message)),
  ];
}

/** The name that is imported from `docs-gen/templates` and not there; null: the message is of something else. */
function unknownTemplate(text: string): string | null {
  const [, written, named] = NO_EXPORT.exec(text) ?? [];
  return text.includes(`"${ORIGINALS}:${ORIGINALS}"`) ? (written ?? named ?? null) : null;
}

/** `import { X }` is an error of esbuild, and `X` of `import * as all` a warning. */
const NO_EXPORT = /^No matching export in "[^"]*" for import "([^"]*)"|^Import "([^"]*)" will always be undefined/;

/** An alias that leads nowhere is one mistake, however many files use it. */
function isToldByConfig(text: string, dead: ReadonlySet<string>): boolean {
  const written = /\(originally "([^"]*)"\)/.exec(text)?.[1];
  return written !== undefined && [...dead].some((name) => written === name || written.startsWith(`${name}/`));
}
