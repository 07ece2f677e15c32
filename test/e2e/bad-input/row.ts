// One row of the table of bad input: what an author did, and all that docs-gen says to it.
import { smallest } from '../support/smallest.ts';

export interface BadInput {
  readonly what: string;
  /** Put over the smallest site; null takes a file of it away. */
  readonly files?: Readonly<Record<string, string | Uint8Array | null>>;
  /** What files cannot say, such as links between folders. `root` is absolute. */
  readonly prepare?: (root: string) => Promise<unknown>;
  /** After `build`; `<root>` stands for the folder of the site. */
  readonly args?: readonly string[];
  /** `code file:line:column` of every diagnostic, in order; a leading `?` marks a warning. */
  readonly says: readonly string[];
}

export const CONFIG = 'site.config.ts';
export const TREE = 'content/ui/pages.ts';
export const PAGE = 'content/ui/a.md';

/** A page whose own text starts on line 5. */
export function page(text: string): Record<string, string> {
  return { [PAGE]: `# A\n\n<p class="description">About a.</p>\n\n${text}\n` };
}

/** A page whose fields start on line 2. */
export function fields(yaml: string): Record<string, string> {
  return { [PAGE]: `---\n${yaml}\n---\n\n# A\n\n<p class="description">About a.</p>\n` };
}

/** The smallest config, whose third line holds the product, with one piece of it replaced. */
export function config(old: string, by: string): Record<string, string> {
  const text = smallest[CONFIG] ?? '';
  if (!text.includes(old)) throw new Error(`The smallest config holds no ${old}.`);
  return { [CONFIG]: text.replace(old, by) };
}

/** Further fields on the second line of the config, from column 3. */
export function configFields(text: string): Record<string, string> {
  return config("  title: 'Acme', ", `  ${text}, title: 'Acme', `);
}

/** Further fields of the product. */
export function productFields(text: string): Record<string, string> {
  return config("contentDir: 'content/ui'", `contentDir: 'content/ui', ${text}`);
}
