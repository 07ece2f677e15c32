// Where in an author's data something is wrong, for the message of a diagnostic that shows no line.

/** `path` names the place in the data; it is null where the diagnostic shows the line. */
export function where(path: string | null): string {
  return path === null ? '' : ` (at ${path})`;
}
