// What a component directive stands for: a component of docs-gen itself, or of the project; for one that is missing, a box with the name and path of the module.
import type { FunctionComponent } from 'react';
import { type BuiltInComponent, isBuiltIn } from '../../../src/lib/built-in-components.ts';
import type { BuiltInProps, ComponentBoxProps } from '../../../src/render/demo-props.ts';
import { AdLab } from '../../components/services/AdLab.tsx';
import { ColorPlayground } from '../../components/theme/ColorPlayground.tsx';
import { ThemeBreakpoints } from '../../components/theme/ThemeBreakpoints.tsx';
import { ThemeElevations } from '../../components/theme/ThemeElevations.tsx';
import { ThemePalette } from '../../components/theme/ThemePalette.tsx';
import { ThemeTransitions } from '../../components/theme/ThemeTransitions.tsx';
import { Raw } from '../raw.tsx';

const BUILT_IN: Readonly<Record<BuiltInComponent, FunctionComponent<BuiltInProps>>> = {
  'docs-gen/AdLab': AdLab,
  'docs-gen/ColorPlayground': ColorPlayground,
  'docs-gen/ThemeBreakpoints': ThemeBreakpoints,
  'docs-gen/ThemeElevations': ThemeElevations,
  'docs-gen/ThemePalette': ThemePalette,
  'docs-gen/ThemeTransitions': ThemeTransitions,
};

export function ComponentBox(props: ComponentBoxProps) {
  const { directive, html, translations: t } = props;
  if (isBuiltIn(directive.component)) {
    const BuiltIn = BUILT_IN[directive.component];
    return <BuiltIn {...props} />;
  }
  if (html !== null) return <Raw className="dg-demo-component" html={html} data-component={directive.component} />;
  return (
    <div className="dg-demo dg-demo-missing">
      <div className="dg-demo-head">
        <span className="dg-demo-name">{t.componentBox}</span>
        <span className="dg-demo-path">{directive.component}</span>
      </div>
    </div>
  );
}
