// What a component takes over from others: one disclosure for each, with the names of the props as links to their rows.
import { fillIn } from '../../../src/lib/translate.ts';
import type { ReferenceProps } from './reference-props.ts';

export function InheritedProps({ inherited, translations }: Pick<ReferenceProps, 'inherited' | 'translations'>) {
  const t = translations.apiPage;
  if (inherited.length === 0) return null;
  return (
    <>
      <p>{t.inheritedNote}</p>
      {inherited.map(({ component, href, props }) => (
        <details key={component} className="dg-api-inherited">
          <summary>
            {fillIn(t.inheritedPropsOf, { base: component })} <span className="dg-chip">{props.length}</span>
          </summary>
          <ul>
            {props.map((prop) => (
              <li key={prop.name}>
                {prop.href === null ? (
                  <code>{prop.name}</code>
                ) : (
                  <a href={prop.href}>
                    <code>{prop.name}</code>
                  </a>
                )}
              </li>
            ))}
          </ul>
          {href !== null && (
            <p>
              <a href={href}>{`${component} API`}</a>
            </p>
          )}
        </details>
      ))}
    </>
  );
}
