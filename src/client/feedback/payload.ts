// What is sent of a reader's comment, and whether it is.
import type { Rating } from './rating.ts';

/** Shorter ones say nothing that could be acted on: they are not sent (behaviour §6.5), and the reader is asked for more. */
export const MIN_COMMENT_LENGTH = 10;

export function isWorthSending(comment: string): boolean {
  return comment.trim().length >= MIN_COMMENT_LENGTH;
}

/** A part of the page that the reader comments on. */
export interface CommentedSection {
  /** Without `#`. */
  readonly hash: string;
  readonly title: string;
}

export interface Feedback {
  /** Null: the reader has not voted. */
  readonly rating: Rating | null;
  readonly comment: string;
  /** Null: the comment is about the whole page. */
  readonly section: CommentedSection | null;
  /** Address of the page as it is open. */
  readonly href: string;
  /** Empty: the site has none. */
  readonly repo: string;
  readonly productId: string;
}

/** Body of the request: a form with one field, which holds JSON. */
export function feedbackBody({ rating, comment, section, href, repo, productId }: Feedback): string {
  const json = JSON.stringify({
    callback_id: 'send_feedback',
    rating,
    comment,
    currentLocationURL: href,
    commentSectionURL: sectionUrl(href, section),
    commentSectionTitle: section?.title ?? '',
    githubRepo: repo,
    productId,
  });
  return `payload=${encodeURIComponent(json)}`;
}

/** Address of the page up to the section. */
export function sectionUrl(href: string, section: CommentedSection | null): string {
  const [page = ''] = href.split('#');
  return section === null ? page : `${page}#${section.hash}`;
}
