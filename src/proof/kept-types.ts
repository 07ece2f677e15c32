// What TypeScript said about the modules of a product, kept until one of them or something that they import changes.
import { join } from 'node:path';
import * as z from 'zod';
import { sha256 } from '../lib/node/hash.ts';
import { sealedJson, unsealedJson } from '../lib/node/sealed.ts';
import { type CacheFile, type CachePlace, stampedCache } from '../lib/node/stamped-cache.ts';
import type { CheckAnswer, CheckRequest, TypeHost } from '../model/package-types.ts';

export type KeptAnswer = Pick<CheckAnswer, 'problems' | 'packages'>;

export interface KeptTypesOptions {
  readonly types: Pick<TypeHost, 'check'>;
  /** null keeps nothing. */
  readonly place: CachePlace | null;
  /** Whether the next process shall know what TypeScript found out: megabytes, which a session need not write again and again. */
  readonly keepsState: boolean;
}

/** TypeScript is not even started for an answer that is kept. */
export async function askTypes(
  request: Omit<CheckRequest, 'state' | 'wantsState'>,
  { types, place, keepsState }: KeptTypesOptions,
): Promise<KeptAnswer & { readonly isKept: boolean }> {
  const { name, root, tsconfig, aliases, files, modules } = request;
  const cache = stampedCache({ ...ANSWER, name: `${name}.json` }, place);
  const key = sha256(JSON.stringify([root, tsconfig, aliases, files, modules]));
  const kept = await cache.load(key);
  if (kept) return { ...kept.value, isKept: true };
  const states = stateFile(name, place);
  const answer = await types.check({
    ...request,
    state: await states.load(),
    wantsState: keepsState && place !== null,
  });
  if (answer.state !== null) await states.save(answer.state);
  const { problems, packages, inputs } = answer;
  if (problems.every(({ number }) => !UNRESOLVED.has(number)))
    await cache.save(key, { value: { problems, packages }, inputs });
  return { problems, packages, isKept: false };
}

/** A module that is missing may be installed later, and no stamp of a file would tell. */
const UNRESOLVED = new Set([2306, 2307, 2792, 2882, 7016]);

const problemSchema = z.strictObject({
  path: z.string(),
  number: z.number(),
  message: z.string(),
  offset: z.number(),
  length: z.number(),
  deprecated: z.string().optional(),
});

const ANSWER: Omit<CacheFile<KeptAnswer>, 'name'> = {
  version: '2',
  codec: z.strictObject({
    problems: z.array(problemSchema).readonly(),
    packages: z
      .array(
        z.strictObject({
          package: z.string(),
          count: z.number(),
          first: z.strictObject({
            path: z.string(),
            number: z.number(),
            message: z.string(),
            line: z.number(),
            column: z.number(),
          }),
        }),
      )
      .readonly(),
  }),
};

/** What TypeScript knows of the modules of a product, so that only what changed is checked again. */
function stateFile(name: string, place: CachePlace | null) {
  const file = place && join(place.folder, `${name}-state.json`);
  return {
    async load(): Promise<string | null> {
      if (!file || !(await place.fs.exists(file))) return null;
      return unsealedJson(await place.fs.readText(file));
    },
    async save(state: string): Promise<void> {
      if (file) await place.writer.write(file, sealedJson(state));
    },
  };
}
