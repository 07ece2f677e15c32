// An engine over index files in memory.
import { createEngine, type SearchEngine } from '../../../src/lib/search/engine.ts';
import type { Artifact } from '../../../src/model/artifact.ts';
import type { SearchAnswer, SearchQuery } from '../../../src/model/search.ts';

export interface BuiltEngine {
  readonly engine: SearchEngine;
  /** Paths in the order in which they were asked for. */
  readonly loaded: string[];
  /** How often it let others through. */
  pauses(): number;
  /** The last answer. */
  ask(text: string, query?: Partial<SearchQuery>): Promise<SearchAnswer>;
}

export function builtEngine(artifacts: readonly Artifact[], base = '/'): BuiltEngine {
  const files = new Map(artifacts.map((artifact) => [artifact.path, artifact]));
  const loaded: string[] = [];
  let pauses = 0;
  const engine = createEngine({
    base,
    pause: async () => {
      pauses += 1;
    },
    load: async (path) => {
      loaded.push(path);
      const body = files.get(path)?.body;
      if (typeof body !== 'string') throw new Error(`There is no ${path}.`);
      return JSON.parse(body);
    },
  });
  return {
    engine,
    loaded,
    pauses: () => pauses,
    async ask(text, query = {}) {
      const answers: SearchAnswer[] = [];
      await engine.ask(
        { text, language: 'en', product: null, isOnly: false, kinds: null, limit: 20, ...query },
        (answer) => answers.push(answer),
      );
      const last = answers.at(-1);
      if (!last) throw new Error('There was no answer.');
      return last;
    },
  };
}
