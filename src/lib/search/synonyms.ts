// Words that readers of documentation use for one another. Few on purpose: a group is one idea, not a field of ideas, and what
// was typed always counts more. Measured on `test/search/*.json`: with them one question in a hundred more finds its place first.
import { stem } from './stem.ts';

const GROUPS = [
  'a11y accessibility',
  'abort cancel stop',
  'aggregate sum total',
  'allow enable permit',
  'appearance look style',
  'attachment upload',
  'avoid disable forbid prevent',
  'bidirectional rtl',
  'blank empty',
  'bulk many multi multiple several',
  'center centre middle',
  'choose pick select',
  'clip cut ellipsis overflow truncate',
  'color colour',
  'corner radius',
  'customise customize',
  'delete remove',
  'demo example',
  'dialog modal',
  'display render show',
  'drag move reorder',
  'dropdown menu select',
  'fast performance slow speed',
  'fetch load',
  'field input',
  'find search',
  'freeze pin sticky',
  'gray grey',
  'hide invisible visibility',
  'hierarchy nested tree',
  'hint tooltip',
  'hotkey keyboard shortcut',
  'i18n internationalization l10n language locale localization translate',
  'image picture',
  'install setup',
  'keep persist remember restore save store',
  'licence license',
  'limit max maximum',
  'loading progress skeleton spinner',
  'migrate upgrade',
  'min minimum',
  'mobile responsive',
  'popover popper popup',
].map((group) => group.split(' '));

const OTHERS = othersByStem();

/** Others for a word, whatever its ending. */
export function synonymsOf(word: string): readonly string[] {
  return OTHERS.get(stem(word)) ?? [];
}

function othersByStem(): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, readonly string[]>();
  for (const group of GROUPS) {
    for (const word of group) {
      const root = stem(word);
      const rest = group.filter((other) => stem(other) !== root);
      others.set(root, [...new Set([...(others.get(root) ?? []), ...rest])]);
    }
  }
  return others;
}
