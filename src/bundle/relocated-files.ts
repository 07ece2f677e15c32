// Scripts and style sheets of demos on a site with a relative base: they find the root of the site from where they are. Their
// names have a hash of their content, so this happens before they get one.
import jsTokens from 'js-tokens';
import { BASE_PLACEHOLDER, isRelocatable, SCRIPT_BASE, SHEET_BASE } from '../lib/relative-base.ts';
import type { BuiltFile } from './built-files.ts';

export function relocatedFiles(files: readonly BuiltFile[], base: string): BuiltFile[] {
  return files.map((file) => {
    if (!isRelocatable({ base }) || file.isFixed || !/\.(?:js|css)$/.test(file.path)) return file;
    const text = Buffer.from(file.contents).toString();
    if (!text.includes(BASE_PLACEHOLDER)) return file;
    const moved = file.path.endsWith('.js') ? relocatedScript(text) : text.replaceAll(BASE_PLACEHOLDER, SHEET_BASE);
    return { ...file, contents: Buffer.from(moved) };
  });
}

export function relocatedScript(text: string): string {
  let moved = '';
  let before = ''; // The last two tokens that are not spaces.
  for (const { type, value } of jsTokens(text)) {
    if (!value.includes(BASE_PLACEHOLDER)) moved += value;
    else if (type === 'StringLiteral' && !SPECIFIER_FOLLOWS.test(before)) {
      const quote = value.charAt(0);
      moved += `(${value.replaceAll(BASE_PLACEHOLDER, `${quote}+${SCRIPT_BASE}+${quote}`)})`;
    } else if (/Template/.test(type)) moved += value.replaceAll(BASE_PLACEHOLDER, `\${${SCRIPT_BASE}}`);
    else moved += value;
    if (!/^(?:WhiteSpace|LineTerminatorSequence|.*Comment)$/.test(type))
      before = `${before.split(' ').at(-1)} ${value}`;
  }
  return moved;
}

/** Other scripts are imported from the same folder: `groupFiles` sees to these. */
const SPECIFIER_FOLLOWS = /\b(?:from|import(?: \()?)$/;
