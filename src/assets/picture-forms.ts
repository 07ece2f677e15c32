// Smaller forms of photographs and screenshots, made by `sharp` where a project has installed it.
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorMessage } from '../lib/error-message.ts';
import { sha256 } from '../lib/node/hash.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { ImageSize, PictureForm } from '../model/assets.ts';
import type { FileDigest } from '../model/deps.ts';
import type { Site } from '../model/site.ts';
import { publishedPath } from './names.ts';

export type FormMaker = (source: string, size: ImageSize, digest: FileDigest) => Promise<MadeForms>;

interface MadeForms {
  readonly forms: readonly PictureForm[];
  readonly artifacts: readonly MadeArtifact[];
}

/** It is the project's own package: a build without it is a build without native code. */
export async function createFormMaker(
  images: NonNullable<Site['images']>,
  root: string,
): Promise<{ readonly make: FormMaker } | { readonly problem: string }> {
  const sharp = await loadSharp(root);
  return typeof sharp === 'string' ? { problem: sharp } : { make: (...file) => makeForms(sharp, images, file) };
}

/** The part of its interface that is used here. */
interface SharpImage {
  rotate(): SharpImage;
  resize(options: { readonly width: number }): SharpImage;
  toFormat(format: 'webp' | 'avif'): SharpImage;
  toBuffer(): Promise<Uint8Array>;
}
type Sharp = (file: string) => SharpImage;

/** The problem, where there is none. */
async function loadSharp(root: string): Promise<Sharp | string> {
  try {
    const path = createRequire(join(root, 'package.json')).resolve('sharp');
    const module: { default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(path).href);
    if (typeof module.default !== 'function') return 'it does not export a function';
    return module.default as Sharp; // Its own types would make it a dependency of ours.
  } catch (error) {
    return errorMessage(error).split('\n')[0] ?? '';
  }
}

/** Vector graphics are small, films would lose all but their first picture, and the new formats are what this makes. */
const STILL = /\.(?:png|jpe?g)$/i;

async function makeForms(
  sharp: Sharp,
  { formats, widths }: NonNullable<Site['images']>,
  [source, size, { bytes, start }]: Parameters<FormMaker>,
): Promise<MadeForms> {
  const isFilm = Buffer.from(start).includes('acTL'); // The chunk that makes a PNG move.
  if (!STILL.test(source) || isFilm) return { forms: [], artifacts: [] };
  const steps = [...new Set([...widths.filter((width) => width < size.width), size.width])].sort((a, b) => a - b);
  const forms: PictureForm[] = [];
  const artifacts: MadeArtifact[] = [];
  for (const format of formats) {
    const type = `image/${format}`;
    const made: (MadeArtifact & { readonly width: number })[] = [];
    for (const width of steps) {
      const upright = sharp(source).rotate(); // As its camera was held.
      const body = await (width === size.width ? upright : upright.resize({ width })).toFormat(format).toBuffer();
      const path = publishedPath(`${parse(source).name.slice(0, 40)}-${width}.${format}`, sha256(body));
      made.push({ path, body, type, immutable: true, width });
    }
    // Line art may grow: then the file that the author made is the better one.
    if ((made.at(-1)?.body.length ?? 0) >= bytes) continue;
    forms.push({ type, files: made.map(({ path, width }) => ({ path, width })) });
    artifacts.push(...made.map(({ width: _, ...artifact }) => artifact));
  }
  return { forms, artifacts };
}
