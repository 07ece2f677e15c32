// The command that adds a package to a project, for the package manager that wrote its lock file.

const COMMANDS: Readonly<Record<string, string>> = {
  'package-lock.json': 'npm install',
  'npm-shrinkwrap.json': 'npm install',
  'pnpm-lock.yaml': 'pnpm add',
  'yarn.lock': 'yarn add',
};

/** In the order in which a project is searched for one. */
export const LOCK_FILES: readonly string[] = Object.keys(COMMANDS);

/** `lockFile`: its path; null if the project does not have one. */
export function installCommand(name: string, lockFile: string | null): string {
  const command = COMMANDS[lockFile?.replace(/^.*[\\/]/, '') ?? ''] ?? 'npm install';
  return `${command} ${name}`;
}
