export interface Departure {
  time: string;
  to: string;
  platform: number;
  /** Minutes behind the timetable. */
  delay: number;
}

export const departures: Departure[] = [
  { time: '07:12', to: 'Saltworks', platform: 2, delay: 0 },
  { time: '07:26', to: 'Oakhanger', platform: 5, delay: 7 },
  { time: '07:41', to: 'Marram', platform: 2, delay: 0 },
  { time: '08:05', to: 'Upper Fold', platform: 1, delay: 18 },
];
