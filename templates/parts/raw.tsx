// HTML that docs-gen made, put into an element as it is.
import type { HTMLAttributes } from 'react';

export interface RawProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'span' | 'main' | 'section';
  readonly html: string;
}

export function Raw({ as: Tag = 'div', html, ...rest }: RawProps) {
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
