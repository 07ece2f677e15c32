// What the build and the thread that checks hydration exchange. All of it is copied between them: plain data only.
import type { DemoQuestion } from './demo-thread.ts';

/** Global under which scripts of demos find the React of the thread. */
export const SHARED_REACT = 'docsGenReact';

export interface HydrationQuestion {
  readonly id: string;
  /** Absolute path of the script of the demo, as it is published. */
  readonly script: string;
  /** As the server rendered it, with `DEMO_PREFIX` in its ids; null: the server cannot render it. */
  readonly html: string | null;
  /** Table of words that a component is given, as JSON; null: a demo. */
  readonly words: string | null;
  readonly props: DemoQuestion['props'];
}

/** What a browser renders in another way than the server: text, an element or an attribute. */
export interface HydrationDifference {
  /** Start tag of the element around it, as far as React shows it; empty: the demo itself. */
  readonly element: string;
  /** Empty: nothing. */
  readonly server: string;
  readonly browser: string;
}

export type HydrationAnswer = { readonly id: string } & (
  | { readonly kind: 'hydrated'; readonly differences: readonly HydrationDifference[] }
  /** Without HTML of the server. */
  | { readonly kind: 'rendered' }
  | { readonly kind: 'failed'; readonly problem: string }
);
