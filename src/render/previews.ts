// What networks show of a page that somebody links: Open Graph and Twitter, its picture included.
import { publicUrl } from '../lib/published-names.ts';
import type { Site } from '../model/site.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../model/social-card.ts';
import type { PageHead } from './head.ts';

type Tag =
  | { readonly property: string; readonly content: string }
  | { readonly name: string; readonly content: string };

/** Attributes of the tags. `og:ttl` asks crawlers to come back after a week (604,800 s). */
export function previews(page: PageHead, canonical: string | null, site: Site): Tag[] {
  const { cardTitle, cardDescription } = page;
  const { twitter } = site.social;
  const picture = pictureOf(page, site);
  const open = {
    'og:type': 'website',
    'og:title': cardTitle,
    'og:url': canonical,
    'og:description': cardDescription,
    'og:site_name': site.title,
    'og:image': picture?.href,
    'og:image:width': picture?.width,
    'og:image:height': picture?.height,
    'og:image:alt': picture?.alt,
    'og:ttl': '604800',
  };
  const cards = {
    'twitter:card': picture === null ? 'summary' : 'summary_large_image',
    'twitter:site': twitter,
    'twitter:title': cardTitle,
    'twitter:description': cardDescription,
    'twitter:image': picture?.href,
    'twitter:image:alt': picture?.alt,
  };
  return [
    ...said(open).map(([property, content]) => ({ property, content })),
    ...said(cards).map(([name, content]) => ({ name, content })),
  ];
}

interface Picture {
  readonly href: string;
  readonly width?: string;
  readonly height?: string;
  readonly alt?: string;
}

/** The page's own, else the one that was drawn for it, else that of the site. */
export function pictureOf({ image, card = null }: PageHead, site: Site): Picture | null {
  if (image === null && card !== null) {
    const size = { width: String(CARD_WIDTH), height: String(CARD_HEIGHT) };
    return { href: publicUrl(`/${card.path}`, site), ...size, alt: card.alt };
  }
  const given = image ?? site.social.image;
  if (given === undefined) return null;
  return { href: given.startsWith('/') && !given.startsWith('//') ? publicUrl(given, site) : given };
}

function said(values: Readonly<Record<string, string | null | undefined>>): [string, string][] {
  return Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
}
