// The breakpoints with their media queries; the style sheet marks the one that the window is in.
import type { BuiltInProps } from '../../../src/render/demo-props.ts';

export function ThemeBreakpoints({ themes, translations: t }: BuiltInProps) {
  const { breakpoints } = themes.light;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, and the keyboard has to reach what scrolls.
    <section className="dg-table" tabIndex={0} aria-label={t.themeBreakpoints}>
      <table>
        <thead>
          <tr>
            <th>{t.themeName}</th>
            <th>{t.themeFrom}</th>
            <th>
              <code>only</code>
            </th>
          </tr>
        </thead>
        <tbody>
          {breakpoints.keys.map((key) => (
            <tr key={key} className={`dg-breakpoint-${key}`}>
              <td>
                <code>{key}</code>
              </td>
              <td>{`${breakpoints.values[key]} ${breakpoints.unit}`}</td>
              <td>
                <code>{breakpoints.only(key)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
