// What the benchmark of peers says in the end.
export { type Bar, chartOf } from './chart.ts';
export { type Figures, hasFailed, type Machine, middleRun, type Round } from './figures.ts';
export { filesOfPage } from './first-load.ts';
export { figuresPart, type Tool } from './page.ts';
export { asText, buildTable, failures, sizeTable } from './table.ts';
