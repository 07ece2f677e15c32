// Stands for a component directive whose module is not part of the content: its name and path.
import type { ComponentBoxProps } from '../../../src/render/template-props.ts';

export function ComponentBox({ directive, translations: t }: ComponentBoxProps) {
  return (
    <div className="dg-demo dg-demo-missing">
      <div className="dg-demo-head">
        <span className="dg-demo-name">{t.componentBox}</span>
        <span className="dg-demo-path">{directive.component}</span>
      </div>
    </div>
  );
}
