// Answers of an earlier build that hold for this one: those of demos whose code is the same, whatever became of other demos.
import { isInstalled } from '../lib/node/installed-files.ts';
import type { Found } from '../lib/node/stamped-cache.ts';
import { isSettings } from '../lib/node/tsconfigs.ts';
import { questionKey, type SettledAnswer } from './demo-answers.ts';
import type { DemoFacts, KeptDemos } from './demo-cache.ts';
import type { ShownModule } from './used-demos.ts';

export interface HeldAnswers {
  /** By `questionKey`. */
  readonly answers: ReadonlyMap<string, SettledAnswer>;
  /** Files of the project that modules are made of on the server, by id of the module: absolute. */
  readonly serverParts: ReadonlyMap<string, readonly string[]>;
  /** Files of packages that they hang on: absolute. */
  readonly packageFiles: readonly string[];
}

const NONE: HeldAnswers = { answers: new Map(), serverParts: new Map(), packageFiles: [] };

/** `parts`: files of the project that each module is made of in browsers now, by its id. */
export function heldAnswers(
  found: Found<KeptDemos> | null,
  shown: readonly ShownModule[],
  { facts, parts }: { readonly facts: DemoFacts; readonly parts: ReadonlyMap<string, readonly string[]> },
): HeldAnswers {
  if (found === null || found.value.facts.common !== facts.common) return NONE;
  const { value, inputs, changed } = found;
  // Each demo may be made of a package, and its imports found by these settings.
  if ([...changed].some((path) => isInstalled(path) || isSettings(path))) return NONE;
  const isSame = (files: readonly string[]) => !files.some((file) => changed.has(file));
  const holds = ({ module: { id } }: ShownModule): boolean => {
    const [now = [], before = []] = [parts.get(id), value.made.parts.get(id)];
    const isSameCode = facts.own.get(id) === value.facts.own.get(id) && now.join('\n') === before.join('\n');
    return isSameCode && isSame(now) && isSame(value.serverParts.get(id) ?? []);
  };
  const held = shown.filter(holds);
  return {
    answers: new Map(held.flatMap((one) => entryOf(value.answers, questionKey(one)))),
    serverParts: new Map(held.flatMap(({ module }) => entryOf(value.serverParts, module.id))),
    packageFiles: inputs.filter(isInstalled),
  };
}

export function entryOf<T>(map: ReadonlyMap<string, T>, key: string): (readonly [string, T])[] {
  const value = map.get(key);
  return value === undefined ? [] : [[key, value]];
}
