// Code in tabs, made of radio buttons: it works before any script runs. The browser script keeps groups in step.
import { Fragment } from 'react';
import type { CodeTabsProps } from '../../../src/render/content.tsx';

export function CodeTabs({ id, preference, storageKey, first, tabs, templates }: CodeTabsProps) {
  const kind = preference?.kind;
  return (
    <div className={kind ? 'dg-tabs dg-tabs-chosen' : 'dg-tabs'} data-storage-key={storageKey ?? undefined}>
      {tabs.map(({ label, ...code }, index) => (
        <Fragment key={label}>
          <input
            type="radio"
            name={id}
            id={`${id}-${index}`}
            value={label}
            defaultChecked={index === first}
            data-variant={kind === 'variant' ? preference?.values[index] : undefined}
            data-styling={kind === 'styling' ? preference?.values[index] : undefined}
          />
          <label htmlFor={`${id}-${index}`}>{label}</label>
          <templates.CodeBlock {...code} />
        </Fragment>
      ))}
    </div>
  );
}
