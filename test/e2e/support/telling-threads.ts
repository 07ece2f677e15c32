// A site whose pages are enough for four threads, and whose config tells on stderr which thread compiled each.
import { CONFIG, type Files, pageText } from './edited-site.ts';

const TOLD = /^compiled in thread (\w+)$/gm;

/** A thread takes 100,000 characters at once: with less, one of them would have all pages. */
const LONG_PAGES = 4;
const PARTS = 50;
const WORDS_IN_PART = 450;

export function withTellingThreads(files: Files): Files {
  const config = files.get(CONFIG) ?? '';
  const telling = config.replace(/^/, START).replace('markdown: {', 'markdown: { remarkPlugins: [tell],');
  return new Map([...files, [CONFIG, telling], ...longPages()]);
}

/** Names of the threads, the main one among them. */
export function threadsOf(stderr: string): Set<string> {
  return new Set([...stderr.matchAll(TOLD)].map(([, name = '']) => name));
}

const START = `import { isMainThread, threadId } from 'node:worker_threads';
const tell = () => () => {
  process.stderr.write('\\ncompiled in thread ' + (isMainThread ? 'main' : threadId) + '\\n');
};
`;

function longPages(): (readonly [path: string, text: string])[] {
  return Array.from({ length: LONG_PAGES }, (_, page) => {
    const parts = Array.from({ length: PARTS }, (_, part) => {
      const words = Array.from({ length: WORDS_IN_PART }, (_, n) => `w${(n * (part + page + 1)) % 97}`);
      return `## Part ${part}\n\n${words.join(' ')} to [the other](#part-${(part * 7) % PARTS}).\n`;
    });
    return [`content/kit/long-${page}.md`, pageText({ title: `Long ${page}`, more: parts.join('\n') })];
  });
}
