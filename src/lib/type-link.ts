// `{@link Button.size}` in a doc comment: a Markdown link to a name, until the pages of all names are known.

/** Begins the address of such a link. */
export const TYPE_LINK = 'type:';

const LINKS = /\[((?:`[^`]*`|[^\][`])*)\]\(type:([^)\s]*)\)/g;

/** A name without an address is left as text. */
export function resolveTypeLinks(text: string, addressOf: (name: string) => string | null): string {
  return text.replace(LINKS, (_, label: string, name: string) => {
    const address = addressOf(name);
    return address === null ? label : `[${label}](${address})`;
  });
}
