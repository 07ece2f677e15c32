// Which top-level folders hold nothing but hashed files, so that one caching rule fits all they hold.

/** Names without slash, sorted. */
export function topFolders(files: readonly { readonly path: string; readonly immutable: boolean }[]): {
  immutable: string[];
  mixed: string[];
} {
  const byName = new Map<string, boolean>();
  for (const { path, immutable } of files) {
    const end = path.indexOf('/');
    if (end === -1) continue;
    const name = path.slice(0, end);
    byName.set(name, immutable && (byName.get(name) ?? true));
  }
  const names = [...byName.keys()].sort();
  return { immutable: names.filter((name) => byName.get(name)), mixed: names.filter((name) => !byName.get(name)) };
}
