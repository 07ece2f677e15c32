// Where readers try their own brand colours on the whole site: an island, which needs a script to do anything.
import { ColorPlayground as Playground } from '../../../src/client/islands/ColorPlayground.tsx';
import type { BuiltInProps } from '../../../src/render/demo-props.ts';
import { Island } from '../../../src/render/island.tsx';

export function ColorPlayground({ themes, translations: t }: BuiltInProps) {
  const { primary, secondary } = themes.light.palette;
  return (
    <Island
      name="ColorPlayground"
      when="visible"
      component={Playground}
      props={{
        primary: primary.main,
        secondary: secondary.main,
        texts: {
          group: t.themePlayground,
          primary: t.themePrimary,
          secondary: t.themeSecondary,
          reset: t.themeReset,
          invalid: t.themeInvalidColor,
          kept: t.themeKept,
          wasReset: t.themeWasReset,
          contrast: t.themeContrast,
          copy: t.themeCopy,
          copied: t.codeCopied,
          copyFailed: t.copyFailed,
        },
      }}
    />
  );
}
