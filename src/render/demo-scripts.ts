// The scripts that stand in the HTML of demos: libraries write them, for example to set a color scheme before the first
// paint. The policy of the site lets each run by its hash, as demos are an author's code.
import { type BuiltDemos, DEMO_PREFIX } from '../model/demo.ts';
import type { HeadTag } from '../model/plugin.ts';

/** As React writes them: a `>` in an attribute is escaped, and so is the end of a script in its text. */
const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g;
const ATTRIBUTE = /\s(src|type)="([^"]*)"/g;

/** Each once, sorted by its text. One that holds an id of its demo is another on each page, and is left out. */
export function demoScripts(demos: BuiltDemos): HeadTag[] {
  const found = new Map<string, HeadTag>();
  for (const { html } of demos.values()) {
    if (!html?.text.includes('<script')) continue; // As most: the search for whole elements takes longer.
    for (const [whole, attributes = '', content = ''] of html.text.matchAll(SCRIPT))
      if (!content.includes(DEMO_PREFIX)) found.set(whole, script(attributes, content));
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tag]) => tag);
}

function script(written: string, content: string): HeadTag {
  const attributes = Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
  );
  return { tag: 'script', attributes, content };
}
