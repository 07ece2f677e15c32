// Types as text: read out of the HTML of API data.
import { decodeEntities } from '../lib/html.ts';
import { oneLine } from '../lib/one-line.ts';

/** Only the elements that generators write: `Array<string>` must stay. */
const TAGS = /<\/?(?:a|b|br|code|div|em|i|li|p|span|strong|ul)\b[^>]*>/gi;

export function typeText(html: string): string {
  return oneLine(decodeEntities(html.replace(TAGS, ' '))).replace(/^\| /, '');
}
