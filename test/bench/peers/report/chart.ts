// Bars of CPU seconds as an SVG. It brings its own ground, so that it can be read in every colour scheme; names stand over
// the bars and figures at their end, so that nothing has to fit beside them.
import { escapeHtml } from '../../../../src/lib/html.ts';
import { type Build, type Failure, hasFailed } from './figures.ts';

export interface Bar {
  readonly name: string;
  readonly build: Build | Failure;
  readonly isOurs: boolean;
}

/** Small enough that a phone need not shrink its letters much. */
const WIDTH = 440;
const MARGIN = 20;
const HEAD = 64;
const ROW = 46;
/** Room for the figure behind the longest bar. */
const FIGURE = 70;

export function chartOf(
  bars: readonly Bar[],
  { title, caption }: { readonly title: string; readonly caption: string },
) {
  const height = HEAD + bars.length * ROW + MARGIN / 2;
  const most = Math.max(...bars.map(({ build }) => (hasFailed(build) ? 0 : build.cpuSeconds)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title desc" direction="ltr" font-family="system-ui, sans-serif">
<title id="title">${escapeHtml(title)}</title>
<desc id="desc">${escapeHtml(bars.map((bar) => `${bar.name}: ${figure(bar.build)}`).join('; '))}.</desc>
<style>
.ground { fill: #f6f8fb; stroke: #d3dae4 }
.strong { fill: #14202e }
.soft { fill: #4b5a6d }
.ours { fill: #0b739e }
.other { fill: #7587a0 }
@media (prefers-color-scheme: dark) {
.ground { fill: #131a23; stroke: #344052 }
.strong { fill: #eef2f7 }
.soft { fill: #a9b6c6 }
.ours { fill: #4db8e0 }
.other { fill: #5d6d82 }
}
</style>
<rect class="ground" x=".5" y=".5" width="${WIDTH - 1}" height="${height - 1}" rx="12"/>
<text class="strong" x="${MARGIN}" y="30" font-size="17" font-weight="600">${escapeHtml(title)}</text>
<text class="soft" x="${MARGIN}" y="50" font-size="13">${escapeHtml(caption)}</text>
${bars.map((bar, at) => drawn(bar, HEAD + at * ROW, most)).join('\n')}
</svg>
`;
}

function drawn({ name, build, isOurs }: Bar, top: number, most: number): string {
  const label = `<text class="strong" x="${MARGIN}" y="${top + 16}" font-size="15">${escapeHtml(name)}</text>`;
  const figureAt = (x: number) => `<text class="soft" x="${x}" y="${top + 34}" font-size="14">${figure(build)}</text>`;
  if (hasFailed(build)) return label + figureAt(MARGIN);
  const length = Math.max(2, Math.round(((WIDTH - 2 * MARGIN - FIGURE) * build.cpuSeconds) / most));
  const bar = `<rect class="${isOurs ? 'ours' : 'other'}" x="${MARGIN}" y="${top + 22}" width="${length}" height="14" rx="3"/>`;
  return label + bar + figureAt(MARGIN + length + 8);
}

function figure(build: Build | Failure): string {
  return hasFailed(build) ? 'failed' : `${build.cpuSeconds.toFixed(build.cpuSeconds < 10 ? 1 : 0)} s`;
}
