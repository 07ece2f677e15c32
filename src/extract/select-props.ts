// Props that the config takes out of pages, and those that it folds.
import { PROP_GROUPS } from '../lib/api-sections.ts';
import { wildcard } from '../lib/wildcard.ts';
import type { ComponentTypes, ExportTypes, MemberTypes } from '../model/package-types.ts';
import type { ApiPropsConfig } from '../schema/product-api.ts';
import { type GroupsOf, sharedProps } from './prop-groups.ts';

export interface SelectedProps {
  readonly exports: readonly ExportTypes[];
  readonly groupsOf: GroupsOf;
  /** Where the config has a pattern that a prop matches. */
  readonly used: readonly PatternPlace[];
}

/** Path below `api.props`: `exclude`, 0. */
export type PatternPlace = readonly (string | number)[];

/** All patterns, with their places. */
export function patternsOf({ exclude, include, groups }: ApiPropsConfig) {
  const listed = (path: readonly string[], patterns: readonly string[]) =>
    patterns.map((pattern, index) => ({ pattern, place: [...path, index] as PatternPlace }));
  return [
    ...listed(['exclude'], exclude),
    ...listed(['include'], include),
    ...PROP_GROUPS.flatMap((group) => listed(['groups', group], groups[group] ?? [])),
  ];
}

export function selectProps(exports: readonly ExportTypes[], config: ApiPropsConfig): SelectedProps {
  const [excluded, included] = [config.exclude, config.include].map(matcher);
  const groups = PROP_GROUPS.map((group) => ({ group, isMatch: matcher(config.groups[group] ?? []) }));
  const isShown = (prop: MemberTypes) => !excluded?.(prop) || included?.(prop) === true;
  const shown = exports.map((one) => (one.kind === 'component' ? withProps(one, isShown) : one));
  const shared = sharedProps(shown.filter((one) => one.kind === 'component'));
  const all = exports.flatMap((one) => (one.kind === 'component' ? one.props : []));
  return {
    exports: shown,
    groupsOf: (component) => {
      const found = new Map(shared(component));
      for (const prop of component.props) {
        const named = groups.find(({ isMatch }) => isMatch(prop));
        if (named) found.set(prop.name, named.group);
        if (included?.(prop)) found.delete(prop.name);
      }
      return found;
    },
    used: patternsOf(config).flatMap(({ pattern, place }) => (all.some(matcher([pattern])) ? [place] : [])),
  };
}

function withProps(component: ComponentTypes, isShown: (prop: MemberTypes) => boolean): ComponentTypes {
  const alternatives = component.alternatives.map((one) => ({ ...one, props: one.props.filter(isShown) }));
  return { ...component, props: component.props.filter(isShown), alternatives };
}

function matcher(patterns: readonly string[]): (prop: MemberTypes) => boolean {
  const expressions = patterns.map(wildcard);
  return ({ name, declaredBy, at }) => {
    const file = at?.file ?? '';
    const owner = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? '';
    const names = [name, declaredBy, file, owner].filter((text) => text !== '');
    return expressions.some((expression) => names.some((text) => expression.test(text)));
  };
}
