// Names that a disk may take for the same one.

/** The same for names that differ in upper and lower case, or in the form of their Unicode letters, only. */
export function foldedName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
