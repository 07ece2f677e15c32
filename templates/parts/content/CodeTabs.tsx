// Code in tabs, made of radio buttons: it works before any script runs. The browser script keeps groups in step.
import { Fragment } from 'react';
import type { CodeTabsProps } from '../../../src/render/content.tsx';

export function CodeTabs({ id, storageKey, first, tabs, templates }: CodeTabsProps) {
  return (
    <div className="dg-tabs" data-storage-key={storageKey ?? undefined}>
      {tabs.map(({ label, ...code }, index) => (
        <Fragment key={label}>
          <input type="radio" name={id} id={`${id}-${index}`} value={label} defaultChecked={index === first} />
          <label htmlFor={`${id}-${index}`}>{label}</label>
          <templates.CodeBlock {...code} />
        </Fragment>
      ))}
    </div>
  );
}
