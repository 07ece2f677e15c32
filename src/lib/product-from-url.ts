// Which product and which category a path belongs to, as the family's own sites tell them (behaviour §1.3).

export interface ProductIds {
  readonly productId: string | null;
  readonly categoryId: string | null;
}

const CORE_FOLDERS = new Set(['material-ui', 'joy-ui', 'base-ui', 'system']);
const DOCS_FOLDERS = new Set(['docs', 'versions', 'production-error']);

/** `path` is `canonicalAsServer`: without language prefix and hash. A folder counts only with the slash after it: `/x` is no product. */
export function productFromUrl(path: string): ProductIds {
  if (path.startsWith('/experiments/docs/')) return { productId: 'docs-infra', categoryId: null };
  const [folder, rest] = firstFolder(path);
  if (CORE_FOLDERS.has(folder)) return { productId: folder, categoryId: 'core' };
  if (folder === 'x') return { productId: gridOrPicker(rest), categoryId: 'x' };
  if (folder === 'toolpad') {
    return { productId: /^studio(?![^/?])/.test(rest) ? 'toolpad-studio' : 'toolpad-core', categoryId: 'toolpad' };
  }
  if (DOCS_FOLDERS.has(folder)) return { productId: 'docs', categoryId: null };
  return { productId: null, categoryId: null };
}

/** `/x/react-data-grid/editing/` is `x-data-grid`; all else below `/x/` has no product of its own. */
function gridOrPicker(rest: string): string | null {
  const name = /^react-([^/?]+)/.exec(rest)?.[1];
  return name === undefined ? null : `x-${name}`;
}

function firstFolder(path: string): [folder: string, rest: string] {
  const match = /^\/+([^/]+)\/(.*)$/s.exec(path);
  return match ? [match[1] ?? '', match[2] ?? ''] : ['', ''];
}

const DISPLAY_NAMES: ReadonlyMap<string | null, string> = new Map([
  ['material-ui', 'Material UI'],
  ['joy-ui', 'Joy UI'],
  ['base-ui', 'MUI Base'],
  ['system', 'MUI System'],
  ['x', 'MUI X'],
  ['toolpad', 'Toolpad'],
  ['toolpad-studio', 'Toolpad Studio'],
  ['toolpad-core', 'Toolpad Core'],
  ['docs-infra', 'Docs Infra'],
]);

/** The name readers know: by product id first, then by category; null when neither has one. */
export function productDisplayName({ productId, categoryId }: ProductIds): string | null {
  return DISPLAY_NAMES.get(productId) ?? DISPLAY_NAMES.get(categoryId) ?? null;
}
