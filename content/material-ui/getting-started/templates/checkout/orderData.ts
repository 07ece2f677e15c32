export interface OrderLine {
  readonly name: string;
  readonly note: string;
  readonly price: number;
  readonly color: string;
  readonly shape: 'bean' | 'leaf' | 'flower';
}

export const lines: readonly OrderLine[] = [
  { name: 'Runner bean “Harvest bell”', note: '20 seeds', price: 3.4, color: '#b0502a', shape: 'bean' },
  { name: 'Winter lettuce “Frost cup”', note: '200 seeds', price: 2.8, color: '#4c8f4a', shape: 'leaf' },
  { name: 'Cornflower, mixed blues', note: '80 seeds', price: 2.6, color: '#4a6fc0', shape: 'flower' },
];

export const POSTAGE = 1.9;

export const total = lines.reduce((sum, { price }) => sum + price, POSTAGE);

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export const money = (amount: number) => euros.format(amount);
