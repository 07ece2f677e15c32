// The list of API pages that a component's page ends with, from `components` and `hooks` in its front matter.
import { kebabCase } from '../lib/kebab-case.ts';
import type { Location } from '../model/outcome.ts';
import type { ApiSection, ApiSectionEntry } from '../model/page.ts';
import type { Product, Site } from '../model/site.ts';
import { type TakenIds, unique } from './slug.ts';

export interface ApiNames {
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  readonly productId: string | undefined;
}

export interface ApiSectionPlace {
  readonly site: Site;
  /** Product of the page: its API is meant where the front matter names no other. */
  readonly product: Pick<Product, 'prefix' | 'api'>;
  readonly taken: TakenIds;
  /** Where a name stands in the file. */
  readonly placeOf: (name: string, field: 'components' | 'hooks') => Location;
}

/** Hooks alone make no section, nor do pages of the headless library, whose API stands in tabs (behaviour §3.6). */
export function apiSection(names: ApiNames, { site, product, taken, placeOf }: ApiSectionPlace): ApiSection | null {
  if (names.components.length === 0 || names.productId === 'base-ui' || product.api?.layout === 'tabs') return null;
  const entry =
    (kind: ApiSectionEntry['kind']) =>
    (name: string): ApiSectionEntry => {
      const href = names.productId ? apiRoute(name, names.productId, site) : `${product.prefix}api/${kebabCase(name)}/`;
      const [path = '', anchor = ''] = href.split('#');
      return { kind, name, link: { href, path, anchor, query: '', contentFile: null, at: placeOf(name, `${kind}s`) } };
    };
  return {
    id: unique('api', taken),
    entries: [...names.components.map(entry('component')), ...names.hooks.map(entry('hook'))],
  };
}

/** Core components that the main library re-exports from the headless one. */
const FROM_HEADLESS = new Set(['ClickAwayListener', 'NoSsr', 'Portal', 'TextareaAutosize']);

function apiRoute(name: string, productId: string, site: Site): string {
  const kebab = kebabCase(name);
  const own = site.products.find((product) => product.id === productId);
  // Another family's `Portal` is its own.
  if (FROM_HEADLESS.has(name) && (productId === 'material-ui' || own?.category === 'core'))
    return `/base-ui/react-${kebab}/components-api/#${kebab}`;
  if (own) return `${own.prefix}api/${kebab}/`;
  if (productId.startsWith('x-')) return `/x/api/${productId.slice('x-'.length)}/${kebab}/`;
  if (productId === 'toolpad-core') return `/toolpad/core/api/${kebab}/`;
  return `/${productId}/api/${kebab}/`;
}
