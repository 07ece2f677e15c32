// The folder of docs-gen itself, which holds `src/client/` and `templates/`, for the bundled and the unbundled program.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)));

function findPackageRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'templates'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The folder of docs-gen was not found.');
  return findPackageRoot(parent);
}
