// How each package manager that a new site may use says the same thing.
import { PACKAGE_MANAGERS, type PackageManager } from './choices.ts';

export interface ManagerWords {
  /** Installs what `package.json` names. */
  readonly install: string;
  /** Stands before a script of `package.json`. */
  readonly run: string;
  /** Stands before a program of an installed package. */
  readonly exec: string;
  /** Installs exactly what the lock file names. */
  readonly installLocked: string;
  readonly lockFile: string;
  /** What a bare Node image has to be told first. */
  readonly setUp: string | null;
}

export const MANAGER_WORDS: Readonly<Record<PackageManager, ManagerWords>> = {
  npm: {
    install: 'npm install',
    run: 'npm run',
    exec: 'npx',
    installLocked: 'npm ci',
    lockFile: 'package-lock.json',
    setUp: null,
  },
  pnpm: {
    install: 'pnpm install',
    run: 'pnpm',
    exec: 'pnpm exec',
    installLocked: 'pnpm install --frozen-lockfile',
    lockFile: 'pnpm-lock.yaml',
    setUp: 'corepack enable',
  },
  yarn: {
    install: 'yarn install',
    run: 'yarn',
    exec: 'yarn',
    installLocked: 'yarn install --frozen-lockfile',
    lockFile: 'yarn.lock',
    setUp: 'corepack enable',
  },
};

/** The one that runs this program, as it introduces itself (`pnpm/10.1.0 npm/? node/v22.0.0 linux x64`), else npm. */
export function managerOfAgent(agent: string | undefined): PackageManager {
  return PACKAGE_MANAGERS.find((name) => agent?.startsWith(`${name}/`)) ?? 'npm';
}
