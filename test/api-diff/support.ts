// Pages for tests of comparisons, out of as much JSON as a test has to say.
import type { ApiDiff } from '../../src/api-diff/change.ts';
import { compareApis } from '../../src/api-diff/compare.ts';
import type { ApiPage } from '../../src/api-diff/page.ts';
import { readPage } from '../../src/api-diff/read-page.ts';

export type Json = Readonly<Record<string, unknown>>;

export function page(data: Json, route: string | null = null): ApiPage {
  const read = readPage(data, { owner: '', route });
  if (read.kind !== 'page') throw new Error(`No page: ${JSON.stringify(read)}`);
  return read.page;
}

/** A component with these props, by the text of their types or by their JSON. */
export function component(props: Readonly<Record<string, string | Json>>, rest: Json = {}): Json {
  const rows = Object.entries(props).map(([name, prop]) => [name, typeof prop === 'string' ? typed(prop) : prop]);
  return { name: 'Button', imports: [], props: Object.fromEntries(rows), ...rest };
}

export function typed(name: string, rest: Json = {}): Json {
  return { type: { name }, ...rest };
}

export function compare(old: Json | readonly Json[], now: Json | readonly Json[], strict = false): ApiDiff {
  const pages = (given: Json | readonly Json[]) =>
    [given].flat().map((data) => page(data as Json, `/ui/api/${String((data as Json).name)}/`));
  return compareApis(
    { name: '@acme/ui', version: '1.0.0', pages: pages(old) },
    { name: '@acme/ui', version: '2.0.0', pages: pages(now) },
    { strict },
  );
}

/** `level part.name: sentence`, one for each change. */
export function told({ changes }: ApiDiff): string[] {
  return changes.map(
    ({ level, page: of, part, name, text }) => `${level} ${part === null ? of : `${part}.${name}`} ${text}`,
  );
}
