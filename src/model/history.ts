// What the repository knows of a page: when it was last changed, and by whom.

export interface PageHistory {
  /** Instant of the change in UTC, without fractions: `2026-01-02T10:11:12Z`. */
  readonly modified: string;
  /** Names, newest change first, each once; empty unless `lastUpdated.authors` asks for them. */
  readonly authors: readonly string[];
}

/** By route; pages without a known change are not in it. */
export type SiteHistory = ReadonlyMap<string, PageHistory>;
