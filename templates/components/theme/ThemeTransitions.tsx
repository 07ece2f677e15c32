// Durations and easings to look at: a switch moves all of them, without a script.
import type { BuiltInProps } from '../../../src/render/demo-props.ts';
import type { Transitions } from '../../../src/theme/transitions.ts';

export function ThemeTransitions({ themes, translations: t }: BuiltInProps) {
  const { transitions } = themes.light;
  return (
    <div className="dg-transitions">
      <label className="dg-transitions-switch">
        <input type="checkbox" /> {t.themeMove}
      </label>
      <dl>
        {rows(transitions).map(({ name, detail, transition }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> {detail}
            </dt>
            <dd>
              <span style={{ transition }} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Durations along the usual easing, then easings over a second, so that they can be told apart. */
function rows({ duration, easing, create }: Transitions) {
  const property = 'inset-inline-start';
  return [
    ...Object.entries(duration).map(([name, ms]) => ({
      name,
      detail: `${ms} ms`,
      transition: create(property, { duration: ms }),
    })),
    ...Object.entries(easing).map(([name, curve]) => ({
      name,
      detail: curve,
      transition: create(property, { duration: 1000, easing: curve }),
    })),
  ];
}
