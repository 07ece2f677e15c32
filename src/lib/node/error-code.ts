// What Node calls an error of the system.

/** `ENOENT` and the like; empty: it has no code. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
