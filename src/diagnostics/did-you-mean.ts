// The commonest hint.

/** `did you mean "outlined"?`, or undefined when nothing is near. */
export function didYouMean(nearest: string | null): string | undefined {
  return nearest === null ? undefined : `did you mean "${nearest}"?`;
}
