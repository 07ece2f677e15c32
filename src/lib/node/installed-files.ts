// Which files tell that something of an installed package changed, of the thousands that a bundle reads there.
//
// Package managers replace a package as a whole, so its `package.json` stands for the scripts that the package itself imports.
// What the site names (a style sheet or an alias of the config, an import of a demo), and all that is not a script, is looked at
// by itself: people edit it in place, and patches leave `package.json` unchanged.

export function isInstalled(path: string): boolean {
  return /[\\/]node_modules[\\/]/.test(path);
}

/** Sorted. `isNamed`: whether code or the config of the site names the file; asked for files of packages only. */
export function watchedInputs(paths: readonly string[], isNamed: (path: string) => boolean): string[] {
  const watched = new Set<string>();
  for (const path of paths) {
    const manifest = manifestOf(path);
    if (manifest !== null) watched.add(manifest);
    if (manifest === null || !SCRIPT.test(path) || isNamed(path)) watched.add(path);
  }
  return [...watched].sort();
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** null: it is a file of no package. */
function manifestOf(path: string): string | null {
  const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+[\\/]/.exec(path)?.[0];
  return folder === undefined ? null : `${folder}package.json`;
}
