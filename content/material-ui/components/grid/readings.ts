export interface Reading {
  place: string;
  value: number;
  unit: string;
  isHigh?: boolean;
}

export const readings: Reading[] = [
  { place: 'Air', value: 24, unit: '°C' },
  { place: 'Soil', value: 17, unit: '°C' },
  { place: 'Humidity', value: 91, unit: '%', isHigh: true },
  { place: 'Water tank', value: 640, unit: 'l' },
];
