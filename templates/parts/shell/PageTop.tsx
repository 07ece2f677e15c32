// The line above a page's title: where the page stands, and what readers may do with it.
import type { DocPageProps } from '../../../src/render/page-props.ts';

export type PageTopProps = Pick<
  DocPageProps,
  'crumbs' | 'actions' | 'templates' | 'userLanguage' | 'translations' | 'base'
>;

export function PageTop(props: PageTopProps) {
  const { crumbs, actions, templates } = props;
  const place = crumbs.length > 0 && <templates.Breadcrumbs {...props} />;
  if (!actions) return place; // Templates of projects may not know of them.
  return (
    <div className="dg-page-top">
      {place}
      <templates.PageActions {...props} actions={actions} />
    </div>
  );
}
