// Patterns for routes in the config: `*` stands for any text, all else for itself.
import { escapePattern } from './escape-pattern.ts';

/** Matches whole routes. */
export function routePattern(pattern: string): RegExp {
  return new RegExp(`^${pattern.split('*').map(escapePattern).join('.*')}$`, 's');
}
