// Head tags of the custom elements that a page holds: pages without them load nothing.
import { withBase } from '../lib/url.ts';
import type { Bundle } from '../model/bundle.ts';
import type { HeadTag } from '../model/plugin.ts';
import { styleTag } from './page-sheets.ts';

/** `<` is written as a reference in text, so a tag is a tag. */
export function elementTags(main: string, { elements }: Pick<Bundle, 'elements'>, base: string): HeadTag[] {
  if (elements.size === 0) return [];
  return [...elements].flatMap(([name, { script, styles }]): HeadTag[] => {
    if (!main.includes(`<${name} `) && !main.includes(`<${name}>`)) return [];
    return [
      ...styles.map((path) => styleTag(path, base)),
      { tag: 'script', attributes: { type: 'module', src: withBase(`/${script}`, base) } },
    ];
  });
}
