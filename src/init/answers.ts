// What a new site is made from: the answers of its author, and those that follow from the name of its folder.
import { basename } from 'node:path';
import { toRoute } from '../lib/url.ts';
import { baseProblem, httpUrl } from '../schema/addresses.ts';
import type { CiChoice, PackageManager } from './choices.ts';

export interface Answers {
  readonly title: string;
  readonly address: SiteAddress;
  readonly packageManager: PackageManager;
  readonly ci: CiChoice;
}

export interface SiteAddress {
  /** Without a path. */
  readonly url: string;
  /** Starts and ends with a slash. */
  readonly base: string;
}

/** Of a site whose author does not know yet: a name that nobody can own. */
export const DEFAULT_ADDRESS = 'https://docs.example';

/** `acme-docs` → `Acme docs`. `folder` is absolute. */
export function titleOfFolder(folder: string): string {
  const words = basename(folder)
    .split(/[\s._-]+/u)
    .filter(Boolean)
    .join(' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return title === '' || titleProblem(title) !== null ? 'My docs' : title;
}

/** What is wrong with a title, as the end of a sentence; null when it is right. */
export function titleProblem(title: string): string | null {
  if (title.trim() === '') return 'must contain at least one character';
  return /[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(title) ? 'must be one line without control characters' : null;
}

/** `https://acme.example/docs` is a host and a base. */
export function parseAddress(text: string): SiteAddress | { readonly problem: string } {
  const checked = httpUrl.safeParse(text.trim());
  if (!checked.success) return { problem: 'must be a URL that starts with https:// or http://' };
  const { origin, pathname, search, hash } = new URL(checked.data);
  if (search !== '' || hash !== '') return { problem: 'must not have a query or a hash' };
  const base = toRoute(pathname);
  const problem = baseProblem(base);
  return problem === null ? { url: origin, base } : { problem: `has a path that ${problem}` };
}

/** Names that npm refuses, or that a dependency of the site has. */
const TAKEN = new Set(['docs-gen', 'react', 'react-dom', 'node_modules', 'favicon.ico']);
const LONGEST_NAME = 214; // npm's own limit.

/** A name that every package manager takes, from any folder: `Acme Docs (2)` → `acme-docs-2`. */
export function packageNameOf(folder: string): string {
  const name = basename(folder)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^[._-]+|[._-]+$/g, '');
  if (name === '') return 'docs';
  return TAKEN.has(name) ? `${name}-site` : name;
}
