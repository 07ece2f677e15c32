import fields from './fields.svg';
import heron from './heron.svg';
import lake from './lake.svg';
import lighthouse from './lighthouse.svg';
import snow from './snow.svg';
import tulips from './tulips.svg';

export interface Picture {
  src: string;
  title: string;
  place: string;
  width: number;
  height: number;
}

export const pictures: Picture[] = [
  { src: lake, title: 'Lake between two mountains', place: 'Upper valley', width: 320, height: 240 },
  { src: heron, title: 'Heron in the reeds', place: 'River mouth', width: 320, height: 440 },
  { src: fields, title: 'Fields from above', place: 'Lower valley', width: 320, height: 240 },
  { src: tulips, title: 'Red and yellow tulips', place: 'School garden', width: 320, height: 280 },
  { src: lighthouse, title: 'Lighthouse at dusk', place: 'North pier', width: 320, height: 400 },
  { src: snow, title: 'Hut in the snow', place: 'Upper valley', width: 320, height: 240 },
];
