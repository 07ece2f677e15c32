// Words that the report on a terminal and the page share.
import type { ApiChange, ApiDiff, ComparedSide } from './change.ts';
import { code } from './make-change.ts';
import type { Part } from './page.ts';

/** `Prop `size``: what a sentence is about. `link` may make a link of the name. */
export function subject({ part, name, page }: ApiChange, link: (name: string) => string = (text) => text): string {
  if (part === null || name === null) return link(code(page));
  if (part === 'component') return TRAITS[name] ?? name;
  return `${NOUNS[part]}${link(code(name))}`;
}

const NOUNS: Readonly<Record<Part, string>> = {
  imports: '',
  component: '',
  props: 'Prop ',
  inherited: 'Inherited prop ',
  slots: 'Slot ',
  classes: 'Class ',
  cssVariables: 'CSS variable ',
  parameters: 'Parameter ',
  returnValue: 'Result ',
  properties: 'Property ',
};

const TRAITS: Readonly<Record<string, string>> = {
  ref: 'What a ref points to',
  inheritance: 'What it inherits from',
  'theme default props': 'Its name in the theme',
  'further props': 'Passing further props on',
};

/** Empty where nothing looks like it. */
export function renameHint({ renamedTo }: ApiChange): string {
  return renamedTo === null ? '' : ` Renamed to ${code(renamedTo)}?`;
}

export function countsText({ counts }: ApiDiff): string {
  const { breaking, ...kinds } = counts;
  const list = Object.entries(kinds).flatMap(([kind, count]) => (count === 0 ? [] : [`${count} ${kind}`]));
  if (list.length === 0) return 'Nothing changed.';
  const verdict = breaking === 0 ? 'none of it breaking' : `${breaking} breaking`;
  return `${list.join(', ')}; ${verdict}.`;
}

/** `@acme/ui from 1.0.0 to 2.0.0`. */
export function spanText({ old, new: now }: ApiDiff): string {
  if (old.name === now.name && old.version !== null && now.version !== null && old.version !== now.version)
    return `${old.name} from ${old.version} to ${now.version}`;
  return old.name === now.name && old.version === now.version ? labelOf(now) : `${labelOf(old)} to ${labelOf(now)}`;
}

function labelOf({ name, version }: ComparedSide): string {
  return version === null ? name : `${name} ${version}`;
}

/** Changes of one export, in order; the key tells exports of one name apart. */
export function byExport(changes: readonly ApiChange[]): readonly (readonly [title: ApiChange, of: ApiChange[]])[] {
  const groups = new Map<string, [ApiChange, ApiChange[]]>();
  for (const change of changes) {
    const key = `${change.page}\0${change.owner}`;
    const group = groups.get(key);
    if (group) group[1].push(change);
    else groups.set(key, [change, [change]]);
  }
  return [...groups.values()];
}
