export type Period = 'day' | 'week' | 'month';

export interface Figures {
  readonly label: string;
  readonly value: string;
  /** Against the period before, in percent. */
  readonly change: number;
  /** True where a smaller figure is the better one. */
  readonly lessIsBetter?: boolean;
  readonly trend: readonly number[];
}

export interface Traffic {
  readonly caption: string;
  readonly labels: readonly string[];
  readonly passengers: readonly number[];
  readonly before: readonly number[];
  readonly figures: readonly Figures[];
}

export const traffic: Record<Period, Traffic> = {
  day: {
    caption: 'Passengers by hour, today and yesterday',
    labels: ['06', '08', '10', '12', '14', '16', '18', '20'],
    passengers: [84, 312, 228, 196, 241, 338, 297, 121],
    before: [79, 286, 240, 188, 205, 301, 310, 140],
    figures: [
      { label: 'Passengers', value: '1,817', change: 3.9, trend: [84, 312, 228, 196, 241, 338, 297, 121] },
      { label: 'On time', value: '96.4%', change: 1.2, trend: [98, 97, 94, 95, 97, 96, 97, 98] },
      { label: 'Bicycles', value: '264', change: 11.0, trend: [21, 62, 31, 22, 28, 47, 38, 15] },
      {
        label: 'Fuel per crossing',
        value: '18.2 l',
        change: -2.4,
        lessIsBetter: true,
        trend: [19, 19, 18, 18, 18, 19, 18, 17],
      },
    ],
  },
  week: {
    caption: 'Passengers by day, this week and the week before',
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    passengers: [1640, 1712, 1698, 1817, 2240, 2935, 2610],
    before: [1588, 1655, 1720, 1749, 2102, 2688, 2700],
    figures: [
      { label: 'Passengers', value: '14,652', change: 3.2, trend: [1640, 1712, 1698, 1817, 2240, 2935, 2610] },
      { label: 'On time', value: '94.8%', change: -0.9, trend: [96, 97, 95, 96, 94, 92, 93] },
      { label: 'Bicycles', value: '2,118', change: 8.3, trend: [210, 240, 226, 264, 318, 452, 408] },
      {
        label: 'Fuel per crossing',
        value: '18.6 l',
        change: 1.1,
        lessIsBetter: true,
        trend: [18, 18, 18, 18, 19, 20, 19],
      },
    ],
  },
  month: {
    caption: 'Passengers by week, this month and the month before',
    labels: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
    passengers: [13120, 13890, 14205, 14652],
    before: [12480, 12970, 13350, 14010],
    figures: [
      { label: 'Passengers', value: '55,867', change: 5.8, trend: [13120, 13890, 14205, 14652] },
      { label: 'On time', value: '95.1%', change: 0.4, trend: [94, 95, 96, 95] },
      { label: 'Bicycles', value: '7,940', change: 12.6, trend: [1720, 1910, 2060, 2250] },
      { label: 'Fuel per crossing', value: '18.5 l', change: -1.8, lessIsBetter: true, trend: [19, 19, 18, 18] },
    ],
  },
};

export interface Route {
  readonly name: string;
  readonly load: number;
}

export const routes: readonly Route[] = [
  { name: 'Old Quay – Gull Island', load: 82 },
  { name: 'Old Quay – Lighthouse', load: 64 },
  { name: 'Fish Dock – Gull Island', load: 47 },
  { name: 'Fish Dock – Far Skerry', load: 23 },
];

export type Status = 'On time' | 'Boarding' | 'Late' | 'Canceled';

export interface Departure {
  readonly time: string;
  readonly route: string;
  readonly vessel: string;
  readonly booked: number;
  readonly seats: number;
  readonly status: Status;
}

export const departures: readonly Departure[] = [
  { time: '14:10', route: 'Old Quay – Gull Island', vessel: 'Marigold', booked: 118, seats: 140, status: 'Boarding' },
  { time: '14:25', route: 'Fish Dock – Far Skerry', vessel: 'Petrel', booked: 21, seats: 60, status: 'On time' },
  { time: '14:40', route: 'Old Quay – Lighthouse', vessel: 'Brine', booked: 72, seats: 90, status: 'Late' },
  { time: '15:10', route: 'Old Quay – Gull Island', vessel: 'Dogwatch', booked: 96, seats: 140, status: 'On time' },
  { time: '15:25', route: 'Fish Dock – Gull Island', vessel: 'Petrel', booked: 34, seats: 60, status: 'On time' },
  { time: '15:40', route: 'Old Quay – Lighthouse', vessel: 'Brine', booked: 0, seats: 90, status: 'Canceled' },
];
