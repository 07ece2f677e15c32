// All pages of a product, as one page of nested lists: the way through a large tree that needs no script.
import { groupAnchor } from '../../src/lib/all-pages.ts';
import type { TreeNode } from '../../src/model/tree.ts';
import { hrefOfNode } from '../../src/render/node-links.ts';
import type { ContentsPageProps } from '../../src/render/page-props.ts';
import { ExternalMark, linkProps, RowChips, RowTitle } from '../parts/shell/row-marks.tsx';

type Branch = Extract<TreeNode, { readonly kind: 'group' | 'subheader' }>;

export function ContentsPage(props: ContentsPageProps) {
  const { product, title, tree, count, translations: t } = props;
  const shown = tree.nodes.filter((node) => node.inSideNav);
  const loose = shown.filter((node) => !isBranch(node));
  return (
    <div className="dg-all-pages">
      <p className="dg-eyebrow">{product.name}</p>
      <h1>{title}</h1>
      <p>
        <bdi>{count === 1 ? t.onePage : t.pageCount.replace('{{count}}', String(count))}</bdi>
      </p>
      {loose.length > 0 && <Rows {...props} nodes={loose} />}
      {shown.filter(isBranch).map((node) => (
        <section key={node.pathname} aria-labelledby={groupAnchor(node)}>
          <h2 id={groupAnchor(node)}>
            <RowTitle node={node} />
            <RowChips node={node} translations={t} />
          </h2>
          <Rows {...props} nodes={node.children} />
        </section>
      ))}
    </div>
  );
}

function Rows({ nodes, ...props }: ContentsPageProps & { readonly nodes: readonly TreeNode[] }) {
  return (
    <ul>
      {nodes
        .filter((node) => node.inSideNav)
        .map((node) => (
          <li key={node.pathname}>
            <Row {...props} node={node} />
          </li>
        ))}
    </ul>
  );
}

function Row({ node, ...props }: ContentsPageProps & { readonly node: TreeNode }) {
  const marks = (
    <>
      <RowTitle node={node} />
      <RowChips node={node} translations={props.translations} />
      <ExternalMark node={node} translations={props.translations} />
    </>
  );
  if (!isBranch(node))
    return (
      <a href={hrefOfNode(node, props.base) ?? undefined} {...linkProps(node)}>
        {marks}
      </a>
    );
  return (
    <>
      <strong>{marks}</strong>
      <Rows {...props} nodes={node.children} />
    </>
  );
}

function isBranch(node: TreeNode): node is Branch {
  return 'children' in node;
}
