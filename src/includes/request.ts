// What an author asks for: a file, and perhaps a part of it, by a line of its own or by the words behind a fence.
import { report } from '../diagnostics/report.ts';
import { directiveProblem, parseDirectiveJson } from '../lib/directive-json.ts';
import { FENCE_OPTIONS, FILE_OPTIONS, MAX_WORDS_LENGTH } from '../lib/fence-options.ts';
import { FENCE_OPENER } from '../lib/lines.ts';
import { nearest } from '../lib/nearest.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';

export interface Request {
  /** As written. */
  readonly path: string;
  readonly lines: string | null;
  readonly region: string | null;
}

/** Where an option is written; without one, where all of the include is. */
export type PlaceOf = (option?: string) => Location;

/** What can only have been meant as an include. */
const LIKE_INCLUDE = /^\{\{[ \t]*["']?include["']?[ \t]*:/;
const OPTIONS = ['include', 'lines', 'region'];

/** `body` is a line without what stands before its first brace. null: it includes nothing. */
export function readInclude(body: string, placeOf: PlaceOf): Outcome<Request | null> | null {
  if (!body.startsWith('{{') || !body.includes('include')) return null;
  const json = /^\{\{".*\}\}$/.test(body) ? body.slice(1, -1) : body;
  const parsed = parseDirectiveJson(json);
  if (parsed === null)
    return LIKE_INCLUDE.test(body)
      ? refuse(report('includes/bad-directive', { problem: directiveProblem(json) }, placeOf()))
      : null;
  if (!Object.hasOwn(parsed, 'include') || Object.hasOwn(parsed, 'demo') || Object.hasOwn(parsed, 'component'))
    return null;
  const { include, lines, region } = parsed;
  const diagnostics = Object.keys(parsed)
    .filter((option) => !OPTIONS.includes(option))
    .map((option) => report('includes/unknown-option', { option, nearest: nearest(option, OPTIONS) }, placeOf(option)));
  if (typeof include !== 'string' || include === '')
    return refuse(
      report('includes/bad-directive', { problem: '"include" must be the path of a file' }, placeOf('include')),
    );
  for (const [option, value] of Object.entries({ lines, region })) {
    if (value !== undefined && (typeof value !== 'string' || value === ''))
      diagnostics.push(
        report(
          'includes/bad-option',
          { option, problem: `must be a string that is not empty, not ${JSON.stringify(value)}` },
          placeOf(option),
        ),
      );
  }
  const request = { path: include, lines: textOf(lines), region: textOf(region) };
  return checked(request, diagnostics, placeOf);
}

export interface FenceRequest extends Request {
  /** What stands before the fence. */
  readonly prefix: string;
  /** The back-ticks or tildes. */
  readonly fence: string;
  /** The words behind the fence without those that are read here. */
  readonly info: string;
}

const ATTRIBUTE = /(^|\s)([A-Za-z]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;

/** `line` opens a fence. null: its author writes the code by hand. */
export function readFence(line: string, placeOf: PlaceOf): Outcome<FenceRequest | null> | null {
  const [, prefix = '', fence = '', words = ''] = FENCE_OPENER.exec(line) ?? [];
  if (words.length > MAX_WORDS_LENGTH) return null; // The compiler reports it.
  const found = new Map<string, string>();
  const rest = words.replace(ATTRIBUTE, (all, _space, key: string, double, single, bare) => {
    found.set(key, double ?? single ?? bare ?? '');
    return FILE_OPTIONS.some((name) => name === key) ? '' : all;
  });
  const path = found.get('file');
  if (path === undefined) return null;
  // Other words are for plugins, unless they are meant for us.
  const misspelt = [...found.keys()].flatMap((option) => {
    const near = FENCE_OPTIONS.includes(option) ? null : nearest(option, FENCE_OPTIONS);
    return near === null ? [] : [{ option, nearest: near }];
  });
  const diagnostics = misspelt.map((slip) => report('includes/unknown-option', slip, placeOf(slip.option)));
  if (path === '')
    return refuse(report('includes/bad-option', { option: 'file', problem: 'is empty' }, placeOf('file')));
  const request = { path, lines: found.get('lines') ?? null, region: found.get('region') ?? null };
  const title = `title="${escapeInfo(path.replace(/^.*\//, ''))}"`;
  // What was told here is not left to be told again.
  const unread = rest.replace(ATTRIBUTE, (all, _space, key: string) =>
    misspelt.some(({ option }) => option === key) ? '' : all,
  );
  const info = unread.replace(/(^|\s)title(?=\s|$)/, (_, space: string) => space + title);
  return checked({ ...request, prefix, fence, info }, diagnostics, placeOf);
}

/** Parsers decode escapes in these words, and end the fence's line at a back-tick. */
function escapeInfo(text: string): string {
  return text.replace(/[&\\`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function checked<T extends Request>(request: T, diagnostics: Diagnostic[], placeOf: PlaceOf): Outcome<T> {
  if (request.lines !== null && request.region !== null)
    diagnostics.push(
      report('includes/bad-option', { option: 'lines', problem: 'cannot be combined with "region"' }, placeOf('lines')),
    );
  return { value: request, diagnostics };
}

function refuse(diagnostic: Diagnostic): Outcome<null> {
  return { value: null, diagnostics: [diagnostic] };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
