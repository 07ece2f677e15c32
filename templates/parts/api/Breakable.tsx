// Code that may be longer than its column: it breaks between the words of a name, not inside one.
import { Fragment } from 'react';

/** Shorter words fit into the narrowest column. */
const LONGEST_WORD = 11;
const BREAKS = /(?<=[a-z\d])(?=[A-Z])|(?<=[.,:/_=([{|-])(?=[\w'"$])/;

export function Breakable({ text }: { readonly text: string }) {
  const words = text.split(/(?<=\s)/).flatMap((word) => (word.length > LONGEST_WORD ? word.split(BREAKS) : [word]));
  const parts = joined(words);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A space is a place for a break by itself. */
function joined(words: readonly string[]): string[] {
  const parts: string[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (last?.endsWith(' ')) parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  return parts;
}
