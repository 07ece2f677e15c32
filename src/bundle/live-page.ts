// The document that edited code runs in. Its own policy lets it run what the page sends it, and nothing else: the site's
// policy can stay as strict as it was.
import { hash } from 'node:crypto';

/** `script`: holds no `</script`. */
export function livePage(script: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy(script)}"><meta name="robots" content="noindex"><title>Edited demo</title><style>${STYLE}</style></head><body><main><h1 class="dg-live-title">Edited demo</h1></main><script>${script}</script></body></html>
`;
}

/**
 * `blob:` are the scripts that the page sends. Pictures may come from the site, as in any demo; nothing may be fetched,
 * sent or framed. Styles are written by libraries at run time.
 */
function policy(script: string): string {
  const rules = [
    "default-src 'none'",
    `script-src 'sha256-${hash('sha256', script, 'base64')}' blob:`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ];
  return rules.join('; ');
}

/** The ground of the page shines through, and the frame grows with what it shows. */
const STYLE =
  'html,body{min-block-size:0!important;block-size:auto!important;margin:0!important;padding:0!important;background:none!important}html{overflow:hidden auto}.dg-live-title{position:absolute;margin:0;clip-path:inset(50%)}.dg-live-ground{border:0!important;background:none!important;border-radius:0!important}';
