// Lists of API pages: one for a product that is documented from its types, and one for each folder of its packages.
import { listText } from '../lib/list-text.ts';
import { toRoute } from '../lib/url.ts';
import type { ApiIndex, ApiIndexEntry, ReferenceApi } from '../model/api.ts';
import type { Product, Site } from '../model/site.ts';
import type { ReadEntry } from './read.ts';

export function indexPages(read: readonly ReadEntry[], { products, configFile }: Site): ApiIndex[] {
  return products.flatMap((product) => {
    const { api } = product;
    if (!api || !(api.index ?? api.packages.length > 0)) return [];
    const own = read.filter(({ doc }) => doc.productKey === product.id);
    const folders = [...new Set(['', ...api.packages.map(({ folder }) => folder)])];
    return folders.flatMap((folder) => {
      const route = toRoute(`${product.prefix}api/${folder}`);
      const below = own.filter(({ entry }) => entry.route.startsWith(route) && entry.route !== route);
      return below.length === 0 ? [] : [toIndex(below, { route, folder, product, file: configFile })];
    });
  });
}

interface IndexPlace {
  readonly route: string;
  readonly folder: string;
  readonly product: Product;
  /** What asks for it. */
  readonly file: string;
}

function toIndex(read: readonly ReadEntry[], { route, folder, product, file }: IndexPlace): ApiIndex {
  const { compare } = new Intl.Collator('en');
  const entries = read
    .map(({ doc }) => toEntry(doc))
    .sort(
      (a, b) =>
        INDEX_KINDS.indexOf(a.kind) - INDEX_KINDS.indexOf(b.kind) ||
        compare(a.name, b.name) ||
        (a.route < b.route ? -1 : 1),
    );
  const kinds = INDEX_KINDS.filter((kind) => entries.some((entry) => entry.kind === kind));
  const name = folder === '' ? product.name : titleOf(folder);
  return {
    kind: 'index',
    ...{ route, file, productKey: product.id, entries },
    name: `${name} API`,
    title: `${name} API`,
    summary: `All ${listText(kinds.map((kind) => PLURALS[kind]))} of ${name}, each with its types and its defaults.`,
    ...{ markdown: '', markdownAt: null, description: null },
    toc: kinds.map((kind) => ({ id: INDEX_ANCHORS[kind], text: HEADINGS[kind], depth: 2 })),
    anchors: kinds.map((kind) => INDEX_ANCHORS[kind]),
    links: [],
  };
}

function toEntry(doc: ReferenceApi): ApiIndexEntry {
  const { kind, name, route, section, brief, plan, since, deprecated } = doc;
  return {
    ...{ kind, name, route, brief, plan },
    anchor: section ?? '',
    ...{ since, deprecated },
  };
}

/** `date-pickers` is “Date pickers”. */
function titleOf(folder: string): string {
  const words = (folder.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const INDEX_KINDS: readonly ApiIndexEntry['kind'][] = ['component', 'hook', 'function', 'interface'];
const INDEX_ANCHORS = { component: 'components', hook: 'hooks', function: 'functions', interface: 'types' } as const;
const HEADINGS = { component: 'Components', hook: 'Hooks', function: 'Functions', interface: 'Types' } as const;
const PLURALS = { component: 'components', hook: 'hooks', function: 'functions', interface: 'types' } as const;
