// What a page ends with: the link to its source, and the pages before and after it.
import { withBase } from '../../../src/lib/url.ts';
import type { PageNode } from '../../../src/model/tree.ts';
import type { PageFooterProps } from '../../../src/render/template-props.ts';

export function PageFooter({ editUrl, previous, next, base, translations: t }: PageFooterProps) {
  if (editUrl === null && previous === null && next === null) return null;
  return (
    <footer className="dg-footer">
      {editUrl !== null && (
        <div className="dg-footer-links">
          <a href={editUrl} target="_blank" rel="noopener nofollow">
            {t.editPage}
          </a>
        </div>
      )}
      {(previous !== null || next !== null) && (
        <div className="dg-pager">
          {previous !== null && <Neighbour node={previous} label={t.previous} rel="prev" base={base} />}
          {next !== null && <Neighbour node={next} label={t.next} rel="next" base={base} />}
        </div>
      )}
    </footer>
  );
}

interface NeighbourProps {
  readonly node: PageNode;
  readonly label: string;
  readonly rel: 'prev' | 'next';
  readonly base: string;
}

function Neighbour({ node, label, rel, base }: NeighbourProps) {
  return (
    <a
      className={rel === 'next' ? 'dg-pager-next' : undefined}
      rel={rel}
      href={withBase(node.route, base) + node.query}
    >
      <small>{label}</small>
      {node.title}
    </a>
  );
}
