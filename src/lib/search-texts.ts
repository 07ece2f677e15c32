// Words of the search dialog, in English. Pages in English carry none of them: the dialog's script has them.

export const englishSearchTexts = {
  button: 'Search',
  placeholder: 'Search the documentation',
  close: 'Close',
  hint: 'Type the name of a page, a component or a prop, or words of the text.',
  results: 'Results',
  foundOne: '1 result',
  found: '{{count}} results',
  /** Instead of `found`, where there are more than are shown. */
  foundBest: 'The best {{count}} results',
  /** Behind a count, where all products are searched: that of the page has the first place. */
  first: '{{product}} first',
  /** Row that shows the rest of what was found on a page. */
  more: '{{count}} more on this page',
  none: 'Nothing was found for “{{query}}”.',
  noneAdvice: 'Check the spelling, or try fewer letters of the name.',
  /** A shorter text that leads somewhere. */
  instead: 'Search for “{{query}}”',
  /** Instead of `none`, while bodies of pages are on their way. */
  further: 'Looking into the texts of the pages …',
  /** Takes all filters off. */
  everywhere: 'Search everything',
  loading: 'Loading …',
  failed: 'The search could not be loaded.',
  /** Instead of a count, where the texts of pages cannot be had. */
  namesOnly: 'Names only: the texts of the pages could not be loaded.',
  offline: 'You are offline, and this device has no copy of the search yet.',
  retry: 'Try again',
  recent: 'Recent searches',
  forget: 'Clear',
  kindFilter: 'Filter by kind',
  productFilter: 'Where to search',
  allProducts: 'All products',
  /** What keys do: arrows, Enter. */
  move: 'Move',
  follow: 'Open',
  kinds: {
    page: 'Page',
    component: 'Component',
    hook: 'Hook',
    function: 'Function',
    type: 'Type',
    heading: 'Section',
    demo: 'Demo',
    prop: 'Prop',
    slot: 'Slot',
    class: 'Class',
    'css-variable': 'CSS variable',
    'theme-key': 'Theme key',
  },
} as const;

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
export type SearchTexts = Widen<typeof englishSearchTexts>;
