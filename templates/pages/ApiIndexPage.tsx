// All API pages of a product, or of a part of it, by what they document.
import { encodePath, withBase } from '../../src/lib/url.ts';
import type { ApiIndex, ApiIndexEntry } from '../../src/model/api.ts';
import type { Texts } from '../../src/render/texts.ts';
import { Heading } from '../parts/api/Heading.tsx';
import { Marks } from '../parts/api/marks.tsx';
import { RowTools } from '../parts/api/RowTools.tsx';

export interface ApiIndexProps {
  readonly index: ApiIndex;
  readonly base: string;
  readonly translations: Texts;
}

export function ApiIndexPage({ index, base, translations }: ApiIndexProps) {
  const t = translations.apiPage;
  const groups = [
    ['component', 'components', t.components],
    ['hook', 'hooks', t.hooks],
    ['function', 'functions', t.functions],
    ['interface', 'types', t.types],
  ] as const;
  const { entries, route } = index;
  return (
    <div className="dg-api-rows">
      <RowTools
        {...{ route, translations }}
        part="entries"
        id="index"
        rows={entries.length}
        view={null}
        label={index.name}
      />
      {groups.map(([kind, id, title]) => {
        const own = entries.filter((entry) => entry.kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={id} aria-labelledby={id}>
            <Heading id={id}>{title}</Heading>
            <ul className="dg-api-index">
              {own.map((entry) => (
                <Entry key={`${entry.route}${entry.anchor}`} entry={entry} base={base} translations={translations} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface EntryProps {
  readonly entry: ApiIndexEntry;
  readonly base: string;
  readonly translations: Texts;
}

function Entry({ entry, base, translations }: EntryProps) {
  const hash = entry.anchor === '' ? '' : `#${entry.anchor}`;
  return (
    <li>
      <a href={withBase(encodePath(entry.route), base) + hash}>
        <code>{entry.name}</code>
      </a>{' '}
      <Marks of={entry} planHref={undefined} translations={translations} />
      {entry.brief !== '' && <p>{entry.brief}</p>}
    </li>
  );
}
