// Pictures that markdown says more of than HTML's `img` does: a caption below one, and films written like pictures.
import type { Image, Paragraph } from 'mdast';
import { inlineElement, titleText } from './element.ts';

const FILM = /\.(?:mp4|webm|ogv|m4v|mov)(?=[?#]|$)/i;

/** `![What it shows](tour.mp4)`: a film that waits for its reader, and takes no more than its first bytes until then. */
export function toFilm(image: Image): void {
  if (!FILM.test(image.url)) return;
  const { alt } = image;
  image.data = {
    ...image.data,
    hName: 'video',
    hProperties: {
      ...image.data?.hProperties,
      controls: true,
      preload: 'metadata',
      playsInline: true,
      ...(alt ? { ariaLabel: alt } : {}),
      alt: undefined,
    },
  };
}

/** A picture that stands alone and has a title is a figure, with the title as its caption. */
export function toFigure(paragraph: Paragraph): void {
  const image = paragraph.children.length === 1 ? paragraph.children[0] : undefined;
  if (image?.type !== 'image' || !image.title || paragraph.data?.hName !== undefined) return;
  paragraph.data = { ...paragraph.data, hName: 'figure', hProperties: { className: ['dg-figure'] } };
  paragraph.children = [{ ...image, title: null }, inlineElement('figcaption', {}, titleText(image.title))];
}
