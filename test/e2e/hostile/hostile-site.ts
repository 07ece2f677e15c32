// A site with a payload in every place that takes a text: a page for each payload, and what all pages share.

import { withoutForbidden } from '../../../src/lib/forbidden-characters.ts';
import { flatTexts } from '../../../src/render/text-table.ts';
import { englishTexts } from '../../../src/render/texts.ts';
import { addressPage, docPage, landingPage, oneLine } from './hostile-pages.ts';
import type { Payload } from './payloads/payload.ts';

/** Page and route of a payload. */
export const routeOf = ({ category, id }: Pick<Payload, 'category' | 'id'>): string => `/${category}/${id}/`;
export const landingOf = ({ category, id }: Payload): string => `/${category}/landing/${id}/`;

/** Which payloads are in what is large with all of them. */
interface Shares {
  /** Those with a landing page. */
  readonly landing: (index: number) => boolean;
  /** Those on the API pages. */
  readonly api: (index: number) => boolean;
}

export function hostileSite(
  given: readonly Payload[],
  allAddresses: readonly string[],
  has: Shares,
): Record<string, string> {
  // What no page can contain is an error where an author writes it: of that, JSON of tools has its share.
  const payloads = given.map((payload) => ({ ...payload, text: withoutErrors(payload.text) }));
  const addresses = allAddresses.map(withoutErrors);
  // The words of the shell, a tree and the settings of services: each takes the next payload in turn.
  const turn = inTurn(payloads.filter(({ text }) => /[<"']/.test(text)));
  const inApi = given.filter((_, index) => has.api(index));
  return {
    ...Object.fromEntries(
      payloads.flatMap((payload, index) => [
        [`content/${payload.category}/${payload.id}.md`, docPage(payload, addresses, index)],
        ...(has.landing(index)
          ? [[`content/${payload.category}/landing/${payload.id}.md`, landingPage(payload, addresses, index)] as const]
          : []),
      ]),
    ),
    'content/ui/index.md': '# Acme UI\n\n<p class="description">All there is.</p>\n',
    'content/ui/addresses.md': addressPage(addresses),
    'content/ui/pages.json': JSON.stringify(treeOf(payloads)),
    'content/ui/api/hostile.json': JSON.stringify(componentOf(inApi)),
    'content/ui/api/use-hostile.json': JSON.stringify(hookOf(inApi)),
    'news.json': JSON.stringify(newsOf(given)),
    'texts/en.json': JSON.stringify(tableOf(turn)),
    'site.config.ts': `export default ${JSON.stringify(configOf(turn, [...new Set(payloads.map(({ category }) => category))]))};\n`,
  };
}

function inTurn(payloads: readonly Payload[]): () => string {
  let next = 0;
  return () => payloads[next++ % payloads.length]?.text ?? '';
}

const withoutErrors = (text: string): string => withoutForbidden(text).replaceAll('\ufffd', '');

function treeOf(payloads: readonly Payload[]): object[] {
  return [
    { pathname: '/ui/' },
    { pathname: '/ui/addresses/' },
    {
      pathname: '/ui/hostile-group',
      title: payloads[0]?.text,
      subheader: payloads[1]?.text,
      children: payloads.map((payload) => ({
        pathname: `https://acme.example/${payload.id}?${encodeURIComponent(payload.text)}`,
        title: payload.text,
        icon: payload.text,
        linkProps: { 'data-text': payload.text, title: payload.text },
      })),
    },
    { pathname: '/ui/api/', children: '/ui/api/' },
  ];
}

/** Names of rows are the payload too, where JSON takes any key. */
function componentOf(payloads: readonly Payload[]): object {
  return {
    name: 'Hostile',
    imports: payloads.map(({ text }) => text),
    demos: payloads.map(({ text }) => text).join(''),
    filename: payloads[0]?.text,
    muiName: payloads[1]?.text,
    forwardsRefTo: payloads[2]?.text,
    since: payloads[3]?.text,
    deprecated: true,
    deprecationInfo: payloads[4]?.text,
    componentDescription: payloads.map(({ text }) => text).join('\n\n'),
    themeDefaultProps: true,
    spread: true,
    inheritance: { component: payloads[5]?.text, pathname: `/ui/${encodeURIComponent(payloads[5]?.text ?? '')}` },
    props: Object.fromEntries(
      payloads.map(({ text, id }, index) => [
        index % 2 === 0 ? `${id}` : text,
        {
          type: { name: text, description: text },
          default: text,
          required: index % 3 === 0,
          deprecated: index % 4 === 0,
          deprecationInfo: text,
          description: text,
          since: text,
          signature: { type: text, describedArgs: [text], returned: text },
          typeDescriptions: { [text]: { name: text, description: text, argType: text, argTypeDescription: text } },
          seeMoreLink: { url: `/ui/?${text}`, text },
        },
      ]),
    ),
    slots: payloads.map(({ text, id }) => ({ name: `${id}${text}`, description: text, default: text, class: text })),
    classes: payloads.map(({ text, id }) => ({
      key: `${id}${text}`,
      className: text,
      description: text,
      nodeName: text,
      conditions: text,
    })),
    cssVariables: payloads.map(({ text, id }) => ({ name: `--${id}${text}`, description: text, default: text })),
  };
}

function hookOf(payloads: readonly Payload[]): object {
  const rows = Object.fromEntries(
    payloads.map(({ text, id }) => [
      `${id}${text}`,
      { type: { name: text, description: text }, default: text, description: text },
    ]),
  );
  return {
    name: 'useHostile',
    kind: 'hook',
    signatures: payloads.map(({ text }) => text),
    parameters: rows,
    returnValue: rows,
    hookDescription: payloads.map(({ text }) => text).join('\n\n'),
  };
}

function newsOf(payloads: readonly Payload[]): object[] {
  return payloads
    .filter(({ text }) => text.trim() !== '')
    .map(({ text }, index) => ({ id: index + 1, title: text, text, href: '/ui/' }));
}

/** Marks stay, or the text would be told to lack them. */
function tableOf(turn: () => string): Record<string, string> {
  const texts = [...flatTexts(englishTexts)].filter(([, text]) => text !== '');
  return Object.fromEntries(texts.map(([key, text]) => [key, `${text} ${turn().replaceAll('{{', '')}`]));
}

/** A product for each category, so that the sidebar of a page stays short; `ui` has the tree and the API pages. */
/** Errors that text of others causes: the site is published all the same, to see what becomes of it. */
const REPORTED = [
  'api/unsafe-html',
  'config/unsafe-html',
  'content/unknown-product',
  'demos/missing-file',
  'markdown/bad-line-range',
  'markdown/directive-in-line',
  'markdown/duplicate-id',
  'markdown/html-removed',
  'markdown/missing-footnote',
  'markdown/reserved-id',
  'markdown/stray-close',
  'markdown/unclosed-block',
  'markdown/unfit-block',
  'markdown/unknown-fence-option',
  'markdown/unsafe-url',
];

function configOf(turn: () => string, categories: readonly string[]): object {
  return {
    title: `Acme ${oneLine(turn())}`,
    diagnostics: Object.fromEntries(REPORTED.map((code) => [code, 'warn'])),
    url: 'https://acme.example',
    description: turn(),
    repo: { url: 'https://code.example/acme', branch: turn(), tag: turn() },
    links: { dead: 'off', deadAnchor: 'off', notCanonical: 'off' },
    markdown: { missingTitle: 'off', missingDescription: 'off', titleLimit: 100_000, descriptionLimit: 100_000 },
    translations: 'texts',
    llms: true,
    feedback: { questionTemplate: turn() },
    notifications: { file: 'news.json', permanent: { title: turn(), text: turn(), href: '/ui/' } },
    // Its markdown takes no HTML at all: that is an error, and nothing is published.
    announcement: {
      id: 'a',
      text: '";alert(1)// \' ` {{alert(1)}} \u2028 &lt;img src=x onerror=alert(1)&gt; *a*',
      href: '/ui/',
    },
    ads: {
      showIn: 'everywhere',
      inlineChance: 0.5,
      inHouse: Array.from({ length: 30 }, (_, index) => ({
        name: `ad-${index}`,
        link: '/ui/',
        description: turn().slice(0, 200),
        poweredby: turn(),
        label: turn(),
      })),
    },
    redirects: [{ from: '/old', to: `/ui/?${turn().replace(/[\s:]/g, '')}` }],
    products: [
      {
        id: 'ui',
        prefix: '/ui/',
        name: `Acme UI ${turn()}`,
        metadata: turn(),
        category: turn(),
        contentDir: 'content/ui',
        api: {},
        brand: '/ui/',
        versions: [
          { text: turn(), current: true },
          { text: turn(), href: 'https://v1.acme.example/' },
        ],
      },
      ...categories.map((id) => ({
        id,
        prefix: `/${id}/`,
        name: `${id} ${turn()}`,
        metadata: turn(),
        contentDir: `content/${id}`,
      })),
    ],
  };
}
