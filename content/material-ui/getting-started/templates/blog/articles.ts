export type Topic = 'Weather' | 'Birds' | 'Machines' | 'Visitors';
export type Scene = 'lighthouse' | 'gulls' | 'lens' | 'boat' | 'storm';

export interface Article {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly topic: Topic;
  readonly author: string;
  readonly date: string;
  readonly minutes: number;
  readonly scene: Scene;
}

export const topics: readonly Topic[] = ['Weather', 'Birds', 'Machines', 'Visitors'];

export const featured: Article = {
  id: 'the-night-the-lamp-went-out',
  title: 'The night the lamp went out, and who noticed',
  text: 'For eleven minutes in January there was no light on the skerry. Two fishermen, a baker and a girl with a telescope wrote to us about it before breakfast.',
  topic: 'Machines',
  author: 'Runa Aske',
  date: '2 February',
  minutes: 9,
  scene: 'lighthouse',
};

export const articles: readonly Article[] = [
  {
    id: 'counting-terns',
    title: 'Counting terns with a borrowed stopwatch',
    text: 'They never sit still, so we count how many pass the window in a minute and argue about the rest.',
    topic: 'Birds',
    author: 'Tomasz Lind',
    date: '28 January',
    minutes: 5,
    scene: 'gulls',
  },
  {
    id: 'polishing-a-lens',
    title: 'How to polish a lens that is older than the road',
    text: 'One thousand prisms, one cloth, and the rule that nobody talks while holding the ladder.',
    topic: 'Machines',
    author: 'Runa Aske',
    date: '19 January',
    minutes: 7,
    scene: 'lens',
  },
  {
    id: 'the-tuesday-boat',
    title: 'What the Tuesday boat brings',
    text: 'Flour, letters, batteries, and this week a cellist who wanted to hear the fog signal.',
    topic: 'Visitors',
    author: 'Mirela Dobre',
    date: '12 January',
    minutes: 4,
    scene: 'boat',
  },
  {
    id: 'reading-a-swell',
    title: 'Reading a swell from the kitchen table',
    text: 'The soup tells you the direction. The spoon tells you how long you have.',
    topic: 'Weather',
    author: 'Tomasz Lind',
    date: '5 January',
    minutes: 6,
    scene: 'storm',
  },
];

export const archive = ['January', 'December', 'November', 'October'] as const;
