// The public module `docs-gen/translate`: texts in the language of the page for what a project shows by scripts of its own.

/** Texts, and tables of texts: `{ "cart": { "add": "Add" } }` has the key `cart.add`. */
export type TranslationTable = { readonly [key: string]: unknown };

/** By language. */
export type TranslationTables = Readonly<Record<string, TranslationTable>>;

export interface TranslateOptions {
  /** What is missing in another language is taken from here. @default 'en' */
  readonly fallback?: string;
  /** @default `console.warn` in browsers; nothing elsewhere */
  readonly warn?: (message: string) => void;
}

/** Null: there is no such text, not even in the fallback. */
export type Translate = (key: string, options?: { readonly ignoreWarning?: boolean }) => string | null;

/**
 * Gives the lookup of a language. What is missing is told once for each language, and once for each of its keys.
 *
 * @example
 * ```ts
 * const inLanguage = createTranslations(tables);
 * const t = inLanguage(document.documentElement.lang);
 * t('cart.add');
 * ```
 */
export function createTranslations(
  tables: TranslationTables,
  { fallback = 'en', warn = defaultWarn }: TranslateOptions = {},
): (language: string) => Translate {
  const told = new Set<string>();
  const warnOnce = (message: string): void => {
    if (told.has(message)) return;
    told.add(message);
    warn(message);
  };
  return (language) =>
    (key, { ignoreWarning = false } = {}) => {
      const table = Object.hasOwn(tables, language) ? tables[language] : undefined;
      const found = table && lookUp(table, key);
      if (found) return found;
      if (!table) warnOnce(`Missing language: ${language}.`);
      else if (!ignoreWarning) warnOnce(`Missing translation for ${language}:${key}`);
      return lookUp(tables[fallback] ?? {}, key);
    };
}

/** An empty text is one that is missing, and so is what is no text. */
function lookUp(table: TranslationTable, key: string): string | null {
  let value: unknown = table;
  for (const part of key.split('.')) value = isTable(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}

function defaultWarn(message: string): void {
  if ('document' in globalThis) console.warn(message);
}

/**
 * The tables of files by their names: `./translations-zh.json` is Chinese, `./translations.json` English. Each is laid over
 * the one of its language in `under`, key by key.
 */
export function toTranslationTables(
  files: Readonly<Record<string, TranslationTable>>,
  under: TranslationTables = {},
): TranslationTables {
  const tables: Record<string, TranslationTable> = { ...under };
  for (const [name, table] of Object.entries(files)) {
    const language = languageOfTable(name);
    tables[language] = merge(tables[language] ?? {}, table);
  }
  return tables;
}

/** `zh.json` and `translations-zh.json` are Chinese, `translations.json` is English. */
export function languageOfTable(name: string): string {
  const stem = (name.split('/').at(-1) ?? name).replace(/\.json$/, '');
  return stem === 'translations' ? 'en' : stem.replace(/^translations-/, '');
}

function merge(under: TranslationTable, over: TranslationTable): TranslationTable {
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    // Defined, not assigned: a file may hold the key `__proto__`.
    Object.defineProperty(merged, key, {
      value: isTable(below) && isTable(value) ? merge(below, value) : value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return merged;
}

function isTable(value: unknown): value is TranslationTable {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws Error whose code is `MODULE_NOT_FOUND`, where no file has this name. */
export function translationsModule(files: Readonly<Record<string, TranslationTable>>, name: string): TranslationTable {
  const table = Object.hasOwn(files, name) ? files[name] : undefined;
  if (table) return table;
  throw Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' });
}

/** Puts values in the place of `{{name}}`, each of the first. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{{${name}}}`, () => value), text);
}
