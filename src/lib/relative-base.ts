// A site with `base: './'` works in any folder of a host. It is built below a placeholder, which becomes a relative address
// when its files are finished (`derive/relocate.ts`), or in the browser, for files that pages of any depth fetch.

/** As authors write it. */
export const RELATIVE_BASE = './';

/** `site.base` of such a site. */
export const BASE_PLACEHOLDER = '/__docs-gen-base__/';

export function isRelocatable({ base }: { readonly base: string }): boolean {
  return base === BASE_PLACEHOLDER;
}

/** The base where an address has to be absolute, but a relocatable site has none: the site is then at the root of its host. */
export function absoluteBase(base: string): string {
  return base === BASE_PLACEHOLDER ? '/' : base;
}

/**
 * In `offline.html`, which the service worker shows at any address: it replaces this text with the base. The text is a
 * relative address if the page is opened by its own name.
 */
export const OFFLINE_BASE = '././';

/**
 * In style sheets of demos: leads from `assets/` to the root of the site. Live editing takes the sheets to a frame that is in
 * another folder, and replaces it.
 */
export const SHEET_BASE = './../';

/** What goes before paths in style sheets in `assets/`. */
export function sheetBase(base: string): string {
  return base === BASE_PLACEHOLDER ? SHEET_BASE : base;
}

/** In scripts in `assets/`; those of single demos are further down. */
export const SCRIPT_BASE = 'new URL("../",import.meta.url).pathname';

/** `depth`: how many folders below the root of the site the script is. */
export function scriptBase(depth: number): string {
  return `new URL("${'../'.repeat(depth)}",import.meta.url).pathname`;
}

/** For a script that runs nowhere on a site: the base is that of HTML before it is finished. */
export function withPlaceholder(script: string): string {
  return script.replace(/new URL\("(?:\.\.\/)+",import\.meta\.url\)\.pathname/g, JSON.stringify(BASE_PLACEHOLDER));
}

/** Constant of docs-gen's own browser scripts: other sites have no code for a relative base. */
export function baseConstant(base: string): Readonly<Record<string, string>> {
  return { 'process.env.RELATIVE_BASE': JSON.stringify(base === BASE_PLACEHOLDER ? 'yes' : 'no') };
}
