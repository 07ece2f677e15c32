// Texts that repeat one or two characters, or what opens a construct of the dialect, in each place where an author can put them.

/** Without NUL, which makes a file one of another encoding. */
const ASCII = Array.from({ length: 0x7e }, (_, index) => String.fromCharCode(index + 1));

/** As the parsers, markers, includes and fences of docs-gen know them. */
const OPENERS = [
  // Directives and includes.
  ...['{{', '{{"', '{{"demo": "', '{{"include": "', ' include', ' file='],
  // Blocks.
  ...[':::', ':::\n', ':::info ', ':::info\n', '```', '```\n', '```js\n', '~~~', '~~~\n', '    ', '\r\n'],
  ...['<codeblock', '<codeblock>\n\n', '</codeblock>\n', '<featureList>\n', '<details>\n\n', '<div>\n', '<pre>'],
  ...['# ', '## ', '- ', '1. ', '- [ ] ', '> ', '> [!', '> [!NOTE]\n', '---', '---\n', '|\n', '|-', '| a '],
  ...['[^1]: ', '[a]: ', '$$', '$$\n', '<!-- #region a -->\n', '#region a\n', '// [!code ++]'],
  // Words and marks in a line.
  ...[
    '![',
    '![a](',
    '[^',
    '[a](',
    '[a][',
    '](',
    '==',
    '~~',
    '**',
    '__',
    '$`',
    '${',
    '{#',
    ' {#a}',
    ':badge[',
    ':kbd[a]',
  ],
  ...['<!--', '<!-- ', '-->', '</', '<a ', '<b>', '<?', '<!', '<![CDATA[', '<p class="description">', '&amp;', '\\\\'],
  ...['http://', 'https://a.b ', 'www.', 'a@b.', 'a ', 'a.', 'a_', '1.', '/a', '"a', 'title="', '{1-', '{1,', '(1)'],
  ...['é', 'e\u0301', '\u{1f600}', '\u2028'],
];

export const UNITS: readonly string[] = [...ASCII, ...OPENERS];

/** The page, and files that it names. */
type Place = (repeated: string) => Readonly<Record<string, string>>;

const page =
  (text: (repeated: string) => string): Place =>
  (repeated) => ({ 'content/ui/a.md': text(repeated) });
const HEAD = '# Title\n\nDescription.\n\n';

export const PLACES: Readonly<Record<string, Place>> = {
  'at the start': page((text) => text),
  'after words': page((text) => `# Title\n\nText ${text}`),
  'before words': page((text) => `# Title\n\n${text}a !`),
  'in a heading': page((text) => `${HEAD}## a ${text}`),
  'in an item': page((text) => `${HEAD}- ${text}`),
  'in a quote': page((text) => `${HEAD}> ${text}`),
  'in a cell': page((text) => `${HEAD}| a |\n|---|\n| ${text} |\n`),
  'in a fence': page((text) => `${HEAD}\`\`\`\n${text}\n\`\`\`\n`),
  'behind a fence': page((text) => `${HEAD}\`\`\`js ${text}\na\n\`\`\`\n`),
  'in code': page((text) => `${HEAD}a \`${text}\` b`),
  'in a link': page((text) => `${HEAD}a [${text}](/a/) b`),
  'in an address': page((text) => `${HEAD}a [b](${text}) c`),
  'in a directive': page((text) => `${HEAD}{{"demo": "${text}"}}\n`),
  'in a callout': page((text) => `${HEAD}:::info ${text}\na\n:::\n`),
  'in HTML': page((text) => `${HEAD}<div title="${text}">\na\n</div>\n`),
  'in a field': page((text) => `---\ntitle: ${text}\n---\n\n${HEAD}`),
  'in front matter': page((text) => `---\n${text}\n---\n\n${HEAD}`),
  'in a fragment': (text) => ({
    'content/ui/a.md': `${HEAD}{{"include": "_b.md"}}\n`,
    'content/ui/_b.md': `a ${text}`,
  }),
  'in a region': (text) => ({
    'content/ui/a.md': `${HEAD}\`\`\`js file="_b.txt" region="a"\n\`\`\`\n`,
    'content/ui/_b.txt': `// #region a\n${text}b\n// #endregion\n// #region ${text}b`,
  }),
};

export interface Repetition {
  readonly unit: string;
  readonly place: string;
}

/** `size`: of what is repeated, in UTF-16 units. */
export function filesOf({ unit, place }: Repetition, size: number): Readonly<Record<string, string>> {
  const make = PLACES[place];
  if (!make) throw new Error(`No place ${place}.`);
  return make(unit.repeat(Math.ceil(size / unit.length)));
}

export function nameOf({ unit, place }: Repetition): string {
  return `${JSON.stringify(unit)} ${place}`;
}
