// What `docs-gen init` lets its user choose from; apart, because the command line needs no more to show its help.

export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** Whose example workflows are written. */
export const CI_CHOICES = ['github', 'gitlab', 'all', 'none'] as const;
export type CiChoice = (typeof CI_CHOICES)[number];
