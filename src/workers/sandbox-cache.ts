// Keeps the projects of demos between builds: checking them means to bundle all of them.
import * as z from 'zod';
import { version } from '../../package.json';
import type { SandboxForms } from '../demos/sandbox/build.ts';
import { type CacheFile, mapCodec } from '../lib/node/stamped-cache.ts';
import { SANDBOX_NAMES } from '../model/demo.ts';
import type { Diagnostic } from '../model/outcome.ts';
import { type DemoFacts, factsCodec } from './demo-cache.ts';

export interface KeptSandboxes {
  readonly forms: ReadonlyMap<string, SandboxForms>;
  readonly diagnostics: readonly Diagnostic[];
  readonly facts: DemoFacts;
}

const textsSchema = z.record(z.string(), z.string());
const formSchema = z.strictObject({ action: z.string(), fields: textsSchema, packed: textsSchema.optional() });

/** In the cache folder. */
export const SANDBOX_CACHE: CacheFile<KeptSandboxes> = {
  name: 'sandboxes.json',
  version: `5 ${version}`,
  codec: z.strictObject({
    forms: mapCodec(z.partialRecord(z.enum(SANDBOX_NAMES), z.partialRecord(z.enum(['TS', 'JS']), formSchema))),
    diagnostics: z.array(z.custom<Diagnostic>((value) => typeof value === 'object' && value !== null)),
    facts: factsCodec,
  }),
};
