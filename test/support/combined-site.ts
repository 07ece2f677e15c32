// A site that has what a row of a covering array says: its pages, its config and the files that these name.
import { configOf } from './combined-site/config.ts';
import type { SiteRow } from './combined-site/factors.ts';
import { pagesOf, translationOf } from './combined-site/pages.ts';
import { pngOf } from './pictures.ts';
import type { SiteFiles } from './site-chain.ts';

export interface CombinedSite {
  readonly files: SiteFiles;
  /** Arguments of `docs-gen build`. */
  readonly args: readonly string[];
}

export function combinedSite(row: SiteRow): CombinedSite {
  return {
    files: { 'site.config.ts': configOf(row), ...pagesOf(row), ...BESIDE, ...templatesOf(row), ...wordsOf(row) },
    args: ['--no-cache', '--workers', row.workers],
  };
}

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24"/></svg>\n';

/** Files that a config may name. */
const BESIDE: SiteFiles = {
  'brand/logo.svg': LOGO,
  'styles/brand.css': ".acme-box { background: url('/dot.png'); border: 1px solid; }\n",
  'lib/analytics.ts': 'export default function send(name: string): void {\n  console.debug(name);\n}\n',
  'lib/wrapper.tsx':
    'export default function Wrapper({ mode, children }: { mode: string; children: React.ReactNode }) {\n  return <div data-mode={mode}>{children}</div>;\n}\n',
  'news.json': '[{ "id": 1, "text": "Version <b>2</b> is out.", "href": "/ui/link/" }]\n',
  'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }\n', // Versions for projects of demos.
  'public/dot.png': pngOf(130, 100),
  'public/notes.txt': 'Notes.\n',
  'public/count.js': '// Counts.\n',
  'versions/v3.json':
    '{ "/ui/": [], "/ui/button/": ["end"], "/ui/former/": "/ui/link/", "/ui/link/": ["first-part"] }\n',
};

function templatesOf({ templates }: SiteRow): SiteFiles {
  if (templates === 'built-in') return {};
  if (templates === 'element')
    return {
      'templates/elements/table.tsx': `export default function Table(props: object) {
  return <div className="acme-scroll"><table {...props} /></div>;
}
`,
    };
  return {
    'templates/pages/DocPage.tsx': `import type { DocPageProps } from 'docs-gen';
import { DocPage } from 'docs-gen/templates';

export default function Page(props: DocPageProps) {
  return <><p className="acme-note">A note.</p><DocPage {...props} /></>;
}
`,
    'templates/parts/shell/SiteFooter.tsx': 'export default () => <footer className="acme-footer">By Acme</footer>;\n',
  };
}

function wordsOf({ words, languages }: SiteRow): SiteFiles {
  if (words === 'built-in') return {};
  const language = translationOf(languages);
  return {
    'translations/en.json': '{ "next": "Onwards" }\n',
    ...(language !== null && language !== 'en' && { [`translations/${language}.json`]: '{ "next": "…" }\n' }),
    ...(languages === 'arabic-first' && { 'translations/ar.json': '{ "next": "…" }\n' }),
  };
}
