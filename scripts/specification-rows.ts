// Every requirement of the product's specification, with the page where a reader or an author can see it work.
// `scripts/write-specification-page.mjs` makes the page of the manual from this table, and `test/e2e/specification.test.ts`
// walks it in a browser: each row has a check there.

export interface SpecificationRow {
  /** Name of the row in the test, and of its anchor on the page. */
  readonly id: string;
  readonly requirement: string;
  /** Page of this site where it can be seen, with a hash if it is a part of the page. */
  readonly page: string;
  /** What a reader or an author sees there. */
  readonly seen: string;
}

type Row = readonly [id: string, requirement: string, page: string, seen: string];

const MANUAL = '/experiments/docs/';
const LAB = `${MANUAL}ad-lab/`;
const THEME = `${MANUAL}theme/`;
const BUTTON = '/material-ui/react-button/';

const SECTIONS = {
  Products: [
    [
      'product-material-ui',
      '`/material-ui/` is the main component library',
      '/material-ui/',
      'its name, its sidebar and version 7.0.2',
    ],
    ['product-joy-ui', '`/joy-ui/` is the second design language', '/joy-ui/', 'its name and version 5.0.0-beta.49'],
    ['product-system', '`/system/` is the system library', '/system/', 'its name and version 7.0.2'],
    ['product-base-ui', '`/base-ui/` is the headless library', '/base-ui/', 'its name and version 7.0.0-beta.4'],
    ['product-core', 'A core library', '/core/', 'a product that introduces its four libraries'],
    ['product-x', '`/x/` has the data grid and the pickers', '/x/', 'its name, and links to both'],
    [
      'product-toolpad',
      '`/toolpad/` is the tooling product',
      '/toolpad/core/',
      'Toolpad Core; `/toolpad/` redirects to it',
    ],
    [
      'product-studio',
      'A second segment `studio` selects Studio',
      '/toolpad/studio/',
      'Toolpad Studio, with a sidebar of its own',
    ],
    ['product-docs-infra', '`/experiments/docs/` is the docs infrastructure', MANUAL, 'this manual'],
    ['other-routes', '`/docs`, `/versions` and `/production-error`', '/docs/', 'three pages of the site itself'],
    ['ids', 'A category id and a product id come from the URL', BUTTON, 'two meta tags: `material-ui` and `core`'],
    ['identifier', 'A product has a name, metadata, logo and versions', BUTTON, 'all four in the header'],
    ['logo-svg', 'Readers copy the logo and the wordmark as SVG', BUTTON, 'two entries in the menu of the logo'],
    [
      'versions-list',
      'Each version has a text, an address, or is the current one',
      BUTTON,
      'v7.0.2 with a check mark, v6, v5 and v4 as links',
    ],
    ['root-page', 'The root page is part of the application', '/', 'the front page with cards of all products'],
  ],
  'Page trees': [
    [
      'tree-groups',
      'The main library has ten groups of pages',
      '/material-ui/getting-started/',
      'from Getting started to Design resources',
    ],
    [
      'tree-nodes',
      'A node has a path, a title, a subheader or children',
      BUTTON,
      'captions such as Inputs, groups and rows',
    ],
    ['tag-pro', 'Tag: plan pro', '/x/react-data-grid/tree-data/', 'a mark with the title Pro plan'],
    ['tag-premium', 'Tag: plan premium', '/x/react-data-grid/aggregation/', 'a mark with the title Premium plan'],
    ['tag-new', 'Tag: newFeature', '/material-ui/migration/upgrade-to-v7/', 'the chip New'],
    ['tag-planned', 'Tag: planned', `${MANUAL}specification/`, 'the chip Planned, in the group Resources'],
    ['tag-unstable', 'Tag: unstable', '/base-ui/react-number-input/', 'the chip Preview'],
    ['tag-beta', 'Tag: beta', '/joy-ui/react-button/', 'the chip Beta at the group of components'],
    ['tag-legacy', 'Tag: legacy', '/material-ui/react-grid-legacy/', 'the chip Legacy'],
    ['tag-deprecated', 'Tag: deprecated', '/material-ui/react-grid-legacy/', 'the chip Deprecated'],
    ['tree-icon', 'Some rows have an icon', '/docs/', 'icons in the sidebar'],
    [
      'hook-pages',
      'The headless library lists API pages of components and hooks',
      '/base-ui/react-button/',
      'tabs Components API and Hooks API',
    ],
    [
      'duplicate-path',
      'A path that is in the tree twice is an error',
      `${MANUAL}diagnostics/#tree-duplicate-path`,
      'both places, with their lines',
    ],
    [
      'template-pages',
      'Nine pages to start from',
      '/material-ui/getting-started/templates/',
      'from the marketing page to the sticky footer',
    ],
  ],
  'Links and languages': [
    ['link-versions', 'A default link to a page of all versions', BUTTON, 'the last entry of the version menu'],
    ['link-templates', 'A default link to a store of templates', BUTTON, 'Templates in the header'],
    ['link-blog', 'A default link to a blog', BUTTON, 'Blog in the header'],
    ['language-prefix', 'A prefix of two letters is a language', '/zh/material-ui/', 'the page in Chinese'],
    ['language-default', 'English is the default', '/material-ui/', 'the page in English, without a prefix'],
    ['canonical', 'The canonical path has neither hash nor query', `${BUTTON}#variants`, 'one canonical address'],
    ['api-paths', 'API pages are below `api`', '/material-ui/api/button/', 'the reference of a component'],
    ['language-neutral', '`/blog` has no languages', '/zh/material-ui/', 'a link to the blog without a language'],
    ['page-props', 'Pages receive userLanguage and translations', '/zh/docs/', 'the words of the shell in Chinese'],
    [
      'missing-table',
      'A missing translation falls back to English, with a warning',
      `${MANUAL}translations/#words-of-the-shell`,
      'a diagnostic that lists the keys',
    ],
    [
      'missing-module',
      'A missing translations module is an error',
      `${MANUAL}diagnostics/#config-translations-module-not-found`,
      'an error with the code `MODULE_NOT_FOUND`',
    ],
  ],
  Colors: [
    ['mode-default', 'The color mode is `system` by default', '/docs/', 'the scheme of the operating system'],
    ['mode-follows', 'System follows the operating system', '/docs/', 'a change at once, without a reload'],
    ['mode-change', 'Readers choose light, dark or system', '/docs/', 'three choices in the settings'],
    ['mode-stored', 'The mode is stored as `mui-mode`', '/docs/', 'the same mode after a reload'],
    ['mode-tabs', 'The mode is the same in all tabs', '/docs/', 'a change in the other tab'],
    ['scheme-unknown', 'An unknown color scheme is rejected with an error', '/docs/', 'an error in the console'],
    ['storage-fails', 'Storage that fails does no harm', '/docs/', 'a page that works without storage'],
    [
      'palette',
      'A palette has six colors, a threshold and an offset',
      `${THEME}#palettes`,
      'swatches with their contrast',
    ],
    [
      'palette-main',
      'A palette color needs a `main`',
      `${MANUAL}themes/#palettes`,
      'an error with the line of the color',
    ],
    ['color-format', 'Seven formats of colors are known', `${MANUAL}themes/#palettes`, 'an error for any other'],
    ['color-space', 'Five color spaces are known', `${MANUAL}themes/#palettes`, 'an error for any other'],
    ['site-theme', 'The site has brand colors and fonts', '/material-ui/', 'the color of the product, and Inter'],
  ],
  Settings: [
    ['dense', 'Readers set the density', '/docs/', 'rows that are closer together'],
    ['dense-reset', 'Readers reset the density', '/docs/', 'Comfortable, or Reset settings'],
    ['direction', 'Readers change the direction', '/docs/', 'a page from right to left'],
    [
      'contexts',
      'A page without its settings says so',
      '/docs/',
      'an error in the console that names the missing element',
    ],
    ['settings-reset', 'Reset settings removes all choices', '/docs/', 'an empty storage'],
    ['variant', 'Code is TypeScript or JavaScript', BUTTON, 'a switch at each demo'],
    [
      'styling',
      'Styling is system, Tailwind or CSS',
      '/base-ui/react-number-input/',
      'a switch at demos with stylings',
    ],
    [
      'code-cookies',
      'Both are kept in cookies for a year',
      '/base-ui/react-number-input/',
      'the same code on the next page',
    ],
    ['code-hash', 'A hash presets both', `${BUTTON}#BasicButtons.js`, 'JavaScript, and no cookie'],
    [
      'copy',
      'Copy becomes Copied, and Copy again',
      '/material-ui/getting-started/installation/',
      'the button of a code block',
    ],
    [
      'copy-time',
      'The confirmation lasts 2,000 ms',
      '/material-ui/getting-started/installation/',
      'Copied, for two seconds',
    ],
    [
      'clipboard',
      'The code is written to the clipboard',
      '/material-ui/getting-started/installation/',
      'the command in the clipboard',
    ],
    [
      'worker-hosts',
      'The service worker is registered on the public host only',
      `${MANUAL}service-worker/`,
      'none on other hosts',
    ],
    [
      'worker-update',
      'A new worker takes over, and the page reloads',
      `${MANUAL}service-worker/`,
      'a script that skips waiting on request',
    ],
  ],
  Ads: [
    ['ad-place', 'The ad is below the description', BUTTON, 'a place of at least 126 px, 142 px on phones'],
    ['ad-house', 'Five in-house ads', BUTTON, 'one of scaffoldhub, templates, themes, tidelift and figma'],
    ['ad-fields', 'An ad has link, picture, name, description and credit', BUTTON, 'all of them in the picture shape'],
    [
      'ad-shapes',
      'Inline with 80 %, picture with 20 %',
      BUTTON,
      'a line below the draw of 0.8, else a picture of 130 × 100',
    ],
    ['ad-network', 'An ad of the network is kept', LAB, 'The network answers after half a second'],
    ['ad-blocked', 'After more than six tries the ad is blocked', LAB, 'a change after three seconds'],
    [
      'ad-poll',
      'The page looks for the ad every 500 ms, 30 times',
      LAB,
      'an ad that takes its place half a second after it came',
    ],
    ['ad-late', 'A late ad of the network takes its place', LAB, 'The network answers after four seconds'],
    ['ad-backers', 'A link to the backers page becomes an in-house ad', LAB, 'The network has no ad today'],
    ['ad-message', 'With 20 %, a message instead of a blocked ad', LAB, 'the message, below the draw of 0.2'],
    ['ad-crash', 'A crash renders nothing and is reported', LAB, 'an event, and an empty place'],
    ['ad-crawler', 'Crawlers see no ads', LAB, 'A crawler reads the page'],
    ['ad-fetch', 'The inline ad is fetched, at most ten times', LAB, 'No ad, ten times'],
    ['ad-fetch-fails', 'A fetch that fails shows nothing', LAB, 'An error'],
    ['ad-display', 'Displays are sampled at 0.1', LAB, 'an event up to the draw of 0.1'],
    ['ad-delay', 'A display is reported 2,500 ms later', LAB, 'an event after two and a half seconds'],
    ['ad-pixels', 'Impressions are counted by hidden pictures', LAB, 'none in the lab, which asks no other host'],
    ['ad-safe', 'Descriptions are HTML, made safe', LAB, 'An ad full of scripts'],
  ],
  'Services and limits': [
    ['page-view', 'Page views are recorded', '/docs/?dg-debug=analytics', 'the console prints `page_view`'],
    [
      'user-properties',
      'User properties are recorded',
      '/docs/?dg-debug=analytics',
      'the console prints `user_properties`',
    ],
    ['click-events', 'Clicks come from data attributes', LAB, 'an event of the nearest category'],
    [
      'web-vitals',
      'Web vitals are sampled',
      '/docs/?dg-debug=analytics',
      'the console prints five metrics and the sample',
    ],
    ['feedback-fails', 'Feedback that fails says so', `${MANUAL}feedback/`, 'the message, and the comment is kept'],
    ['feedback', 'Readers say whether a page helps', '/docs/', 'a question at the end of the page'],
    ['web-fonts', 'Fonts and icons load', '/docs/', 'Inter and JetBrains Mono of this site'],
    ['elevations', 'There are 25 elevations', `${THEME}#elevations`, '0 to 24'],
    [
      'breakpoints',
      'Five breakpoints',
      `${THEME}#breakpoints`,
      '0, 600, 900, 1200 and 1536 px, with a mark at your own',
    ],
    ['shape', 'Spacing of 8 px, radius of 12 px', '/docs/', 'both on every page'],
    ['transitions', 'Seven durations', `${THEME}#transitions`, 'figures that move for 150 to 375 ms'],
    [
      'safe-integers',
      'Integers end at 9,007,199,254,740,991',
      '/base-ui/react-number-input/',
      'the demo that stops there',
    ],
    [
      'license',
      'A license key of the data grid',
      '/x/react-data-grid/tree-data/',
      'a tree, or the reason why there is none',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

export type RowId = (typeof SECTIONS)[keyof typeof SECTIONS][number][0];

export const SPECIFICATION: readonly { readonly title: string; readonly rows: readonly SpecificationRow[] }[] =
  Object.entries(SECTIONS).map(([title, rows]) => ({
    title,
    rows: rows.map(([id, requirement, page, seen]: Row) => ({ id, requirement, page, seen })),
  }));

export const SPECIFICATION_PAGE = 'content/docs-infra/specification.md';

/** The page as it has to be. */
export function specificationPage(): string {
  const count = SPECIFICATION.reduce((sum, { rows }) => sum + rows.length, 0);
  return [
    '# Specification',
    `<p class="description">Every requirement of the specification, ${count} in all, with the page where you can see it work.</p>`,
    'A test of docs-gen opens these pages in a browser, with the clock, random numbers and the network under its control, and looks for what the last column says. For services that this site does not use, the test builds a small site that does.',
    ...SPECIFICATION.flatMap(({ title, rows }) => [
      `## ${title}`,
      [
        '| Requirement | Page | What you see |',
        '| :--- | :--- | :--- |',
        ...rows.map(({ requirement, page, seen }) => `| ${requirement} | [${page}](${page}) | ${seen} |`),
      ].join('\n'),
    ]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
