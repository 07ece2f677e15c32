// Components that a `component` directive may name without a module of the site: `{{"component": "docs-gen/ThemePalette"}}`.

export const BUILT_IN_PREFIX = 'docs-gen/';

export const BUILT_IN_COMPONENTS = [
  'docs-gen/AdLab',
  'docs-gen/ColorPlayground',
  'docs-gen/ThemeBreakpoints',
  'docs-gen/ThemeElevations',
  'docs-gen/ThemePalette',
  'docs-gen/ThemeTransitions',
] as const;

export type BuiltInComponent = (typeof BUILT_IN_COMPONENTS)[number];

export function isBuiltIn(name: string): name is BuiltInComponent {
  return BUILT_IN_COMPONENTS.some((known) => known === name);
}
