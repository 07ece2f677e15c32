// Words of the shell, in English: the fallback of every language.

export const englishTexts = {
  skipToContent: 'Skip to content',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  navigation: 'Pages',
  contents: 'On this page',
  products: 'Products',
  versions: 'Versions',
  switchProduct: 'Switch product',
  repository: 'Source repository',
  editPage: 'Edit this page',
  previous: 'Previous',
  next: 'Next',
  external: 'opens another site',
  api: 'API',
  apiIntro: 'All props, slots and classes of the components on this page:',
  proPlan: 'Pro plan',
  premiumPlan: 'Premium plan',
  tags: {
    legacy: 'Legacy',
    newFeature: 'New',
    planned: 'Planned',
    unstable: 'Preview',
    beta: 'Beta',
    deprecated: 'Deprecated',
  },
  notFoundTitle: 'Page not found',
  notFoundAsked: 'You asked for',
  notFoundText: 'There is no page at this address. It may have moved, or the link that led here is wrong.',
  notFoundProducts: 'Start again from one of these:',
  offlineTitle: 'You are offline',
  offlineText:
    'This page has not been read on this device before, so there is no copy of it. It will load once there is a connection.',
  demoMissing: 'The source of this demo is not in the content folder.',
  componentBox: 'Component',
} as const;

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
export type Texts = Widen<typeof englishTexts>;
