// Rows of a pairwise covering array: each pair of levels of two factors is in at least one row. A fault that needs two settings
// at once is then in a tested row, and the rows are few: about the square of the largest number of levels.

export type Factors = Readonly<Record<string, readonly string[]>>;

/** One level of each factor. */
export type Row<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

/** Levels of two factors. */
export type Pair<F extends Factors> = Partial<Row<F>>;

/** Rows that are tried for each one that is taken: more of them make fewer rows. Each begins with another factor. */
const CANDIDATES = 12;
const STEP = 3;

/** The same factors give the same rows. `excluded`: pairs that no row may have. */
export function pairwise<F extends Factors>(factors: F, excluded: readonly Pair<F>[] = []): Row<F>[] {
  const array = new CoveringArray(factors, excluded);
  const rows: Row<F>[] = [];
  while (array.uncovered > 0) {
    const candidates = Array.from({ length: CANDIDATES }, (_, index) => array.nextRow(index * STEP));
    const best = candidates.reduce((left, right) => (array.gain(right) > array.gain(left) ? right : left));
    array.cover(best);
    rows.push(array.toRow(best));
  }
  return rows;
}

/** Pairs that rows have to cover, without the excluded ones. */
export function countPairs<F extends Factors>(factors: F, excluded: readonly Pair<F>[] = []): number {
  return new CoveringArray(factors, excluded).uncovered;
}

/** A setting is a level of a factor, as its number among all levels of all factors. */
interface Setting {
  readonly name: string;
  readonly level: string;
}

class CoveringArray<F extends Factors> {
  readonly #settings: readonly Setting[];
  /** Settings of each factor. */
  readonly #factors: readonly (readonly number[])[];
  readonly #excluded: ReadonlySet<number>;
  readonly #uncovered: Set<number>;

  constructor(factors: F, excluded: readonly Pair<F>[]) {
    this.#settings = Object.entries(factors).flatMap(([name, levels]) => levels.map((level) => ({ name, level })));
    const all = [...this.#settings.keys()];
    this.#factors = Object.keys(factors).map((name) => all.filter((setting) => this.#settings[setting]?.name === name));
    this.#excluded = new Set(excluded.map((pair) => this.#excludedPair(pair)));
    const pairs = this.#factors.flatMap((first, place) =>
      this.#factors.slice(place + 1).flatMap((second) => first.flatMap((a) => second.map((b) => this.#pair(a, b)))),
    );
    this.#uncovered = new Set(pairs.filter((pair) => !this.#excluded.has(pair)));
  }

  get uncovered(): number {
    return this.#uncovered.size;
  }

  /** A row that holds the first uncovered pair and many others. `start`: the factor to begin with. */
  nextRow(start: number): readonly number[] {
    const [pair = 0] = this.#uncovered;
    const row = [Math.floor(pair / this.#settings.length), pair % this.#settings.length];
    const others = this.#factors.filter((factor) => !row.some((setting) => factor.includes(setting)));
    const filled = this.#fill(row, [...others.slice(start), ...others.slice(0, start)]);
    if (filled === null) throw new Error(`No row can have ${JSON.stringify(this.toRow(row))}: exclude the pair.`);
    return filled;
  }

  /** Uncovered pairs of a row. */
  gain(row: readonly number[]): number {
    return this.#pairsOf(row).filter((pair) => this.#uncovered.has(pair)).length;
  }

  cover(row: readonly number[]): void {
    for (const pair of this.#pairsOf(row)) this.#uncovered.delete(pair);
  }

  toRow(row: readonly number[]): Row<F> {
    const settings = [...row].sort((a, b) => a - b).flatMap((setting) => this.#settings[setting] ?? []);
    return Object.fromEntries(settings.map(({ name, level }) => [name, level])) as Row<F>; // Of its own names and levels.
  }

  /** Takes the best setting of one factor after the other, and the next best where that leaves none for a later factor. */
  #fill(row: readonly number[], factors: readonly (readonly number[])[]): readonly number[] | null {
    const [factor, ...rest] = factors;
    if (factor === undefined) return row;
    const allowed = factor
      .map((setting) => ({ setting, pairs: row.map((other) => this.#pair(other, setting)) }))
      .filter(({ pairs }) => !pairs.some((pair) => this.#excluded.has(pair)))
      .map(({ setting, pairs }) => ({ setting, gain: pairs.filter((pair) => this.#uncovered.has(pair)).length }))
      .sort((a, b) => b.gain - a.gain);
    for (const { setting } of allowed) {
      const filled = this.#fill([...row, setting], rest);
      if (filled) return filled;
    }
    return null;
  }

  #pairsOf(row: readonly number[]): number[] {
    return row.flatMap((a, place) => row.slice(place + 1).map((b) => this.#pair(a, b)));
  }

  /** One number for two settings, whichever comes first. */
  #pair(a: number, b: number): number {
    return Math.min(a, b) * this.#settings.length + Math.max(a, b);
  }

  #excludedPair(pair: Pair<F>): number {
    const settings = Object.entries(pair).map(([name, level]) =>
      this.#settings.findIndex((setting) => setting.name === name && setting.level === level),
    );
    const [a = -1, b = -1, ...others] = settings;
    if (a < 0 || b < 0 || others.length > 0) throw new Error(`${JSON.stringify(pair)} is not a pair of levels.`);
    return this.#pair(a, b);
  }
}
