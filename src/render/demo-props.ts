// What the templates of demos, and of components that texts ask for, are given.
import type { DemoSource, SandboxName, Styling } from '../model/demo.ts';
import type { ComponentDirective, DemoDirective } from '../model/page.ts';
import type { SiteThemes } from '../theme/site-theme.ts';
import type { CommonProps, Html } from './template-props.ts';

/** Addresses ready for the page; null: there is no such thing. */
export interface DemoLinks {
  /** What analytics calls the demo: its path. */
  readonly label: string;
  /** In the repository. */
  readonly source: string | null;
  /** A page that shows but the demo. */
  readonly standalone: string | null;
  /** null: readers cannot edit the demo on its page. */
  readonly live: LiveLinks | null;
  /** One for each online editor and styling. */
  readonly sandboxes: readonly SandboxLink[];
}

export interface LiveLinks {
  /** File that says what editing needs. */
  readonly manifest: string;
  /** Files with the source, one for each variant. */
  readonly sources: readonly string[];
}

export interface SandboxLink {
  readonly editor: SandboxName;
  /** File with the forms that open the project, by editor and language. */
  readonly href: string;
  /** null: the demo has one alone. */
  readonly styling: Styling | null;
}

export interface DemoFrameProps extends CommonProps {
  readonly directive: DemoDirective;
  readonly source: DemoSource;
  /** What each variant shows: an island, or a frame with a document of its own. */
  readonly stages: readonly Html[];
  readonly links: DemoLinks;
  /** Unique on the page. */
  readonly id: string;
}

export interface ComponentBoxProps extends CommonProps {
  readonly directive: ComponentDirective;
  readonly themes: SiteThemes;
  /** What a module of the project renders; null: a component of docs-gen itself, or a file that is missing. */
  readonly html: Html | null;
}

/** What a component of docs-gen itself is given. */
export type BuiltInProps = ComponentBoxProps;
