// All payloads: written for this table, by the categories that public lists of attacks share.
import { links } from './addresses.ts';
import { breakouts, handlers } from './attributes.ts';
import { documentParts, forms, frames, scripts } from './elements.ts';
import { math, mutations, styles, svg } from './foreign.ts';
import { markdown } from './markdown.ts';
import type { Category } from './payload.ts';

export const CATEGORIES: readonly Category[] = [
  scripts,
  frames,
  documentParts,
  forms,
  handlers,
  breakouts,
  links,
  svg,
  math,
  mutations,
  styles,
  markdown,
];
