// Lays out JavaScript as the TypeScript that it comes from is laid out: by its project's own options, or by what it shows.

/** Names and values are prettier's. */
export interface FormatOptions {
  /** Columns. */
  readonly printWidth: number;
  readonly tabWidth: number;
  readonly useTabs: boolean;
  readonly semi: boolean;
  readonly singleQuote: boolean;
  readonly jsxSingleQuote: boolean;
  readonly bracketSpacing: boolean;
  readonly bracketSameLine: boolean;
  readonly arrowParens: 'always' | 'avoid';
  readonly trailingComma: 'all' | 'es5' | 'none';
  readonly quoteProps: 'as-needed' | 'consistent' | 'preserve';
}

export async function formatJavaScript(code: string, options: FormatOptions): Promise<string> {
  if (code.trim() === '') return '';
  const { prettier, plugins } = await loadPrettier();
  return prettier.format(code, { ...options, parser: 'babel', plugins, embeddedLanguageFormatting: 'off' });
}

/** Only demos without JavaScript of their own need it: 60 ms to load. */
async function loadPrettier() {
  const [prettier, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  return { prettier, plugins: [babel, estree] };
}

/** Widths that projects choose: prettier's own, that of the reference's demos, and two common ones. */
const WIDTHS = [80, 85, 100, 120];

/**
 * What a source tells of the options that it was formatted with; `known` wins. `code` is what is left of it without
 * types, where an arrow is always that of a function.
 */
export function formatOptionsOf(source: string, code: string, known: Partial<FormatOptions> = {}): FormatOptions {
  const count = (pattern: RegExp, text = source): number => text.match(pattern)?.length ?? 0;
  const indent = /^(\t+| {2,8})(?=\S)/m.exec(source)?.[1] ?? '  ';
  const longest = Math.max(
    0,
    ...source
      .split('\n')
      .filter(canBreak)
      .map((line) => line.length),
  );
  return {
    printWidth: WIDTHS.find((width) => longest <= width) ?? 120,
    tabWidth: indent.startsWith('\t') || indent.length > 4 ? 2 : indent.length,
    useTabs: indent.startsWith('\t'),
    semi: count(/;[ \t]*$/gm) >= count(/^[ \t]*(?:const|let|import|return)\b.*[\w'")\]][ \t]*$/gm),
    singleQuote:
      count(/(?:[([,:]|\b(?:from|import|return)| =) ?'/g) >= count(/(?:[([,:]|\b(?:from|import|return)| =) ?"/g),
    jsxSingleQuote: count(/\s[\w-]+='/g) > count(/\s[\w-]+="/g),
    bracketSpacing: count(/^import .*\{ /gm) >= count(/^import .*\{\w/gm),
    bracketSameLine: false,
    arrowParens: count(/(?:^|[\s(,=])[\w$]+ =>/g, code) > count(/\([\w$]+\)\s*=>/g, code) ? 'avoid' : 'always',
    trailingComma: count(LAST_WITHOUT_COMMA, code) > count(LAST_WITH_COMMA, code) ? 'none' : 'all',
    quoteProps: 'as-needed',
    ...known,
  };
}

/** The last property of an object that stands on lines of its own. */
const LAST_WITHOUT_COMMA = /^[ \t]*[\w'"]+: .*[\w'")\]]\n[ \t]*[}\]]/gm;
const LAST_WITH_COMMA = /^[ \t]*[\w'"]+: .*,\n[ \t]*[}\]]/gm;

/** No formatter breaks strings, templates, comments, imports of one name, or the words of an element. */
function canBreak(line: string): boolean {
  return !/^\s*(?:\/\/|\/?\*|import\b|export\b.*\bfrom\b)|['"`]/.test(line) && /[(){}=;,]\s*$/.test(line);
}

/** What a config of prettier says, as far as it matters here. */
export function formatOptionsFrom(config: Readonly<Record<string, unknown>>): Partial<FormatOptions> {
  const number = (key: string) => (typeof config[key] === 'number' ? { [key]: config[key] } : {});
  const flag = (key: string) => (typeof config[key] === 'boolean' ? { [key]: config[key] } : {});
  const oneOf = (key: string, values: readonly string[]) =>
    values.includes(String(config[key])) ? { [key]: config[key] } : {};
  return {
    ...number('printWidth'),
    ...number('tabWidth'),
    ...flag('useTabs'),
    ...flag('semi'),
    ...flag('singleQuote'),
    ...flag('jsxSingleQuote'),
    ...flag('bracketSpacing'),
    ...flag('bracketSameLine'),
    ...oneOf('arrowParens', ['always', 'avoid']),
    ...oneOf('trailingComma', ['all', 'es5', 'none']),
    ...oneOf('quoteProps', ['as-needed', 'consistent', 'preserve']),
  };
}
