// The heading of a part of an API page, which is its own link.
import type { ReactNode } from 'react';

export interface HeadingProps {
  readonly as?: 'h2' | 'h3' | 'h4';
  readonly id: string;
  readonly children: ReactNode;
}

export function Heading({ as: Tag = 'h2', id, children }: HeadingProps) {
  return (
    <Tag id={id} className="dg-heading">
      <a className="dg-anchor" href={`#${id}`}>
        {children}
      </a>
    </Tag>
  );
}
