// Calls the style collector of an author, whose mistakes must not look like those of a demo.
import { isValidElement } from 'react';
import type { StyleCollection, StyleCollector } from '../../model/style-collector.ts';

/** The collector threw. */
export class CollectorError extends Error {
  readonly thrown: unknown;

  constructor(thrown: unknown) {
    super('The style collector threw an error.');
    this.thrown = thrown;
  }
}

/** The collector is not what `StyleCollector` describes. */
export class CollectorShapeError extends Error {}

/** `exported`: the default export of its module. */
export function authorCollector(exported: unknown): StyleCollector {
  if (exported === undefined) throw new CollectorShapeError('does not have a default export');
  const { isOrdered = false, start } = methodsOf(exported, 'exports', ['start']);
  if (typeof isOrdered !== 'boolean') throw new CollectorShapeError('has an `isOrdered` that is not a boolean');
  return { isOrdered, start: () => collection(attempt(() => start.call(exported))) };
}

/** What `load` throws is a mistake of the author of the collector. */
export async function loadCollector(load: () => Promise<unknown>): Promise<StyleCollector> {
  let exported: unknown;
  try {
    exported = await load();
  } catch (error) {
    throw new CollectorError(error);
  }
  return authorCollector(exported);
}

function collection(started: unknown): StyleCollection {
  const { wrap, styles } = methodsOf(started, 'returns from `start`', ['wrap', 'styles']);
  return {
    wrap(element) {
      const wrapped = attempt(() => wrap.call(started, element));
      if (isValidElement(wrapped)) return wrapped;
      throw new CollectorShapeError(`returns ${inWords(wrapped)} from \`wrap\`, not a React element`);
    },
    styles() {
      const html = attempt(() => styles.call(started));
      if (typeof html !== 'string')
        throw new CollectorShapeError(`returns ${inWords(html)} from \`styles\`, not a string`);
      if (html.replace(STYLE_ELEMENT, '').trim() === '') return html;
      throw new CollectorShapeError(
        'returns text from `styles` that does not consist of `<style>` elements with attributes in double quotes',
      );
    },
  };
}

/** As `render/collected-styles.ts` reads them. */
const STYLE_ELEMENT = /<style(?:\s+[^\s=>"']+(?:="[^"]*")?)*\s*>[\s\S]*?<\/style>/g;

type Method = (...values: unknown[]) => unknown;

function methodsOf<K extends string>(value: unknown, where: string, names: readonly K[]): Fields<K> {
  if (typeof value !== 'object' || value === null)
    throw new CollectorShapeError(`${where} ${inWords(value)}, not an object`);
  const missing = names.find((name) => typeof Reflect.get(value, name) !== 'function');
  if (missing !== undefined) throw new CollectorShapeError(`${where} an object without a function \`${missing}\``);
  return value as Fields<K>; // Each of them was found.
}

type Fields<K extends string> = Readonly<Record<K, Method>> & { readonly isOrdered?: unknown };

function attempt<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new CollectorError(error);
  }
}

function inWords(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (value instanceof Promise) return 'a promise';
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}
