// What networks show of a page that somebody links: Open Graph and Twitter, its picture included.
import { publicUrl } from '../lib/published-names.ts';
import type { Site } from '../model/site.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../model/social-card.ts';
import type { PageHead } from './head.ts';
import { named, property } from './head-tag.ts';

/** Tags, '' where there is nothing to say. `og:ttl` asks crawlers to come back after a week (604,800 s). */
export function previews(page: PageHead, canonical: string | null, site: Site): string[] {
  const { cardTitle, cardDescription } = page;
  const picture = pictureOf(page, site);
  return [
    property('og:type', 'website'),
    property('og:title', cardTitle),
    property('og:url', canonical),
    property('og:description', cardDescription),
    property('og:site_name', site.title),
    property('og:image', picture?.href),
    property('og:image:width', picture?.width),
    property('og:image:height', picture?.height),
    property('og:image:alt', picture?.alt),
    property('og:ttl', '604800'),
    named('twitter:card', picture === null ? 'summary' : 'summary_large_image'),
    named('twitter:site', site.social.twitter),
    named('twitter:title', cardTitle),
    named('twitter:description', cardDescription),
    named('twitter:image', picture?.href),
    named('twitter:image:alt', picture?.alt),
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
