// A text with something in the place of its `{{name}}` marks: words, or elements.
import { Fragment, type ReactNode } from 'react';

export interface FilledProps {
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A mark without a value stays as it is. */
export function Filled({ text, values }: FilledProps) {
  // Every second piece is the name of a mark.
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((piece, index) => (
      <Fragment key={index}>{index % 2 === 0 ? piece : (values[piece] ?? `{{${piece}}}`)}</Fragment>
    ));
}
