// Addresses that strangers wrote: what is neither http nor https leads nowhere.

/** The address in full; `//host/path` is https. null: anything else, `javascript:` and `data:` among them. */
export function webAddress(text: string): string | null {
  const full = text.startsWith('//') ? `https:${text}` : text;
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full)) return null;
  return new URL(full).href;
}

/** The site's own ads may lead to its own pages too. */
export function siteAddress(text: string): string | null {
  return /^\/(?![/\\])/.test(text) ? text : webAddress(text);
}
