// The rules of a `<style>` element and of a `style` attribute, read without a full CSS parser: what is not plain is reported, not kept.

export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly isImportant: boolean;
}

export interface StyleRule {
  /** Compound selectors from the outside in, as in `.a path.b`. */
  readonly selector: readonly Compound[];
  readonly declarations: readonly Declaration[];
  readonly specificity: number;
}

interface Compound {
  readonly element: string | null;
  readonly id: string | null;
  readonly classes: readonly string[];
}

/** What a selector is compared with. */
export interface Selectable {
  readonly element: string;
  readonly id: string | null;
  readonly classes: readonly string[];
  /** Its `style` attribute, '' for none. */
  readonly style: string;
}

export interface StyleSheet {
  readonly rules: readonly StyleRule[];
  /** What is not a plain rule: `@import`, `a:hover`. */
  readonly others: readonly string[];
}

export function readStyleSheet(css: string): StyleSheet {
  const text = withoutComments(css);
  const rules: StyleRule[] = [];
  const others: string[] = [];
  for (let at = 0; at < text.length; ) {
    const start = firstOf(text, /[{;]/g, at);
    const prelude = text.slice(at, start).trim();
    at = start + 1;
    if (text[start] !== '{') {
      if (prelude !== '' && !/^@(?:charset|namespace)\b/i.test(prelude)) others.push(shortened(prelude));
      continue;
    }
    const end = blockEnd(text, at);
    const body = text.slice(at, end);
    at = end + 1;
    const selectors = body.includes('{') || prelude.startsWith('@') ? [null] : prelude.split(',').map(readSelector);
    for (const selector of selectors) {
      if (selector === null) others.push(shortened(prelude));
      else rules.push({ selector, declarations: readDeclarations(body), specificity: specificityOf(selector) });
    }
  }
  return { rules, others };
}

export function readDeclarations(css: string): Declaration[] {
  return withoutComments(css)
    .split(';')
    .flatMap((part) => {
      const colon = part.indexOf(':');
      if (part.trim() === '') return [];
      const written = part.slice(colon + 1).trim();
      const value = written.replace(/\s*!\s*important$/i, '');
      const name = colon === -1 ? part.trim() : part.slice(0, colon).trim().toLowerCase();
      return [{ name, value: colon === -1 ? '' : value, isImportant: value !== written }];
    });
}

/** `path`: the element itself is the last. */
export function matches({ selector }: StyleRule, path: readonly Selectable[]): boolean {
  let left = selector.length - 1;
  const own = path.at(-1);
  if (own === undefined || !fits(selector[left], own)) return false;
  left--;
  for (let level = path.length - 2; level >= 0 && left >= 0; level--) {
    const ancestor = path[level];
    if (ancestor && fits(selector[left], ancestor)) left--;
  }
  return left < 0;
}

/** As a browser reads it, an unclosed comment reaches to the end. `<!--` and `-->` are ignored. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g, ' ');
}

function firstOf(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

function blockEnd(text: string, from: number): number {
  let open = 1;
  let at = from;
  for (; at < text.length; at++) {
    if (text[at] === '{') open++;
    else if (text[at] === '}' && --open === 0) return at;
  }
  return at;
}

const COMPOUND = /^(\*|[a-z][\w-]*)?((?:[.#][\w\u0080-\uffff-]+)*)$/i;

/** null: it has a combinator or a pseudo-class, which only a browser can decide. */
function readSelector(text: string): Compound[] | null {
  const compounds: Compound[] = [];
  for (const part of text.trim().split(/\s+/)) {
    const [, element = '*', names = ''] = COMPOUND.exec(part) ?? ['', '', null];
    if (names === null || part === '') return null;
    const all: string[] = names.match(/[.#][^.#]+/g) ?? [];
    const ids = all.filter((name) => name.startsWith('#'));
    if (ids.length > 1) return null;
    compounds.push({
      element: element === '*' ? null : element.toLowerCase(),
      id: ids[0]?.slice(1) ?? null,
      classes: all.filter((name) => name.startsWith('.')).map((name) => name.slice(1)),
    });
  }
  return compounds;
}

function specificityOf(selector: readonly Compound[]): number {
  let specificity = 0;
  for (const { element, id, classes } of selector)
    specificity += (id === null ? 0 : 1e6) + classes.length * 1e3 + (element === null ? 0 : 1);
  return specificity;
}

function fits(compound: Compound | undefined, { element, id, classes }: Selectable): boolean {
  return (
    compound !== undefined &&
    (compound.element === null || compound.element === element.toLowerCase()) &&
    (compound.id === null || compound.id === id) &&
    compound.classes.every((name) => classes.includes(name))
  );
}

export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
