// The 25 elevations as they look in the scheme that shows.
import type { BuiltInProps } from '../../../src/render/demo-props.ts';
import { ELEVATIONS } from '../../../src/theme/elevation.ts';

export function ThemeElevations({ themes }: BuiltInProps) {
  const { cssVarPrefix } = themes;
  return (
    <ol className="dg-elevations" start={0}>
      {Array.from({ length: ELEVATIONS }, (_, level) => (
        <li
          key={`${level}`}
          style={{
            boxShadow: `var(--${cssVarPrefix}-shadows-${level})`,
            backgroundImage: `var(--${cssVarPrefix}-overlays-${level})`,
          }}
        >
          {level}
        </li>
      ))}
    </ol>
  );
}
