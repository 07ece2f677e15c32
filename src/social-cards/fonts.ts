// The fonts that cards are written in: Inter, from a package of a fixed version, then those of the config. None of the system's.
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import { sha256 } from '../lib/node/hash.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { type FontFile, readFontFile } from './font-file.ts';

export interface CardFont extends FontFile {
  /** Name in the styles of a card: no two files share one, so that each character finds the file that has it. */
  readonly family: string;
  readonly bytes: Uint8Array;
}

/** Weights of the two kinds of text. */
export const REGULAR = 400;
export const BOLD = 600;

/** Files hold the letters of one script each: the common ones come first. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

export async function loadCardFonts(
  site: Site,
  fs: Pick<FileSystem, 'readBytes' | 'readText'>,
): Promise<Outcome<CardFont[]>> {
  const folder = join(
    dirname(createRequire(join(packageRoot, 'package.json')).resolve('@fontsource/inter/package.json')),
    'files',
  );
  const own = SCRIPTS.flatMap((script) =>
    [REGULAR, BOLD].map((weight) => join(folder, `inter-${script}-${weight}-normal.woff`)),
  );
  const { cards } = site.social;
  const given = typeof cards === 'object' ? cards.fonts : [];
  const builtIn = await Promise.all(own.map((path) => loadFont(path, fs)));
  const added = await Promise.all(given.map((file) => loadFont(resolve(site.root, file), fs)));
  const fonts = [...builtIn, ...added].filter((font) => typeof font !== 'string');
  return { value: fonts, diagnostics: await problems(added, given, { site, fs }) };
}

/** What is wrong, where it is no font. */
async function loadFont(path: string, fs: Pick<FileSystem, 'readBytes'>): Promise<CardFont | string> {
  let bytes: Uint8Array;
  try {
    bytes = await fs.readBytes(path);
  } catch (error) {
    return errorMessage(error).replace(/,.*/s, '');
  }
  const font = readFontFile(bytes);
  if (typeof font === 'string') return font;
  return { ...font, bytes, family: `${basename(path).replace(/[^\w-]+/g, '-')}-${sha256(bytes).slice(0, 10)}` };
}

async function problems(
  fonts: readonly (CardFont | string)[],
  files: readonly string[],
  { site, fs }: { readonly site: Site; readonly fs: Pick<FileSystem, 'readText'> },
): Promise<Diagnostic[]> {
  const { root, configFile: file } = site;
  const source = openDataSource({ absolute: `${root}/${file}`, file, fs, base: ['social', 'cards', 'fonts'] });
  const found: Diagnostic[] = [];
  for (const [index, font] of fonts.entries()) {
    if (typeof font !== 'string') continue;
    const { at } = await source.place([index]);
    found.push(report('social-cards/unreadable-font', { font: files[index] ?? '', reason: font }, at));
  }
  return found;
}

export interface FontChoice {
  /** Families in the order in which a character looks for its own. */
  readonly families: readonly string[];
  /** Characters that no font has, each once. */
  readonly missing: readonly string[];
}

/** The few files that a text needs, those nearest to its weight first: a card is drawn the faster the fewer there are. */
export function chooseFonts(text: string, weight: number, fonts: readonly CardFont[]): FontChoice {
  const byWeight = [...fonts].sort((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight)); // A stable sort.
  const families = new Set<string>();
  const missing = new Set<string>();
  for (const character of text) {
    if (UNSEEN.test(character)) continue;
    const code = character.codePointAt(0) ?? 0;
    const font = byWeight.find(({ characters }) => characters.has(code));
    if (font === undefined) missing.add(character);
    else families.add(font.family);
  }
  return { families: byWeight.flatMap(({ family }) => (families.has(family) ? [family] : [])), missing: [...missing] };
}

/** Spaces, and characters that only tell how others look. */
const UNSEEN = /[\p{White_Space}\p{Cf}\p{Cc}\p{Variation_Selector}]/u;
