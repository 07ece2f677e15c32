// API pages that were made of types: what `docs-gen api` writes, and what a build reads in the place of files.
import type { ExportTypes, OmissionReason, TypePlace, UnprovenClaims } from './package-types.ts';
import type { Plan } from './tree.ts';

/** One page that an export of a package makes. */
export interface ExtractedPage {
  readonly productKey: string;
  readonly package: string;
  readonly plan: Plan;
  /** Where `docs-gen api` writes it, relative to the root: `content/ui/api/data-grid/grid-col-def.json`. */
  readonly file: string;
  /** JSON of the reference format, ended by a line break. */
  readonly text: string;
  readonly kind: ExportTypes['kind'];
  readonly name: string;
  readonly at: TypePlace;
  /** Where its rows are declared: `props.size`, `slots.root`, `classes.disabled`, `parameters.value`, `returnValue.open`. */
  readonly places: Readonly<Record<string, TypePlace>>;
  /** Left out: it claims nothing that is not proved. */
  readonly unproven?: UnprovenClaims;
}

/** An export without a page, or props of a component without rows; the place is that of the declaration. */
export interface OmittedEntry extends TypePlace {
  readonly product: string;
  readonly package: string;
  readonly name: string;
  /** For programs. */
  readonly because: OmissionReason['kind'];
  /** The same as the end of a line that begins with the name. */
  readonly reason: string;
}
