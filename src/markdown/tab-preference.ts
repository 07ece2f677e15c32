// Which tab groups show the same code in two languages, or in several stylings: they follow what readers prefer for demos too.
import type { CodeLanguage, Styling } from '../model/demo.ts';
import type { TabPreference } from '../model/slot.ts';

/** The words for a language, as labels of tabs and as endings of files, in lower case. */
const LANGUAGES: Readonly<Record<string, CodeLanguage>> = {
  typescript: 'TS',
  ts: 'TS',
  tsx: 'TS',
  javascript: 'JS',
  js: 'JS',
  jsx: 'JS',
};

const STYLINGS: Readonly<Record<string, Styling>> = {
  'mui system': 'system',
  system: 'system',
  'tailwind css': 'tailwind',
  tailwind: 'tailwind',
  'plain css': 'css',
  css: 'css',
};

/** `ts` and `js`, `App.tsx` and `App.jsx`; `System`, `Tailwind` and `CSS`. Null for any other group. */
export function tabPreference(labels: readonly string[]): TabPreference | null {
  const known = labels.map((label) => label.toLowerCase().replaceAll('\u00a0', ' '));
  return variants(known) ?? stylings(known);
}

function variants(labels: readonly string[]): TabPreference | null {
  const parts = labels.map((label) => /^(?:(.+)\.)?([a-z]+)$/.exec(label));
  const values = parts.flatMap((part) => own(LANGUAGES, part?.[2]) ?? []);
  const names = new Set(parts.map((part) => part?.[1]));
  const isPair = labels.length === 2 && values.length === 2 && values[0] !== values[1] && names.size === 1;
  return isPair ? { kind: 'variant', values } : null;
}

function stylings(labels: readonly string[]): TabPreference | null {
  const values = labels.flatMap((label) => own(STYLINGS, label) ?? []);
  const areAll = values.length === labels.length && values.length > 1 && new Set(values).size === values.length;
  return areAll ? { kind: 'styling', values } : null;
}

function own<T>(names: Readonly<Record<string, T>>, name: string | undefined): T | undefined {
  return name !== undefined && Object.hasOwn(names, name) ? names[name] : undefined;
}
