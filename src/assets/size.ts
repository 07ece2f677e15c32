// How large a picture is shown, read from the first bytes of its file.
import type { ImageSize } from '../model/assets.ts';

/** Bytes in which every format says its size, behind large previews and colour profiles too. */
export const HEADER_BYTES = 512 * 1024;

const PICTURE = /\.(?:avif|bmp|gif|heic|heif|ico|jpe?g|jxl|png|svg|tiff?|webp)$/i;

export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

/** null: it has none, as an SVG without `viewBox`; `undefined`: it is no picture, whatever its name says. */
export async function imageSizeOf(path: string, start: Uint8Array): Promise<ImageSize | null | undefined> {
  const { imageSize } = await import('image-size');
  const isSvg = /\.svg$/i.test(path);
  try {
    const { width, height, orientation = 1 } = imageSize(isSvg ? withoutPreamble(start) : start);
    if (!(width > 0 && height > 0)) return null;
    // A camera held upright: 5 to 8 are turned by a quarter, and browsers turn them back.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    // It knows only a TypeError for all that is wrong.
    return isSvg && /<svg[\s>]/.test(Buffer.from(start).toString()) ? null : undefined;
  }
}

/** Licences and declarations before the element hide it from the reader, and commas in a `viewBox` are allowed. */
function withoutPreamble(start: Uint8Array): Uint8Array {
  const text = Buffer.from(start)
    .toString()
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/gi, '');
  return Buffer.from(
    text
      .replace(
        /viewBox=(["'])(.*?)\1/,
        (_, quote: string, box: string) => `viewBox=${quote}${box.trim().replace(/[\s,]+/g, ' ')}${quote}`,
      )
      .trimStart(),
  );
}
