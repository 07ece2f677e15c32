// A page of documentation. It asks no more of the texts that it is given than whether they are empty, and
// holds no island: see `render/shapes.ts`.
import type { DocPageProps } from '../../src/render/page-props.ts';
import { PageTabs } from '../parts/api/PageTabs.tsx';
import { AdPlace } from '../parts/content/AdPlace.tsx';
import { Raw } from '../parts/raw.tsx';
import { PageTop } from '../parts/shell/PageTop.tsx';

export function DocPage(props: DocPageProps) {
  const { title, description, hasHeading, hasLead, contents, tabs, intro, body, api, adSettings, templates } = props;
  const t = props.translations;
  return (
    <>
      <PageTop {...props} />
      <article className="dg-content">
        {!hasHeading && <h1>{title}</h1>}
        {intro !== '' && <Raw html={intro} />}
        {!hasLead && description !== '' && <p className="description">{description}</p>}
        <PageTabs tabs={tabs} translations={t} />
        <AdPlace settings={adSettings} translations={t} />
        {contents !== null && (
          <details className="dg-contents-phone">
            <summary>{t.contents}</summary>
            <Raw html={contents} />
          </details>
        )}
        <Raw html={body} />
        {api !== null && (
          <section>
            <h2 id={api.id}>
              <a className="dg-anchor" href={`#${api.id}`}>
                {t.api}
              </a>
            </h2>
            <p>{t.apiIntro}</p>
            <ul>
              {api.entries.map((entry) => (
                <li key={entry.text}>
                  {entry.href === null ? (
                    <code>{entry.text}</code>
                  ) : (
                    <a href={entry.href}>
                      <code>{entry.text}</code>
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
      <templates.PageFooter {...props} />
    </>
  );
}
