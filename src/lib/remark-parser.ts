// remark-parse with remark-gfm, and with the rule for emphasis that Chinese, Japanese and Korean text needs. Loaded when it is
// needed: it is larger than all other parts of the Markdown stage.
import type { Root } from 'mdast';
import { type Processor, unified } from 'unified';

/** What is read beside CommonMark and GFM, for plugins that ask for it. */
export interface Syntax {
  readonly math: boolean;
}

/** Also the oracle that tests compare satteri with. */
export async function remarkParser({ math }: Syntax = { math: false }): Promise<(text: string) => Root> {
  const [{ default: remarkParse }, { default: remarkGfm }, { cjkFriendlyExtension }, strikethrough, remarkMath] =
    await Promise.all([
      import('remark-parse'),
      import('remark-gfm'),
      import('micromark-extension-cjk-friendly'),
      import('micromark-extension-cjk-friendly-gfm-strikethrough'),
      math ? import('remark-math') : null,
    ]);
  function cjkEmphasis(this: Processor) {
    const data = this.data();
    // The last extension of a character is tried first.
    data.micromarkExtensions?.push(cjkFriendlyExtension(), strikethrough.gfmStrikethroughCjkFriendly());
  }
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(cjkEmphasis)
    .use(remarkMath === null ? [] : [remarkMath.default])
    .freeze();
  return (text) => processor.parse(text);
}
