// Sites with ads, each built once for all test files, and the answers of their network.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { writeFiles } from '../../support/write-files.ts';
import { mustBuild, repository } from './build-site.ts';
import { sharedFolder } from './shared-builds.ts';

/** Tests answer for it. */
export const NETWORK = 'https://network.test';
/** Shows an ad at the top of a page. */
export const SCRIPT = `${NETWORK}/show.js`;
/** Lists ads below demos. */
export const LIST = `${NETWORK}/list.json`;
export const BACKERS = 'https://backers.example/page';
export const LARGE_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"><path d="M0 0h9v9"/></svg>';

/** An ad of the list. */
export const AD = {
  statlink: 'https://click.example/1',
  image: 'https://ads.example/a.png',
  company: 'Acme',
  description: 'Tools for teams that ship.',
};

/** What the script of the network does: its ad stands beside it. */
export const showing = (href: string, style = '') =>
  `document.getElementById('_carbonads_js').insertAdjacentHTML('afterend',
    '<div id="carbonads" style="${style}"><a href="${href}">An ad of the network</a></div>')`;

const TEXT = Array.from(
  { length: 8 },
  (_, i) => `A paragraph with some words, number ${i}, so that there is a page to read.`,
).join('\n\n');

const page = (title: string, { head = '', demos = '' } = {}) => `${head}# ${title}

<p class="description">A page of text with a description.</p>

## Usage

${TEXT}

${demos}

## Below

${TEXT}
`;

const config = (ads: string, more = '') => `export default {
  title: 'Acme', url: 'https://acme.example', ${more}
  ads: { showIn: 'everywhere', GADisplayRatio: 1, inlineChance: 0.5, ${ads} },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;

const PAGES = {
  'content/ui/index.md': page('Acme UI'),
  'content/ui/quiet/quiet.md': page('Quiet', { head: '---\ndisableAd: true\n---\n\n' }),
};

const DEMOS = {
  'content/ui/demos/demos.md': page('Demos', {
    demos: `{{"demo": "Basic.js"}}

{{"demo": "Silent.js", "disableAd": true}}

{{"demo": "Bare.js", "hideToolbar": true}}`,
  }),
  ...Object.fromEntries(
    ['Basic', 'Silent', 'Bare'].map((name) => [
      `content/ui/demos/${name}.js`,
      `export default function ${name}() {\n  return <b>${name}</b>;\n}\n`,
    ]),
  ),
};

/** As long as they may be: one that wraps, and one that cannot. */
const LONG = ['A sentence with many words, as somebody has much to tell. '.repeat(4).slice(0, 200), 'w'.repeat(200)];
const [wraps, cannot] = LONG.map((description) => ({
  name: 'long',
  link: '/ui/',
  img: '/large.svg',
  description,
}));
/** The numbers of the tests draw a line for the first half, a card for the second. */
const LONG_ADS = [wraps, cannot, cannot, wraps];

const ASKED = `network: { script: '${SCRIPT}', inlineUrl: '${LIST}', backersLink: '${BACKERS}' }`;

const SCRIPTED = `network: { script: '${SCRIPT}', backersLink: '${BACKERS}' }`;

const SITES = {
  /** Its network has a script, and no list. */
  scripted: { 'site.config.ts': config(SCRIPTED) },
  /** All its ads are those of the network. */
  unowned: { 'site.config.ts': config(`${SCRIPTED}, inHouse: [], blockedMessageChance: 0`) },
  /** The five ads that docs-gen brings along, and no network. */
  own: { 'site.config.ts': config('') },
  network: { ...DEMOS, 'site.config.ts': config(ASKED) },
  /** Asks its readers for their consent. */
  asking: { ...DEMOS, 'site.config.ts': config(ASKED, 'consent: true,') },
  /** Has no network, and ads of its own that are as long as they may be. */
  long: { 'site.config.ts': config(`inHouse: ${JSON.stringify(LONG_ADS)}`), 'public/large.svg': LARGE_PICTURE },
};

export type AdSite = keyof typeof SITES;

/** Call it outside of tests and hooks; the result gives the folder of a built site. */
export function adSites(names: readonly AdSite[]): (name: AdSite) => string {
  const folders = new Map<AdSite, string>();
  beforeAll(async () => {
    for (const name of names) {
      const root = await sharedFolder(`ads: ${name}`, async (folder) => {
        await writeFiles(folder, { ...PAGES, ...SITES[name] });
        await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
        await mustBuild(folder, 'dist', { args: ['--no-cache'], isChild: true });
      });
      folders.set(name, join(root, 'dist'));
    }
  });
  return (name) => {
    const folder = folders.get(name);
    if (folder === undefined)
      throw new Error(`The site ${name} is built in beforeAll: name it there, ask inside a test.`);
    return folder;
  };
}
