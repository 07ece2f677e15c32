// Ids that several demos of a page contain, or several stylings of a demo. Each is correct by itself, so these are notes and not warnings.
import { report } from '../diagnostics/report.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Route } from '../model/route.ts';
import { scanHtml } from './scan.ts';

/** An id that is unique within each styling of these demos, and that nothing else on the page has. */
export interface DemoId {
  readonly id: string;
  /** Indexes of the demos on the page, in the order of the page. One: several of its stylings have the id. */
  readonly demos: readonly number[];
}

/** `ids`: those that occur more than once. `html`: the page's own parts, without those that it shares with others. */
export function idsOfDemos(ids: readonly string[], html: readonly string[]): DemoId[] {
  if (ids.length === 0) return [];
  const { text, islands } = cutDemos(html.join(''));
  const outside = scanHtml(text).ids;
  return ids.flatMap((id) => {
    const holders = islands.filter((island) => island.scan.ids.has(id));
    const demos = [...new Set(holders.map(({ demo }) => demo))];
    const isUnique = holders.every(({ scan }) => !scan.twice.includes(id));
    return holders.length > 1 && isUnique && !outside.has(id) ? [{ id, demos }] : [];
  });
}

interface CutPage {
  readonly text: string;
  readonly islands: readonly { readonly demo: number; readonly scan: ReturnType<typeof scanHtml> }[];
}

const START = '<dg-island name="Demo"';
const END = '</dg-island>';

/** `render/demo-stage.ts` writes these elements. The prefix is that of the demo's generated ids: `d`, its index, `v`, that of its variant. */
function cutDemos(html: string): CutPage {
  const islands: { demo: number; scan: ReturnType<typeof scanHtml> }[] = [];
  let text = '';
  let from = 0;
  for (let start = html.indexOf(START); start !== -1; start = html.indexOf(START, from)) {
    const found = html.indexOf(END, start);
    const end = found === -1 ? html.length : found;
    const island = html.slice(start, end);
    const demo = / prefix="d(\d+)v\d+"/.exec(island.slice(0, island.indexOf('>')))?.[1];
    text += html.slice(from, demo === undefined ? end : start);
    if (demo !== undefined) islands.push({ demo: Number(demo), scan: scanHtml(island) });
    from = end;
  }
  return { text: text + html.slice(from), islands };
}

/** More ids than these are counted. */
const NAMED_IDS = 3;

/**
 * One note for each pair, at the later demo. The first demo with an id is the first of each pair: browsers find its element, whichever of
 * the other demos refers to the id. So many demos with one id do not become a note for each two of them. Stylings of one demo are a note
 * at that demo.
 */
export function sharedDemoIds(ids: readonly DemoId[], route: Route): Diagnostic[] {
  if (route.kind !== 'doc') return [];
  const pairs = new Map<string, { readonly first: number; readonly second: number; readonly ids: string[] }>();
  for (const { id, demos } of ids) {
    const [first = 0, ...later] = demos;
    for (const second of later.length > 0 ? later : [first]) {
      const key = `${first} ${second}`;
      const pair = pairs.get(key) ?? { first, second, ids: [] };
      pair.ids.push(id);
      pairs.set(key, pair);
    }
  }
  return [...pairs.values()].flatMap((pair) => {
    const [first, second] = [route.page.demos[pair.first], route.page.demos[pair.second]];
    if (!first || !second) return []; // A template of the project contains an island that is not a demo of this page.
    const isOneDemo = pair.first === pair.second;
    return [
      report(
        'verify/shared-demo-ids',
        {
          where: route.path,
          first: first.demo,
          second: isOneDemo ? null : second.demo,
          ids: pair.ids.slice(0, NAMED_IDS),
          more: Math.max(0, pair.ids.length - NAMED_IDS),
        },
        second.at,
        isOneDemo ? {} : { related: [{ message: 'the first demo is at', at: first.at }] },
      ),
    ];
  });
}
