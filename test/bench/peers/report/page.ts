// The part of the manual that holds the figures: the machine, a chart, a table for each number of pages, what each tool did.
import type { Machine, Round } from './figures.ts';
import { asMarkdown, buildTable, failures, sizeTable } from './table.ts';

/** A tool as readers are told of it. */
export interface Tool {
  readonly name: string;
  /** What its pages have, and what is checked. */
  readonly parts: string;
  /** Packages with their versions; empty: the name says all. */
  readonly installed: readonly string[];
}

/** Markdown, to be included; `chart`: its file, relative to this one. */
export function figuresPart(
  rounds: readonly Round[],
  { machine, tools, chart }: { readonly machine: Machine; readonly tools: readonly Tool[]; readonly chart: string },
): string {
  const { cpu, cores, memoryGb, node, date, runs, slowRuns } = machine;
  const slow = slowRuns < runs ? `, and ${slowRuns} of tools that take longer than half a minute` : '';
  const builds = `${chosenOf(runs)} of each build${slow}`;
  const toolRows = tools.map(({ name, parts, installed }) => [
    name,
    parts,
    installed.map((one) => `\`${one}\``).join(', ') || '–',
  ]);
  return `${builds}, on ${date}: ${cores} × ${cpu}, ${memoryGb} GB, Node ${node}.

![CPU seconds of a build without a cache, by tool; the table below has the figures](${chart})

${rounds.map(roundPart).join('\n\n')}

### What each tool did {#what-each-tool-did}

${asMarkdown([['Tool', 'What its pages have, and what is checked', 'Installed'], ...toolRows], { figures: false })}
`;
}

/** The middle of an even number is that above it. */
function chosenOf(runs: number): string {
  if (runs === 1) return 'One run';
  return runs === 2 ? 'The slower of 2 runs' : `The middle of ${runs} runs`;
}

/** Without a heading: its address would change with the number. */
function roundPart(round: Round): string {
  const pages = `${round.pages.toLocaleString('en')} pages`;
  const wrong = failures(round).map((line) => `- ${line}`);
  return [
    `What it took to build ${pages}:`,
    asMarkdown(buildTable(round)),
    ...(wrong.length > 0 ? [wrong.join('\n')] : []),
    `What was published of ${pages}:`,
    asMarkdown(sizeTable(round)),
  ].join('\n\n');
}
