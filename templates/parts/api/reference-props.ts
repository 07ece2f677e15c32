// What every part of an API page is given.
import type { ReactNode } from 'react';
import type { ReferenceApi } from '../../../src/model/api.ts';
import type { InheritedGroup, TypeHrefs } from '../../../src/model/route.ts';
import type { Texts } from '../../../src/render/texts.ts';

/** Pages that say what a plan is. */
export type PlanHrefs = Readonly<Partial<Record<'pro' | 'premium', string>>>;

export interface ReferenceProps<D extends ReferenceApi = ReferenceApi> {
  /** Shown after what a caller gives. */
  readonly demos?: ReactNode;
  readonly doc: D;
  readonly typeHrefs: TypeHrefs;
  readonly inherited: readonly InheritedGroup[];
  readonly sourceUrl: string | null;
  readonly planHref: PlanHrefs | undefined;
  readonly translations: Texts;
}

/** Sections are one level deeper where several things share a page. */
export function headingLevels({ section }: Pick<ReferenceApi, 'section'>) {
  return section === null ? ({ part: 'h2', detail: 'h3' } as const) : ({ part: 'h3', detail: 'h4' } as const);
}
