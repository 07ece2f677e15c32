// How styles that a library keeps in JavaScript come into the HTML of demos: what a collector has, ours or one of an author.
import type { ReactElement } from 'react';

/**
 * Collects the styles of a library that does not write them into the HTML itself. The module in `demos.render` of the config has one
 * as its default export.
 *
 * @example
 * ```tsx
 * // content/collect-styles.tsx
 * import { createSheet, SheetProvider } from 'acme-css';
 * import type { StyleCollector } from 'docs-gen';
 *
 * const collector: StyleCollector = {
 *   start() {
 *     const sheet = createSheet();
 *     return {
 *       wrap: (element) => <SheetProvider sheet={sheet}>{element}</SheetProvider>,
 *       styles: () => `<style>${sheet.css()}</style>`,
 *     };
 *   },
 * };
 * export default collector;
 * ```
 */
export interface StyleCollector {
  /**
   * `true`: the order of the styles is the order in which modules ran. docs-gen then renders each demo that has styles with modules
   * that ran for no other demo.
   * @default false
   */
  readonly isOrdered?: boolean;
  /** Called before each rendering of a demo or component. */
  start(): StyleCollection;
}

/** The styles of one rendering. */
export interface StyleCollection {
  /** Returns what is rendered instead of `element`, which must be in it. It must not add elements to the HTML. */
  wrap(element: ReactElement): ReactElement;
  /**
   * Called after the rendering. Returns `<style>` elements as HTML, with attributes in double quotes; an empty string if there are no
   * styles. A page has each element once, whatever the number of demos that return it.
   */
  styles(): string;
}
