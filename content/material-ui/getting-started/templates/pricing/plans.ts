export type Billing = 'monthly' | 'yearly';

export interface Plan {
  readonly name: string;
  readonly text: string;
  /** Euros a month, for each way to pay. */
  readonly price: Record<Billing, number>;
  readonly action: string;
  readonly features: readonly string[];
  readonly isFavorite?: boolean;
}

export const plans: readonly Plan[] = [
  {
    name: 'Drop in',
    text: 'For a flat tire and a chat.',
    price: { monthly: 0, yearly: 0 },
    action: 'Come by',
    features: ['Stand and tools on Saturdays', 'Used parts at cost', 'Help with one repair a visit'],
  },
  {
    name: 'Member',
    text: 'For those who ride every day.',
    price: { monthly: 12, yearly: 10 },
    action: 'Become a member',
    features: [
      'Stand and tools on all days',
      'A vote in the spring meeting',
      'Two courses a year',
      '15% off new parts',
    ],
    isFavorite: true,
  },
  {
    name: 'Household',
    text: 'For up to five people and their wheels.',
    price: { monthly: 22, yearly: 18 },
    action: 'Join together',
    features: ['All that members have', 'The cargo bicycle, one day a month', 'A shelf in the parts room'],
  },
];

export interface Row {
  readonly label: string;
  /** One for each plan; true and false become marks. */
  readonly values: readonly (string | boolean)[];
}

export const comparison: readonly Row[] = [
  { label: 'Opening hours', values: ['Saturdays', 'All days', 'All days'] },
  { label: 'Courses a year', values: ['–', '2', '5'] },
  { label: 'Storage box', values: [false, true, true] },
  { label: 'Wheel truing stand', values: [false, true, true] },
  { label: 'Cargo bicycle', values: [false, false, true] },
  { label: 'Vote in the meeting', values: [false, true, true] },
];

export const questions = [
  {
    question: 'Can I change my plan later?',
    answer: 'Yes, at the start of any month. Tell whoever is at the counter, or write to us.',
  },
  {
    question: 'What if I cannot afford it?',
    answer: 'Then you pay with an evening at the counter each month. Nobody asks for reasons.',
  },
  {
    question: 'Do you repair bicycles for me?',
    answer: 'We repair them with you. You hold the wrench, and somebody who knows stands beside you.',
  },
] as const;
