// Heading text to element id, by the rule of the reference site (behaviour §3.5), so that links made for it resolve.

/** The five characters that stand as entities in rendered HTML, where the rule deletes entities whole. */
const WRITTEN_AS_ENTITY = /[&<>"']/g;
const SEPARATORS = /[!@#$%^&*()=_+[\]{}`~;:'"|,.<>/?\s]+/g;
const EMOJI =
  /([\uE000-\uF8FF]|\uD83C[\uDC00-\uDFFF]|\uD83D[\uDC00-\uDFFF]|[\u2011-\u26FF]|\uD83E[\uDD10-\uDDFF])\uFE0F?/g;

/** The ids of one page so far, each with the highest number that was tried behind it: many equal headings stay fast. */
export type TakenIds = Map<string, number>;

/** The page around the text owns these ids: its scripts and buttons find their parts by them. */
export function isReserved(id: string): boolean {
  return id.startsWith('dg-');
}

/** The id that content gets in the place of a reserved one: `dg-nav` is `section-dg-nav`. */
export function unreserved(id: string): string {
  return isReserved(id) ? `section-${id}` : id;
}

/** `taken` gets the new id; a second `api` becomes `api-2`. A heading of nothing but emoji is a `section`. */
export function toSlug(text: string, taken: TakenIds): string {
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
  return unique(slug === '' ? 'section' : unreserved(slug), taken);
}

/** The id itself when it is free, else the first of `id-2`, `id-3`… that is. */
export function unique(id: string, taken: TakenIds): string {
  let tried = taken.get(id);
  if (tried === undefined) {
    taken.set(id, 1);
    return id;
  }
  do tried++;
  while (taken.has(`${id}-${tried}`));
  taken.set(id, tried).set(`${id}-${tried}`, 1);
  return `${id}-${tried}`;
}
