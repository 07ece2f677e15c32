// The HTML of news and ads of the project, cleaned by the build: emphasis and links stay, everything else is reported.
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { createSanitizer, type Sanitizer } from '../lib/safe-html.ts';
import { sanitizeFragment } from '../lib/sanitize-fragment.ts';
import { DROPPED, EMPHASIS } from '../lib/short-html.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { SiteConfig } from '../schema/site-config.ts';

export interface ShortHtml {
  readonly html: string;
  /** As diagnostics name it: `<img>`, `onclick`, `javascript:`. */
  readonly removed: readonly string[];
}

export function cleanNews(text: string): ShortHtml {
  return clean(text, NEWS);
}

type CheckedFields = Pick<SiteConfig, 'notifications' | 'ads'>;

/** The same config, with the texts that it contains itself cleaned. */
export async function cleanConfigTexts<T extends CheckedFields>(config: T, source: DataSource): Promise<Outcome<T>> {
  const diagnostics: Diagnostic[] = [];
  const cleaned = async (text: string, sanitizer: Sanitizer, path: readonly (string | number)[]): Promise<string> => {
    const { html, removed } = clean(text, sanitizer);
    if (removed.length > 0) {
      const { at, path: named } = await source.place(path);
      diagnostics.push(report('config/unsafe-html', { removed, path: named }, at));
    }
    return html;
  };
  const { notifications, ads } = config;
  const permanent = notifications?.permanent && {
    ...notifications.permanent,
    text: await cleaned(notifications.permanent.text, NEWS, ['notifications', 'permanent', 'text']),
  };
  const inHouse = [];
  for (const [index, ad] of (ads?.inHouse ?? []).entries()) {
    const description = await cleaned(ad.description, ADS, ['ads', 'inHouse', index, 'description']);
    inHouse.push({ ...ad, description });
  }
  const value = {
    ...config,
    ...(notifications && permanent && { notifications: { ...notifications, permanent } }),
    ...(ads && { ads: { ...ads, inHouse } }),
  };
  return { value, diagnostics };
}

function clean(text: string, sanitizer: Sanitizer): ShortHtml {
  return text.includes('<') ? sanitizeFragment(text, { sanitizer }) : { html: text, removed: [] };
}

const ADS = sanitizerOf([]);
const NEWS = sanitizerOf(['a']);

function sanitizerOf(links: readonly 'a'[]): Sanitizer {
  const { schema, isHtmlElement } = createSanitizer();
  const tagNames = [...EMPHASIS, ...links];
  return {
    schema: {
      ...schema,
      tagNames,
      strip: [...DROPPED],
      attributes: { a: ['href'] },
      protocols: { href: ['http', 'https'] },
      required: {},
    },
    isHtmlElement,
    isKept: (name) => tagNames.includes(name.toLowerCase()),
  };
}
