// Assistants that pages are opened in: their names, and addresses with a place for what they are asked.
import type { PageActionsConfig } from '../schema/llms.ts';

export interface Assistant {
  readonly name: string;
  /** Holds `{url}` or `{prompt}`. */
  readonly href: string;
}

/** As they answered on the day this was written: sites whose assistant has moved write its address themselves. */
const KNOWN: Readonly<Record<'chatgpt' | 'claude', Assistant>> = {
  chatgpt: { name: 'ChatGPT', href: 'https://chatgpt.com/?hints=search&q={prompt}' },
  claude: { name: 'Claude', href: 'https://claude.ai/new?q={prompt}' },
};

export function assistantsOf({ openIn }: PageActionsConfig): Assistant[] {
  return openIn.map((assistant) => (typeof assistant === 'string' ? KNOWN[assistant] : assistant));
}

/** How all its addresses begin. */
export function assistantPrefix({ href }: Assistant): string {
  return href.slice(0, href.search(/\{(?:url|prompt)\}/));
}

export function assistantHref({ href }: Assistant, asked: { readonly url: string; readonly prompt: string }): string {
  return href.replace(/\{(url|prompt)\}/g, (_, name: keyof typeof asked) => encodeURIComponent(asked[name]));
}
