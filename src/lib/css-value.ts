// The value of a CSS property: whether it ends where its text ends, and whether its units exist.

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** What is still open at the end: a bracket, a quote or a comment; or a bracket that closes nothing. Null for a whole value. */
export function openPart(value: string): string | null {
  const closers: string[] = [];
  // Escapes, strings and comments hold no brackets; one that is not closed is matched by its first character.
  for (const [token] of value.matchAll(
    /\\.?|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?\*\/|\/\*|["'()[\]]/g,
  )) {
    const closer = CLOSERS[token];
    if (closer !== undefined) closers.push(closer);
    else if (token === '/*' || token === '"' || token === "'" || token === '\\') return token;
    else if (token === ')' || token === ']') {
      if (closers.pop() !== token) return token;
    }
  }
  const last = closers.at(-1);
  return last === undefined ? null : last === ')' ? '(' : '[';
}

/** CSS Values 4 and 5: lengths, angles, times, frequencies, resolutions, flexible lengths; css-contain-3. */
const UNITS: ReadonlySet<string> = new Set(
  [
    'px cm mm q in pt pc em rem ex rex ch rch cap rcap ic ric lh rlh',
    'vw vh vi vb vmin vmax svw svh svi svb svmin svmax lvw lvh lvi lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax',
    'cqw cqh cqi cqb cqmin cqmax deg grad rad turn s ms hz khz dpi dpcm dppx x fr',
  ].flatMap((line) => line.split(' ')),
);

/** Numbers with a unit that CSS does not have: `2qx`. */
export function unknownDimensions(value: string): string[] {
  const bare = value.replace(/\\.|"[^"]*"|'[^']*'|\/\*[\s\S]*?\*\/|url\([^)]*\)/gi, ' ');
  const dimensions = bare.matchAll(/(?<![\w#.-])[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?([a-z]+)(?![\w-])/gi);
  return [...dimensions].flatMap(([text, unit = '']) => (UNITS.has(unit.toLowerCase()) ? [] : [text]));
}
