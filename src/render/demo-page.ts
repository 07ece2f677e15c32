// A page that shows but one demo: for frames, and to look at it alone.
import { escapeHtml } from '../lib/html.ts';
import type { Html } from './template-props.ts';

export interface DemoPage {
  readonly language: string;
  /** Inside of `<head>`. */
  readonly head: Html;
  readonly title: string;
  readonly demo: Html;
  /** JSON for the browser script. */
  readonly clientConfig: string;
}

export function demoPage({ language, head, title, demo, clientConfig }: DemoPage): Html {
  return `<!doctype html>
<html lang="${language}" dir="ltr"><head>${head}</head><body class="dg-demo-page"><main><h1 class="dg-sr">${escapeHtml(title)}</h1>${demo}</main><script type="application/json" id="dg-config">${clientConfig}</script></body></html>
`;
}
