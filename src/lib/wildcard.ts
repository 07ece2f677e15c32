// Patterns in the config, for routes and names: `*` stands for any text, all else for itself.
import { escapePattern } from './escape-pattern.ts';

/** Matches whole texts. */
export function wildcard(pattern: string): RegExp {
  return new RegExp(`^${pattern.split('*').map(escapePattern).join('.*')}$`, 's');
}
