// Ads as an author sets them: the site's own, and those of a network.
import * as z from 'zod';
import { httpUrl } from './addresses.ts';
import { integrity } from './security.ts';
import { showInSchema } from './show-in.ts';

const chance = () => z.number().min(0).max(1);

/** A URL, or a path on this site. */
const address = () =>
  z.string().regex(/^(?:https?:\/\/[^/]|\/(?![/\\]))/i, 'must start with https://, http:// or one slash');

const selector = () => z.string().regex(/^[^{}<;]+$/, 'must be a CSS selector');

const networkSchema = z
  .strictObject({
    script: httpUrl.optional().describe('Script that puts an ad beside itself, at the top of a page.'),
    integrity: integrity
      .optional()
      .describe('Hash of `script` (`sha384-…`), where that is a versioned file: browsers run no other.'),
    scriptId: z
      .string()
      .regex(/^[\w-]+$/, 'must be letters, digits, hyphens and underscores')
      .default('_carbonads_js')
      .describe('Id of that script, by which some networks find it.'),
    element: selector()
      .default('.ea-placement, #carbonads, .carbonads')
      .describe('Selector of what the script puts on the page: where there is none, the ad counts as blocked.'),
    link: selector().default('#carbonads a').describe('Selector of the link in it.'),
    backersLink: httpUrl
      .default('https://material-ui-next.com/discover-more/backers')
      .describe(
        'An ad that leads to exactly this address stands for “no ad today”: one of the site’s own takes its place.',
      ),
    inlineUrl: httpUrl.optional().describe('Address of the JSON with ads for the place below a demo.'),
    publisher: z.string().min(1).default('Carbon').describe('Name in the credit of ads below demos.'),
    label: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens, a letter first')
      .default('carbon')
      .describe('Starts the labels of its events.'),
  })
  .refine(({ script, inlineUrl }) => script !== undefined || inlineUrl !== undefined, {
    error: 'must have `script` or `inlineUrl`',
  })
  .refine(({ script, integrity }) => integrity === undefined || script !== undefined, {
    path: ['integrity'],
    error: 'requires `script`',
  });

const entrySchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
    .describe('Name of the ad in events, and the text of its picture.'),
  link: address().describe('Where it leads: a URL, or a path on this site.'),
  img: address()
    .optional()
    .describe('Picture of 130 × 100 pixels: a URL, or a path on this site. The five built-in ads have their own.'),
  description: z
    .string()
    .min(1)
    .max(200)
    .describe('One short sentence of at most 200 characters. HTML, of which emphasis and line breaks are kept.'),
  poweredby: z.string().min(1).optional().describe('Name in the credit. Default: the title of the site.'),
  label: z.string().min(1).optional().describe('Label of its display event. Default: `in-house-` and the name.'),
});

/** The five ads of specification §3; their texts and pictures are docs-gen's own. */
const BUILT_IN = [
  {
    name: 'scaffoldhub',
    link: 'https://scaffoldhub.io/',
    description: '<b>A running start.</b> Generate the screens of a web app, then keep the code.',
    poweredby: 'MUI',
  },
  {
    name: 'templates',
    link: 'https://mui.com/store/',
    description: '<b>Templates.</b> Dashboards, shops and landing pages that are laid out already.',
    poweredby: 'MUI',
  },
  {
    name: 'themes',
    link: 'https://mui.com/store/',
    description: '<b>Themes.</b> A whole new look for every component, in one install.',
    poweredby: 'MUI',
  },
  {
    name: 'tidelift',
    link: 'https://tidelift.com/',
    description: '<b>Tidelift.</b> Maintenance and security fixes for the packages you build on.',
    poweredby: 'MUI',
  },
  {
    name: 'figma',
    link: 'https://mui.com/store/items/figma-react/',
    description: '<b>Design kits.</b> Draw in Figma with the components you code with.',
    poweredby: 'MUI',
  },
];

export const adsSchema = z.strictObject({
  GADisplayRatio: chance().default(0.1).describe('Share of displayed ads that is told to analytics, 0 to 1.'),
  inlineChance: chance()
    .default(0.8)
    .describe('Chance of the shape without a picture, 0 to 1; drawn once for each page that is loaded.'),
  blockedMessageChance: chance()
    .default(0.2)
    .describe('Chance that a reader with an ad blocker sees a message instead of one of the site’s own ads, 0 to 1.'),
  showIn: showInSchema('production', 'Other hosts have no place for ads.'),
  network: networkSchema
    .optional()
    .describe(
      'Network that ads come from; it has `script`, `inlineUrl` or both. None by default: all ads are the site’s own.',
    ),
  inHouse: z
    .array(entrySchema)
    .default(BUILT_IN)
    .describe(
      'The site’s own ads, of which one is drawn. By default five: `scaffoldhub`, `templates`, `themes`, `tidelift` and `figma`.',
    ),
});

export type AdsConfig = z.output<typeof adsSchema>;
