// Where the source of a demo lies that live editing starts from.

/** `id`: of the variant. Relative to the output folder. */
export function liveSourceOf(id: string): string {
  return `demos/${id}.live.json`;
}
