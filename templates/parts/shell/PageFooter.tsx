// What a page ends with: the question whether it helps, the link to its source, and the pages before and after it.
import type { PageFooterProps, PageLink } from '../../../src/render/page-props.ts';
import { Feedback } from './Feedback.tsx';

export function PageFooter({ feedback, editUrl, lastUpdated, previous, next, translations: t }: PageFooterProps) {
  if (feedback === null && editUrl === null && lastUpdated === null && previous === null && next === null) return null;
  return (
    <footer className="dg-footer">
      {feedback !== null && <Feedback place={feedback} translations={t} />}
      {(editUrl !== null || lastUpdated !== null) && (
        <div className="dg-footer-links">
          {editUrl !== null && (
            <a href={editUrl} target="_blank" rel="noopener nofollow">
              {t.editPage}
            </a>
          )}
          {lastUpdated !== null && (
            <p>
              {t.lastUpdated} <time dateTime={lastUpdated.date}>{lastUpdated.text}</time>
            </p>
          )}
          {lastUpdated !== null && lastUpdated.authors.length > 0 && (
            <p>
              {t.authors} {lastUpdated.authors.map(({ name }) => name).join(', ')}
            </p>
          )}
        </div>
      )}
      {(previous !== null || next !== null) && (
        <div className="dg-pager">
          {previous !== null && <Neighbour page={previous} label={t.previous} rel="prev" />}
          {next !== null && <Neighbour page={next} label={t.next} rel="next" />}
        </div>
      )}
    </footer>
  );
}

interface NeighbourProps {
  readonly page: PageLink;
  readonly label: string;
  readonly rel: 'prev' | 'next';
}

function Neighbour({ page, label, rel }: NeighbourProps) {
  return (
    <a className={rel === 'next' ? 'dg-pager-next' : undefined} rel={rel} href={page.href}>
      <small>{label}</small>
      {page.title}
    </a>
  );
}
