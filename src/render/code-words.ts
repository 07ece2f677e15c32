// What a block of code says to readers: in their language where it is known, else by marks that each page replaces.
import { wordMark } from '../lib/word-mark.ts';
import type { Texts } from './texts.ts';

export interface CodeWords {
  readonly copy: string;
  readonly copied: string;
  /** `{{key}}` stands for the key, which only the browser knows. */
  readonly copyKey: string;
  readonly showAll: string;
  readonly showLess: string;
}

/** `lines`: how many the block has. */
export function codeWords(lines: number, texts: Texts): CodeWords {
  return {
    copy: texts.copyCode,
    copied: texts.codeCopied,
    copyKey: texts.copyCodeKey,
    showAll: texts.showAllLines.replace('{{count}}', String(lines)),
    showLess: texts.showFewerLines,
  };
}

/** For blocks that are rendered before the language of the reader is known. A mark is text, and cannot be read. */
export function codeWordMarks(lines: number): CodeWords {
  return {
    copy: wordMark('copyCode'),
    copied: wordMark('codeCopied'),
    copyKey: wordMark('copyCodeKey'),
    showAll: wordMark(`showAllLines:${lines}`),
    showLess: wordMark('showFewerLines'),
  };
}
