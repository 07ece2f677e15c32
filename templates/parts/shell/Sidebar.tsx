// The pages of one product. Groups are native disclosures; in a large tree only the open branch holds its rows, and the
// other groups are links to their first page until a script has put their rows in.
import type { GroupNode, TreeNode } from '../../../src/model/tree.ts';
import { hrefOfNode } from '../../../src/render/node-links.ts';
import type { SidebarProps } from '../../../src/render/shell-props.ts';
import { Icon } from '../icon.tsx';
import { ExternalMark, linkProps, RowChips, RowTitle } from './row-marks.tsx';

export function Sidebar(props: SidebarProps) {
  const { tree, allPages, translations: t } = props;
  return (
    <nav id="dg-nav" className="dg-nav" popover="auto" aria-label={t.navigation}>
      <button
        type="button"
        className="dg-icon-button dg-nav-close"
        popoverTarget="dg-nav"
        popoverTargetAction="hide"
        aria-label={t.closeNavigation}
      >
        <Icon name="close" />
      </button>
      <Rows {...props} nodes={tree.nodes} />
      {allPages !== null && (
        <a className="dg-row dg-row-all" href={allPages.href} aria-current={allPages.isCurrent ? 'page' : undefined}>
          <span>{t.allPages}</span>
        </a>
      )}
    </nav>
  );
}

interface RowsProps extends SidebarProps {
  readonly nodes: readonly TreeNode[];
  readonly flat?: boolean;
}

function Rows({ nodes, flat, ...props }: RowsProps) {
  const className = flat ? 'dg-flat' : undefined;
  const items = () => <Items {...props} nodes={nodes} />;
  // Rows without groups are the same in the sidebars of all pages, and in the file of a large tree.
  return nodes.some((node) => 'children' in node) ? (
    <ul className={className}>{items()}</ul>
  ) : (
    <ul className={className} dangerouslySetInnerHTML={{ __html: props.once(nodes, items) }} />
  );
}

function Items({ nodes, ...props }: SidebarProps & { readonly nodes: readonly TreeNode[] }) {
  return nodes
    .filter((node) => node.inSideNav)
    .map((node) => {
      const href = node.kind === 'group' ? hrefOfClosed(node, props) : null;
      if (node.kind !== 'group' || href === null)
        return (
          <li key={node.pathname}>
            <Row {...props} node={node} />
          </li>
        );
      const html = props.once(node, () => <ClosedGroup {...props} node={node} href={href} />);
      return <li key={node.pathname} dangerouslySetInnerHTML={{ __html: html }} />;
    });
}

/** null: its rows stand in the page, as it is open, or all rows do, or none of them leads anywhere. */
function hrefOfClosed(node: GroupNode, { open, whole, base }: SidebarProps): string | null {
  return whole || open.has(node.pathname) ? null : hrefOfNode(node, base);
}

function Row({ node, ...props }: SidebarProps & { readonly node: TreeNode }) {
  switch (node.kind) {
    case 'subheader':
      return (
        <>
          <div className="dg-caption">{node.title}</div>
          <Rows {...props} nodes={node.children} flat />
        </>
      );
    case 'group':
      return <Group {...props} node={node} />;
    default:
      return (
        <a
          href={hrefOfNode(node, props.base) ?? undefined}
          data-mark={node.kind === 'page' ? props.mark(node) : undefined}
          {...linkProps(node, 'dg-row')}
        >
          <RowTitle node={node} />
          <RowChips node={node} translations={props.translations} />
          <ExternalMark node={node} translations={props.translations} />
        </a>
      );
  }
}

function Group({ node, ...props }: SidebarProps & { readonly node: GroupNode }) {
  return (
    <details open={props.open.has(node.pathname)} data-group={props.groupNumber(node)}>
      <summary className="dg-row">
        <GroupRow node={node} translations={props.translations} />
      </summary>
      <Rows {...props} nodes={node.children} />
    </details>
  );
}

function ClosedGroup({ node, href, ...props }: SidebarProps & { readonly node: GroupNode; readonly href: string }) {
  return (
    <a href={href} data-group={props.groupNumber(node)} {...linkProps(node, 'dg-row dg-row-group')}>
      <GroupRow node={node} translations={props.translations} />
    </a>
  );
}

function GroupRow({ node, translations }: Pick<SidebarProps, 'translations'> & { readonly node: GroupNode }) {
  return (
    <>
      <RowTitle node={node} />
      <RowChips node={node} translations={translations} />
    </>
  );
}
