// What hosts said lately, so that a check asks an address once a week, and one that failed once a day.

import * as z from 'zod';
import { sealedJson, unsealedJson } from '../lib/node/sealed.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { FileSystem, FileWriter } from '../model/deps.ts';
import type { HostAnswer } from './ask.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

const answerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ok') }),
  z.strictObject({ kind: z.literal('moved'), to: z.string() }),
  z.strictObject({ kind: z.literal('dead'), status: z.int() }),
  z.strictObject({ kind: z.literal('failed'), problem: z.string() }),
]);
const cacheSchema = z.strictObject({
  version: z.literal(3),
  links: z.record(z.string(), z.strictObject({ at: z.number(), answer: answerSchema })),
});

/** By address; `at` is when it was asked, in milliseconds since 1970. */
export type AnswerCache = Map<string, { readonly at: number; readonly answer: HostAnswer }>;

/** Only what is still fresh. A file that is damaged is written again. */
export async function loadAnswers(
  file: string,
  now: number,
  fs: Pick<FileSystem, 'exists' | 'readText'>,
): Promise<AnswerCache> {
  if (!(await fs.exists(file))) return new Map();
  const whole = unsealedJson(await fs.readText(file));
  const parsed = cacheSchema.safeParse(whole === null ? null : parseJson(whole));
  if (!parsed.success) return new Map();
  return new Map(Object.entries(parsed.data.links).filter(([, { at, answer }]) => isFresh(answer, now - at)));
}

export async function saveAnswers(file: string, cache: AnswerCache, writer: Pick<FileWriter, 'write'>): Promise<void> {
  const links = Object.fromEntries([...cache].sort(([a], [b]) => (a < b ? -1 : 1)));
  await writer.write(file, sealedJson(JSON.stringify({ version: 3, links })));
}

/** A clock that was set back makes all answers stale. */
function isFresh({ kind }: HostAnswer, age: number): boolean {
  return age >= 0 && age < (kind === 'ok' || kind === 'moved' ? WEEK_MS : DAY_MS);
}
