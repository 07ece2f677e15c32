// The palette of the site in both schemes: each colour with the contrast that it has, and that text on it has.
import type { BuiltInProps } from '../../../src/render/demo-props.ts';
import { formatContrast } from '../../../src/theme/color/contrast.ts';
import { COLOR_NAMES, createPalette, type Palette } from '../../../src/theme/palette.ts';

export function ThemePalette({ themes, translations: t }: BuiltInProps) {
  return (
    <div className="dg-palettes">
      {[themes.light.palette, themes.dark.palette].map((palette) => (
        <section
          key={palette.mode}
          className="dg-palette"
          aria-label={palette.mode === 'light' ? t.themeLight : t.themeDark}
          style={{ background: palette.background.default, color: palette.text.primary }}
        >
          <p className="dg-palette-title">{palette.mode === 'light' ? t.themeLight : t.themeDark}</p>
          <div className="dg-swatches">
            {COLOR_NAMES.map((name) => (
              <Swatch key={name} name={name} palette={palette} libraryDefault={t.themeLibraryDefault} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface SwatchProps {
  readonly name: (typeof COLOR_NAMES)[number];
  readonly palette: Palette;
  readonly libraryDefault: string;
}

function Swatch({ name, palette, libraryDefault }: SwatchProps) {
  const { main, light, dark, contrastText } = palette[name];
  // The library's own threshold of 3 may choose the other text; its figure is told, and no text is set in it.
  const byDefault = createPalette({ mode: palette.mode }).getContrastText(main);
  return (
    <div className="dg-swatch" style={{ borderColor: palette.divider }}>
      <div className="dg-swatch-main" style={{ background: main, color: contrastText }}>
        <span>{name}</span>
        <span>{formatContrast(contrastText, main)}</span>
      </div>
      <div className="dg-swatch-tones" aria-hidden="true">
        <span style={{ background: light }} />
        <span style={{ background: dark }} />
      </div>
      <dl>
        <dt>main</dt>
        <dd>
          <code>{main}</code> {formatContrast(main, palette.background.default)}
        </dd>
        {byDefault !== contrastText && (
          <>
            <dt>{libraryDefault}</dt>
            <dd>
              <code>{byDefault}</code> {formatContrast(byDefault, main)}
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
