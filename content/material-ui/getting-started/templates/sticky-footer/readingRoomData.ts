export interface Evening {
  readonly date: string;
  readonly title: string;
  readonly text: string;
}

export const evenings: readonly Evening[] = [
  {
    date: '4 March',
    title: 'Letters from the signal box',
    text: 'Odile Varga reads from forty years of notes that her grandmother left between the timetables.',
  },
  {
    date: '11 March',
    title: 'Mending a spine',
    text: 'Bring one book that has come apart. Glue, linen and patience are on the table.',
  },
  {
    date: '18 March',
    title: 'Maps nobody asked for',
    text: 'A talk about footpaths, wells and shortcuts that were drawn by the people who used them.',
  },
  {
    date: '25 March',
    title: 'Silent hour, with soup',
    text: 'An hour of reading without a word, and then supper in the kitchen behind the stacks.',
  },
  {
    date: '1 April',
    title: 'The worst first sentence',
    text: 'A contest for openings that should have stayed closed. The loudest groan decides.',
  },
  {
    date: '8 April',
    title: 'How the mill got its name',
    text: 'Three stories about the same flood. Only one of them can be true, and we vote.',
  },
];

export const footerLinks = [
  { label: 'Opening hours', href: '#hours' },
  { label: 'Evenings', href: '#evenings' },
  { label: 'Contact', href: '#contact' },
] as const;
