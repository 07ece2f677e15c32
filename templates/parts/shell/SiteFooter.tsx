// The end of every page, below its columns: empty, until a project fills it.
import type { SiteFooterProps } from '../../../src/render/shell-props.ts';

export function SiteFooter(_props: SiteFooterProps) {
  return null;
}
