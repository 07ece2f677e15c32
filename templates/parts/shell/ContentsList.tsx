// The headings of a page as links: a column beside it, or a disclosure under its title on a phone. It leaves their texts as they
// are: see `render/shapes.ts`.
import type { TocEntry } from '../../../src/model/page.ts';
import type { ContentsListProps } from '../../../src/render/page-props.ts';

/** Third-level entries stand under the second-level one before them. */
export function ContentsList({ entries }: ContentsListProps) {
  const groups: { entry: TocEntry; children: TocEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (entry.depth === 3 && last) last.children.push(entry);
    else groups.push({ entry, children: [] });
  }
  return (
    <ul>
      {groups.map(({ entry, children }) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>{entry.text}</a>
          {children.length > 0 && (
            <ul>
              {children.map((child) => (
                <li key={child.id}>
                  <a href={`#${child.id}`}>{child.text}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
