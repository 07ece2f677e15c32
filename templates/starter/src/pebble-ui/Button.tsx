// A component for the sample page: put your own library in its place.
import type { ButtonHTMLAttributes } from 'react';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Height of the button. */
  size?: 'small' | 'medium' | 'large';
  /** `solid` is for the one thing to do next. */
  look?: 'solid' | 'outlined';
}

const PADDING = { small: '4px 10px', medium: '8px 16px', large: '12px 24px' };

/** Starts an action. It takes all that a `<button>` takes, too. */
export function Button({ size = 'medium', look = 'solid', style, ...rest }: ButtonProps) {
  const colors =
    look === 'solid'
      ? { background: '#0f766e', color: '#fff', borderColor: '#0f766e' }
      : { background: 'transparent', color: 'inherit', borderColor: 'currentColor' };
  return (
    <button
      type="button"
      {...rest}
      style={{ font: 'inherit', padding: PADDING[size], borderRadius: 8, border: '1px solid', ...colors, ...style }}
    />
  );
}
