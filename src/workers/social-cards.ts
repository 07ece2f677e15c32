// The job of cards: those that an earlier build has drawn are taken from the cache folder, the others are drawn and kept.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { report } from '../diagnostics/report.ts';
import { addTo } from '../lib/groups.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { sealedBytes, unsealedBytes } from '../lib/node/sealed.ts';
import type { CachePlace } from '../lib/node/stamped-cache.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CardPlan, PlannedCard } from '../social-cards/plan.ts';
import { drawInThreads } from './card-threads.ts';

/** In the cache folder. The name of a file says all that it was made of, so one that is there and whole is right. */
const FOLDER = 'social-cards';

export interface CardJob {
  /** null: nothing is kept. */
  readonly place: CachePlace | null;
  readonly thread?: URL;
}

/** In the order of their pages. */
export async function drawCards({ cards, fonts }: CardPlan, job: CardJob): Promise<Outcome<MadeArtifact[]>> {
  const { place, thread = pathToFileURL(join(packageRoot, 'dist-cli/card-worker.js')) } = job;
  const wanted = new Map([...cards.values()].map((card) => [card.path, card]));
  const made = await readKept([...wanted.keys()], job);
  const cacheHits = made.size;
  /** Pages by what went wrong. */
  const failed = new Map<string, string[]>();
  const missing = [...wanted.values()].filter(({ path }) => !made.has(path));
  const used = new Set(missing.flatMap(({ drawing }) => Object.values(drawing.families).flat()));
  const keep = async (path: string, png: Uint8Array) => {
    made.set(path, png);
    if (place === null) return;
    const file = fileOf(path, place);
    await place.writer.write(file, sealedBytes(png));
  };
  await drawInThreads(
    missing.map(({ path, drawing }) => ({ path, drawing })),
    fonts.filter(({ family }) => used.has(family)).map(({ family, weight, bytes }) => ({ family, weight, bytes })),
    {
      thread,
      onAnswer: async (answer) => {
        if ('png' in answer) return keep(answer.path, answer.png);
        addTo(failed, answer.failed, wanted.get(answer.path)?.page ?? '');
      },
    },
  );
  if (missing.length > 0) await forgetOthers(wanted, job);
  return {
    value: [...wanted.values()].flatMap((card) => toArtifact(card, made)),
    diagnostics: [...failed].sort().map(notDrawn), // Threads answer in any order.
    work: { items: wanted.size, cacheHits },
  };
}

/** What is wrong with one is often wrong with all. */
function notDrawn([reason, pages]: [string, string[]]): Diagnostic {
  const [page = '', ...others] = [...pages].sort();
  return report('social-cards/not-drawn', { page, others: others.length, reason });
}

async function readKept(paths: readonly string[], { place }: CardJob): Promise<Map<string, Uint8Array>> {
  if (place === null) return new Map();
  const files = await Promise.all(
    paths.map(async (path): Promise<[string, Uint8Array][]> => {
      const file = fileOf(path, place);
      const bytes = (await place.fs.exists(file)) ? unsealedBytes(await place.fs.readBytes(file)) : null;
      return bytes === null ? [] : [[path, bytes]];
    }),
  );
  return new Map(files.flat());
}

/** Cards of words that stand on no page any more: each edit of a title would leave one behind. */
async function forgetOthers(wanted: ReadonlyMap<string, PlannedCard>, { place }: CardJob): Promise<void> {
  if (place === null) return;
  const kept = new Set([...wanted.keys()].map((path) => fileOf(path, place)));
  const files = (await place.fs.list(join(place.folder, FOLDER))) ?? [];
  await Promise.all(
    files.flatMap(({ name }) => {
      const file = join(place.folder, FOLDER, name);
      return kept.has(file) || !name.endsWith('.png') ? [] : [place.writer.remove(file)];
    }),
  );
}

function fileOf(path: string, { folder }: CachePlace): string {
  return join(folder, FOLDER, path.replace(/^.*\//, ''));
}

function toArtifact({ path }: PlannedCard, made: ReadonlyMap<string, Uint8Array>): MadeArtifact[] {
  const body = made.get(path);
  return body === undefined ? [] : [{ path, body, type: 'image/png', immutable: true }];
}
