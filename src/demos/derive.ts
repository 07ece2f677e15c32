// The JavaScript of demos' TypeScript, laid out by the options of its project's formatter; a helper that many import once.
import type { Formats } from './format.ts';
import type { ReadOptions } from './read.ts';
import { toJavaScript } from './to-javascript.ts';

export function createDerive(formats: Formats): ReadOptions['derive'] {
  const known = new Map<string, ReturnType<ReadOptions['derive']>>();
  const make: ReadOptions['derive'] = async (file, source) =>
    toJavaScript({ file, source, format: await formats.of(file) });
  return (file, source) => {
    const derived = known.get(file) ?? make(file, source);
    known.set(file, derived);
    return derived;
  };
}
