// Reads the front matter of one page: YAML in, checked fields out, each mistake at its place. No other language is ever run.
import matter from 'gray-matter';
import { type LineIndex, lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import { isRecoverableCode } from '../diagnostics/severities.ts';
import { detached } from '../lib/detached.ts';
import { findForbidden, findForbiddenIn, forbiddenProblem } from '../lib/forbidden-characters.ts';
import { type SplitPage, splitPage } from '../lib/split-page.ts';
import type { Location, Outcome } from '../model/outcome.ts';
import type { Unread } from '../model/page.ts';
import type { FrontMatter } from '../schema/front-matter.ts';
import { checkFields, noFields, type Places } from './front-matter-fields.ts';
import { findMisplaced } from './misplaced.ts';
import { readPlainYaml } from './plain-yaml.ts';
import { readYaml, spansInYaml, type YamlText } from './yaml.ts';

export interface PageHead {
  readonly frontMatter: FrontMatter;
  /** The whole page with its front matter blanked out. */
  readonly text: string;
  /** The front matter as it stands in the file; empty when there is none. */
  readonly head: string;
  /** Fields that nobody could read, which has been told: what they hold is not missing. Left out where all could be. */
  readonly unread?: Unread;
  /** Text of the first heading of level 1, of a page whose front matter has no title. Left out where there is none. */
  readonly heading?: string;
  /** Where a field stands, or what a field holds; the file alone when it is not written there. */
  readonly placeOf: (...path: readonly (string | number)[]) => Location;
}

/** `source` has no byte order mark. */
export function readFrontMatter(file: string, source: string): Outcome<PageHead> {
  const split = splitPage(source);
  if (split === null) return withoutHead(file, source);
  if (split === 'unclosed') {
    return {
      value: { ...allText(file, source), unread: 'all' },
      diagnostics: [report('content/unclosed-front-matter', {}, { file, line: 1, column: 1, length: 3 })],
    };
  }
  const [head, yaml] = [detached(split.head), detached(split.yaml)];
  const places = placesIn(file, head, { yaml, yamlStart: split.yamlStart });
  const fields = readFields({ language: split.language, yaml }, places);
  const forbidden = forbiddenField(fields.value, yaml, places);
  const checked = checkFields(forbidden.value, places);
  const isWhole = fields.diagnostics.every(({ code }) => isRecoverableCode(code));
  const unread = isWhole ? (forbidden.diagnostics.length > 0 ? 'all' : checked.unread) : 'all';
  return {
    value: {
      frontMatter: checked.value,
      text: split.text,
      head,
      ...(unread && { unread }),
      placeOf: (...path) => places.of(path),
    },
    diagnostics: [...fields.diagnostics, ...forbidden.diagnostics, ...checked.diagnostics],
  };
}

/** A function of its own: closures of one function hold on to all that any of them needs, and `source` is not to be kept. */
function allText(file: string, source: string): PageHead {
  return { frontMatter: noFields(), text: source, head: '', placeOf: () => ({ file }) };
}

/** What clearly means to be front matter is told, and not shown as text. */
function withoutHead(file: string, source: string): Outcome<PageHead> {
  const page = allText(file, source);
  const found = findMisplaced(source);
  if (found === null) return { value: page, diagnostics: [] };
  const text = source.slice(0, found.end).replace(/[^\r\n]/g, ' ') + source.slice(found.end);
  const diagnostic =
    found.kind === 'toml'
      ? report('content/front-matter-language', { language: 'toml' }, { file, line: 1, column: 1, length: 3 })
      : report('content/front-matter-not-first', {}, locate(file, lineIndex(source), found.offset, 3));
  return { value: { ...page, text, unread: 'all' }, diagnostics: [diagnostic] };
}

/** Characters. The parser takes 10 µs for each where none is right. */
const MAX_YAML_LENGTH = 64 * 1024;

/** Lines are counted, and YAML parsed for places, once, and only when something is asked. */
function placesIn(file: string, head: string, { yaml, yamlStart }: Pick<SplitPage, 'yaml' | 'yamlStart'>): Places {
  let lines: LineIndex | undefined;
  const at = (offset: number, length?: number) => {
    lines ??= lineIndex(head);
    return locate(file, lines, yamlStart + offset, length);
  };
  const spanOf = spansInYaml(yaml);
  return {
    at,
    of(path, options) {
      const span = spanOf(path, options);
      if (!span) return { file };
      const firstLine = yaml.slice(span.offset, span.offset + span.length).split(/[\r\n]/, 1)[0] ?? '';
      return at(span.offset, firstLine.length);
    },
  };
}

function readFields({ language, yaml }: Pick<SplitPage, 'language' | 'yaml'>, places: Places): Outcome<unknown> {
  if (!/^(?:ya?ml)?$/i.test(language)) {
    return {
      value: {},
      diagnostics: [report('content/front-matter-language', { language }, { ...places.at(0), line: 1, column: 1 })],
    };
  }
  if (yaml.length > MAX_YAML_LENGTH) {
    const problem = `it is longer than ${MAX_YAML_LENGTH / 1024} KB`;
    return { value: {}, diagnostics: [report('content/bad-yaml', { problem }, places.at(0))] };
  }
  const stray = /^---.*$/m.exec(yaml);
  if (stray) {
    const problem = 'a line that starts with three hyphens closes it and must not contain anything else';
    return {
      value: {},
      diagnostics: [report('content/bad-yaml', { problem }, places.at(stray.index, stray[0].length))],
    };
  }
  const { data, problems, duplicates } = parseYaml(yaml);
  return {
    value: data,
    diagnostics: [
      ...problems.map(({ text, offset }) => report('content/bad-yaml', { problem: text }, places.at(offset))),
      ...duplicates.map(({ key, first, again }) =>
        report('content/duplicate-key', { key }, places.at(again, key.length), {
          related: [{ message: 'first written at', at: places.at(first, key.length) }],
        }),
      ),
    ],
  };
}

/** The first character that no page can contain, written or as an escape: nothing of the fields is used then. */
function forbiddenField(data: unknown, yaml: string, places: Places): Outcome<unknown> {
  const written = findForbidden(yaml);
  const found = written || yaml.includes('\\') ? findForbiddenIn(data) : null;
  if (!found) return { value: data, diagnostics: [] };
  const { path, name, atKey } = found;
  const at = written?.name === name ? places.at(written.offset, 1) : places.of(path, { key: atKey });
  const params = { name: `"${path[0] ?? 'The front matter'}"`, problem: forbiddenProblem(name) };
  return { value: {}, diagnostics: [report('content/bad-front-matter', params, at)] };
}

/** gray-matter with every engine replaced: its own would run `js`, and looks up any other name in an object of functions. */
function parseYaml(yaml: string): YamlText {
  const plain = readPlainYaml(yaml.replace(/\r?\n$/, ''));
  if (plain) return { data: plain, problems: [], duplicates: [] };
  let read: YamlText = { data: {}, problems: [], duplicates: [] };
  const refuse = () => {
    throw new Error('docs-gen reads YAML only'); // Never reached: the language was checked, and is not handed on.
  };
  // Options also keep gray-matter from answering out of its cache, which would give two pages one object.
  matter(`---\n${yaml}---\n`, {
    language: 'yaml',
    engines: {
      yaml: (text) => {
        const body = text.slice(1).replace(/\r$/, ''); // It keeps the line end after the opening hyphens.
        read = readYaml(body);
        return {};
      },
      json: refuse,
      javascript: refuse,
      js: refuse,
      coffee: refuse,
      coffeescript: refuse,
      cson: refuse,
      toml: refuse,
    },
  });
  return read;
}
