// The end of every page, below its columns: empty, until a project fills it.
import type { SiteFooterProps } from '../../../src/render/template-props.ts';

export function SiteFooter(_props: SiteFooterProps) {
  return null;
}
