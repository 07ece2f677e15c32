// Shows the reader's own colours where the cookie has them and storage does not hold their CSS.
import { type ReaderColorsEnv, readReaderColors, showReaderColors } from '../state/reader-colors.ts';

export function restoreReaderColors(env: ReaderColorsEnv): void {
  showReaderColors(readReaderColors(env.document.cookie), env);
}
