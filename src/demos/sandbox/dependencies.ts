// What a demo imports → the packages of its sandbox, with the versions that the site's own demos run with.
import { packageName } from '../../lib/package-name.ts';
import type { CodeLanguage } from '../../model/demo.ts';

/** Null: not installed here. */
export type VersionOf = (packageName: string) => string | null;

export interface Dependencies {
  readonly dependencies: Readonly<Record<string, string>>;
  /** For TypeScript: the compiler, and types that packages do not bring along. */
  readonly types: Readonly<Record<string, string>>;
}

const ALWAYS = ['react', 'react-dom', '@emotion/react', '@emotion/styled'];
/** Packages that need the main library, and do not bring it along. Behaviour §4.4, and what these packages ask for. */
const NEEDS_MATERIAL = /^@mui\/(?:lab|icons-material|x-.+)$|^@toolpad\/core$/;
/** Packages that bring their types along. Behaviour §4.4. */
const HAS_TYPES = /^(?:date-fns|dayjs|clsx|@react-spring\/web|@emotion\/.+|@(?:mui|base-ui|pigment-css|toolpad)\/.+)$/;
const LATEST = 'latest';

export function dependenciesOf(
  specifiers: readonly string[],
  language: CodeLanguage,
  versionOf: VersionOf,
): Dependencies {
  const names = withCompanions(specifiers);
  const version = (name: string): string => versionOf(name) ?? LATEST;
  const record = (list: Iterable<string>) => Object.fromEntries([...list].sort().map((name) => [name, version(name)]));
  if (language === 'JS') return { dependencies: record(names), types: {} };
  const typed = [...names].filter((name) => needsTypes(name, versionOf)).map(typesPackage);
  return { dependencies: record(names), types: record([...typed, 'typescript']) };
}

/** All packages whose versions `dependenciesOf` may ask for. */
export function candidatePackages(specifiers: readonly string[]): string[] {
  const names = [...withCompanions(specifiers)];
  return [...names, ...names.filter((name) => !HAS_TYPES.test(name)).map(typesPackage)];
}

/** All packages of a project but types and tools. */
export function packagesOf(specifiers: readonly string[]): string[] {
  return [...withCompanions(specifiers)];
}

/** What the code itself imports. */
export function importedPackages(specifiers: readonly string[]): string[] {
  return [...new Set(specifiers.map(packageName).filter((name) => name !== ''))].sort();
}

function withCompanions(specifiers: readonly string[]): ReadonlySet<string> {
  const names = new Set([...ALWAYS, ...importedPackages(specifiers)]);
  if ([...names].some((name) => NEEDS_MATERIAL.test(name))) names.add('@mui/material');
  if (names.has('@toolpad/core')) names.add('@mui/icons-material');
  return names;
}

/** A package that is installed here without separate types brings its own. */
function needsTypes(name: string, versionOf: VersionOf): boolean {
  if (HAS_TYPES.test(name)) return false;
  return versionOf(typesPackage(name)) !== null || versionOf(name) === null || name === 'react' || name === 'react-dom';
}

function typesPackage(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}
