// Which files of a project's template folder replace what. Paths are relative to that folder, posix.
import { nearest } from '../lib/nearest.ts';
import type { Templates } from '../render/template-props.ts';

export type TemplateName = Exclude<keyof Templates, 'elements'>;

/** What a file is for; null: nothing reads it. */
export type FileRole =
  | { readonly kind: 'template'; readonly name: TemplateName }
  | { readonly kind: 'element'; readonly tag: string }
  | { readonly kind: 'style' }
  /** A module that templates share: its name, or that of a folder above it, starts with `_`. */
  | { readonly kind: 'helper' };

const FOLDERS: Readonly<Record<string, readonly TemplateName[]>> = {
  pages: [
    'Document',
    'DocPage',
    'ApiPage',
    'LandingPage',
    'ContentsPage',
    'OverviewPage',
    'NotFoundPage',
    'OfflinePage',
  ],
  'parts/shell': [
    'Header',
    'HeaderLogo',
    'Announcement',
    'VersionNote',
    'Sidebar',
    'Breadcrumbs',
    'PageActions',
    'ContentsList',
    'PageFooter',
    'SiteFooter',
  ],
  'parts/content': ['CodeBlock', 'CodeTabs', 'DemoFrame', 'ComponentBox'],
};

const TEMPLATES: ReadonlyMap<string, TemplateName> = new Map(
  Object.entries(FOLDERS).flatMap(([folder, names]) => names.map((name) => [`${folder}/${name}`, name] as const)),
);

/** What `docs-gen/templates` exports; `test/overrides` compares. */
export const TEMPLATE_NAMES: readonly TemplateName[] = Object.values(FOLDERS).flat();

export const SCRIPT = /\.(?:tsx|ts|jsx|js)$/;
/** Style sheets, and the pictures and fonts that they name. */
const STYLE = /\.(?:css|svg|png|jpe?g|gif|webp|avif|woff2?|ttf|otf)$/i;

/** `tags`: elements that a page's text can hold. */
export function roleOf(path: string, tags: ReadonlySet<string>): FileRole | null {
  if (path.split('/').some((part) => part.startsWith('_'))) return { kind: 'helper' };
  if (path.startsWith('styles/')) return STYLE.test(path) ? { kind: 'style' } : null;
  if (!SCRIPT.test(path)) return null;
  const stem = path.replace(SCRIPT, '');
  const name = TEMPLATES.get(stem);
  if (name !== undefined) return { kind: 'template', name };
  const tag = /^elements\/([^/]+)$/.exec(stem)?.[1];
  return tag !== undefined && tags.has(tag) ? { kind: 'element', tag } : null;
}

/** The known file whose name is nearest: `pages/DocPage.tsx` for `pages/DocPgae.tsx` and for `DocPage.tsx`. */
export function nearestFile(path: string, tags: ReadonlySet<string>): string | null {
  if (path.startsWith('styles/')) return null; // A style is read whatever its name: it is its ending that is wrong.
  const stem = path.replace(/\.[^./]*$/, '');
  const stems = [...TEMPLATES.keys(), ...[...tags].map((tag) => `elements/${tag}`)];
  const base = stem.slice(stem.lastIndexOf('/') + 1).toLowerCase();
  const moved = stems.find((known) => known.slice(known.lastIndexOf('/') + 1).toLowerCase() === base);
  // A text or a picture is no misspelt template, unless it has the very name of one.
  const found = moved ?? (SCRIPT.test(path) ? nearest(stem, stems) : null);
  return found && `${found}${SCRIPT.exec(path)?.[0] ?? '.tsx'}`;
}
