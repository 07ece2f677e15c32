// Heading text to element id, by the rule of the reference site (behaviour §3.5), so that links made for it resolve.

/** The five characters that stand as entities in rendered HTML, where the rule deletes entities whole. */
const WRITTEN_AS_ENTITY = /[&<>"']/g;
const SEPARATORS = /[!@#$%^&*()=_+[\]{}`~;:'"|,.<>/?\s]+/g;
const EMOJI =
  /([\uE000-\uF8FF]|\uD83C[\uDC00-\uDFFF]|\uD83D[\uDC00-\uDFFF]|[\u2011-\u26FF]|\uD83E[\uDD10-\uDDFF])\uFE0F?/g;

/** `taken` holds the page's ids so far and gets the new one; a second `api` becomes `api-2`. */
export function toSlug(text: string, taken: Set<string>): string {
  const slug = encodeURI(
    text
      .toLowerCase()
      .replace(WRITTEN_AS_ENTITY, '')
      .replace(SEPARATORS, '-')
      .replace(EMOJI, '')
      .replace(/-+/g, '-')
      .replace(/^-|-$/g, '')
      .toWellFormed(),
  );
  return unique(slug, taken);
}

/** The id itself when it is free, else the first of `id-2`, `id-3`… that is. */
export function unique(id: string, taken: Set<string>): string {
  let candidate = id;
  for (let n = 2; taken.has(candidate); n++) candidate = `${id}-${n}`;
  taken.add(candidate);
  return candidate;
}
