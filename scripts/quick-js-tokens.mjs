// js-tokens as the bundled program has it: the same tokens in less than two thirds of the time. A site of a thousand pages has
// a million of them. What is changed is how it is run, not what it says:
// - It gives an array. A generator saves and restores all that it works with at each token.
// - Before a pattern is tried, the next character is looked up: most patterns can not begin with it.

const WORD = '$_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** By pattern, the ASCII characters that a match can begin with: of others, each pattern decides by itself. */
export const FIRST = {
  Punctuator: '-+=>.?&|%^*<!/~,:;[](){}',
  Identifier: `#\\${WORD}`,
  StringLiteral: '\'"',
  NumericLiteral: '.0123456789',
  Template: '`}',
  WhiteSpace: '\t\v\f ',
  LineTerminatorSequence: '\r\n',
  MultiLineComment: '/',
  SingleLineComment: '/',
  JSXPunctuator: '<>.:={}/',
  JSXIdentifier: WORD,
  JSXString: '\'"',
};

/** `text`: of the module as it is installed. Throws when it is not the one that was looked at: nobody is to bundle half of this. */
export function quickJsTokens(text) {
  const kinds = Object.entries(FIRST).map(([pattern, first], index) => ({ pattern, first, bit: 1 << index }));
  const table = Array.from({ length: 128 }, (_, code) =>
    kinds.reduce((bits, { first, bit }) => (first.includes(String.fromCharCode(code)) ? bits | bit : bits), 0),
  );
  const changes = [
    { from: /jsTokens = function\*\((.*)\) \{/g, to: 'jsTokens = function($1) { const tokens = [];' },
    { from: /\byield \(\{/g, to: 'tokens.push({', times: 23 },
    { from: /return void 0;/g, to: 'return tokens;' },
    {
      from: /mode = stack\[stack\.length - 1\];/g,
      to: '$& const code = input.charCodeAt(lastIndex), kinds = code < 128 ? FIRST[code] : -1;',
    },
    ...kinds.map(({ pattern, bit }) => ({
      from: new RegExp(
        `(\\b${pattern}\\.lastIndex = lastIndex;\\s*)if \\(match = ${pattern}\\.exec\\(input\\)\\)`,
        'g',
      ),
      to: `$1if ((kinds & ${bit}) !== 0 && (match = ${pattern}.exec(input)))`,
    })),
  ];
  let quick = `const FIRST = [${table}];\n${text}`;
  for (const { from, to, times = 1 } of changes) {
    const found = quick.match(from)?.length ?? 0;
    if (found !== times)
      throw new Error(`js-tokens is another than scripts/quick-js-tokens.mjs knows: ${found} times ${from}`);
    quick = quick.replace(from, to);
  }
  return quick;
}
