// Sequences of edits by chance, as fast-check draws and shrinks them, and what they make of the files of a site.
import fc from 'fast-check';
import type { Files } from './edited-site.ts';
import { DAMAGES } from './site-damage.ts';
import { EDIT_GROUPS, EDITS, MISTAKES, type Numbers } from './site-edits.ts';

export interface Act extends Numbers {
  /** Name of an edit, a mistake or a damage, `back` or `nothing`. */
  readonly kind: string;
}

/** What happens before one build. */
export interface Step {
  readonly acts: readonly Act[];
  /** How files are written: into what is there, in the place of it, or into it and with the time that it had. */
  readonly way: 'written' | 'replaced' | 'with the time of before';
}

export interface Sequence {
  readonly hasTemplates: boolean;
  readonly workers: 'auto' | '2' | '4';
  readonly steps: readonly Step[];
}

/** What the author did one step before is taken back. */
export const BACK = 'back';
/** Of all that is drawn. */
export const KINDS = [BACK, 'nothing', ...[EDITS, MISTAKES, DAMAGES].flatMap((table) => Object.keys(table))];
const WEIGHTS = { edit: 13, mistake: 3, damage: 4, back: 2, nothing: 1 };

export function sequences({ most }: { readonly most: number }): fc.Arbitrary<Sequence> {
  const oneOf = (names: readonly string[]) =>
    fc.record({ kind: fc.constantFrom(...names), at: fc.nat(19), n: fc.nat(9) });
  const act: fc.Arbitrary<Act> = fc.oneof(
    { withCrossShrink: true }, // To nothing at all, which stands first.
    { weight: WEIGHTS.nothing, arbitrary: fc.constant({ kind: 'nothing', at: 0, n: 0 }) },
    { weight: WEIGHTS.back, arbitrary: fc.constant({ kind: BACK, at: 0, n: 0 }) },
    {
      weight: WEIGHTS.edit,
      arbitrary: fc.oneof(...Object.values(EDIT_GROUPS).map((group) => oneOf(Object.keys(group)))),
    },
    { weight: WEIGHTS.mistake, arbitrary: oneOf(Object.keys(MISTAKES)) },
    { weight: WEIGHTS.damage, arbitrary: oneOf(Object.keys(DAMAGES)) },
  );
  const step: fc.Arbitrary<Step> = fc.record({
    acts: fc.array(act, { minLength: 1, maxLength: 2, size: 'max' }),
    way: fc.constantFrom('written', 'written', 'replaced', 'with the time of before'),
  });
  return fc.record({
    hasTemplates: fc.boolean(),
    workers: fc.constantFrom('auto', 'auto', 'auto', '2', '4'),
    steps: fc.array(step, { minLength: 2, maxLength: most, size: 'max' }),
  });
}

/** The files after a step. */
export interface Edited {
  /** Without mistakes: what the next step goes on from. */
  readonly good: Files;
  readonly shown: Files;
  readonly said: readonly string[];
}

/** `earlier`: the good files before the step, and before each one before it. */
export function applyStep({ acts }: Step, earlier: readonly Files[]): Edited {
  const isBack = acts.some(({ kind }) => kind === BACK);
  const good = new Map(earlier.at(isBack ? -2 : -1) ?? earlier[0]);
  const said: string[] = isBack ? ['what the step before did is taken back'] : [];
  const apply = (table: typeof EDITS, files: Map<string, string>) => {
    for (const { kind, ...numbers } of acts) {
      const did = table[kind]?.(files, numbers);
      if (did !== undefined) said.push(`${kind} (${did})`);
    }
  };
  apply(EDITS, good);
  const shown = new Map(good);
  apply(MISTAKES, shown);
  return { good, shown, said };
}
