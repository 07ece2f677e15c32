// Cuts text into what search compares: words, the parts of names in code, and words of languages that write no spaces.
import { fold } from './fold.ts';

/** What stands together in a text, `.MuiButton-root`, `onChange` or `按钮组件`, folded. */
export interface Chunk {
  /** Without what separates its parts: `muibuttonroot`. */
  readonly whole: string;
  /** `mui`, `button`, `root`; the whole alone where there are no parts. */
  readonly parts: readonly string[];
  /** `muibutton`, where that is neither whole nor part. */
  readonly between: readonly string[];
  /** It has capitals inside, as names in code do. */
  readonly isCode: boolean;
}

const CHUNK = /[\p{L}\p{N}\p{M}$]+(?:[-._/@:]{1,2}[\p{L}\p{N}\p{M}$]+)*/gu;
/** The same for plain letters, at a fifth of the time. */
const PLAIN = /^[\x20-\x7e]*$/;
const PLAIN_CHUNK = /[A-Za-z0-9$]+(?:[-._/@:]{1,2}[A-Za-z0-9$]+)*/g;
const PLAIN_SEPARATOR = /[^A-Za-z0-9$]+/;
const PLAIN_HUMP = /[A-Z]+(?=[A-Z][a-z])|[A-Z]*[a-z0-9$]+|[A-Z]+/g;
const ONE_WORD = /^[A-Z]?[a-z0-9$]+$/;
const SEPARATOR = /[^\p{L}\p{N}\p{M}$]+/u;
export const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Longer ones are addresses and hashes, which nobody types. */
const LONGEST = 48;
const PLAIN_WORD = /^[a-z]+$/;

/** Each word dictionary is chosen by script: the language given here is not asked. */
let segmenter: Intl.Segmenter | undefined;

export function chunksOf(text: string): Chunk[] {
  return writtenChunks(text).map(chunkOf);
}

/** As they stand in the text. */
export function writtenChunks(text: string): readonly string[] {
  return text.match(PLAIN.test(text) ? PLAIN_CHUNK : CHUNK) ?? [];
}

/** Every form under which texts are found that say it, each once. */
export function formsOf(chunk: string): string[] {
  if (PLAIN_WORD.test(chunk)) return chunk.length <= LONGEST ? [chunk] : [];
  const forms: string[] = [];
  addForms(chunkOf(chunk), forms);
  return [...new Set(forms)];
}

export interface NameTokens {
  readonly tokens: readonly string[];
  /** What readers write together, and the name writes apart: `datagrid` of `Data Grid`. */
  readonly joined: readonly string[];
}

/** For titles: each form once. */
export function nameTokensOf(name: string): NameTokens {
  const chunks = chunksOf(name);
  const tokens: string[] = [];
  for (const chunk of chunks) addForms(chunk, tokens);
  const joined: string[] = [];
  chunks.forEach(({ whole }, index) => {
    const next = chunks[index + 1];
    if (next) joined.push(whole + next.whole);
  });
  if (chunks.length > 2 && chunks.length < 5) joined.push(chunks.map(({ whole }) => whole).join(''));
  return { tokens: shortOnes(tokens), joined: shortOnes(joined) };
}

function shortOnes(tokens: readonly string[]): string[] {
  return [...new Set(tokens.filter((token) => token.length <= LONGEST))];
}

function addForms({ whole, parts, between }: Chunk, tokens: string[]): void {
  if (parts.length !== 1 && whole.length <= LONGEST) tokens.push(whole);
  for (const token of between) tokens.push(token);
  for (const part of parts) if (part.length <= LONGEST) tokens.push(part);
}

function chunkOf(text: string): Chunk {
  if (ONE_WORD.test(text)) {
    const whole = text.toLowerCase();
    return { whole, parts: [whole], between: [], isCode: false };
  }
  if (PLAIN.test(text)) {
    const plain = text.split(PLAIN_SEPARATOR).filter(Boolean);
    const plainParts = plain.flatMap((word) => word.match(PLAIN_HUMP) ?? []);
    return chunkFrom(plainParts, plainParts.length === plain.length ? [] : plain.map(fold));
  }
  if (WITHOUT_SPACES.test(text)) return chunkFrom(wordsWithoutSpaces(text), []);
  const words = text.split(SEPARATOR).filter(Boolean);
  const parts = words.flatMap(humps);
  return chunkFrom(parts, parts.length === words.length ? [] : words.map(fold));
}

/** `words`: where some of them have parts. */
function chunkFrom(written: readonly string[], words: readonly string[]): Chunk {
  const parts = written.map(fold);
  const whole = parts.join('');
  if (words.length < 2) return { whole, parts, between: [], isCode: words.length > 0 };
  const known = new Set(parts);
  const between = words.filter((word) => !known.has(word));
  return { whole, parts, between, isCode: true };
}

/** `DataGridPro` is `Data`, `Grid`, `Pro`; `MUIButton` is `MUI`, `Button`. */
function humps(word: string): string[] {
  return word
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(' ');
}

function wordsWithoutSpaces(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
