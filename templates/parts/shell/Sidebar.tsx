// The pages of one product. Groups are native disclosures; in a large tree only the open branch holds its rows.
import type { GroupNode, TreeNode } from '../../../src/model/tree.ts';
import { hrefOfNode } from '../../../src/render/node-links.ts';
import type { SidebarProps } from '../../../src/render/template-props.ts';
import { Icon, TREE_ICONS } from '../icon.tsx';

export function Sidebar(props: SidebarProps) {
  return (
    <nav id="dg-nav" className="dg-nav" popover="auto" aria-label={props.translations.navigation}>
      <button
        type="button"
        className="dg-icon-button dg-nav-close"
        popoverTarget="dg-nav"
        popoverTargetAction="hide"
        aria-label={props.translations.closeNavigation}
      >
        <Icon name="close" />
      </button>
      <Rows {...props} nodes={props.tree.nodes} />
    </nav>
  );
}

interface RowsProps extends SidebarProps {
  readonly nodes: readonly TreeNode[];
  readonly flat?: boolean;
}

function Rows({ nodes, flat, ...props }: RowsProps) {
  return (
    <ul className={flat ? 'dg-flat' : undefined}>
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
    case 'external':
      return (
        <a className="dg-row" href={hrefOfNode(node, props.base) ?? undefined} {...node.linkProps}>
          <Title node={node} />
          <Chips {...props} node={node} />
          <Icon name="external" className="dg-external" />
          <span className="dg-sr">{props.translations.external}</span>
        </a>
      );
    default:
      return (
        <a
          className="dg-row"
          href={hrefOfNode(node, props.base) ?? undefined}
          data-mark={props.mark(node)}
          {...node.linkProps}
        >
          <Title node={node} />
          <Chips {...props} node={node} />
        </a>
      );
  }
}

function Group({ node, ...props }: SidebarProps & { readonly node: GroupNode }) {
  const isOpen = props.open.has(node.pathname);
  const href = hrefOfNode(node, props.base);
  if (!isOpen && !props.whole && href !== null) {
    return (
      <a className="dg-row dg-row-group" href={href}>
        <Title node={node} />
        <Chips {...props} node={node} />
        <Icon name="chevron" className="dg-chevron" />
      </a>
    );
  }
  return (
    <details open={isOpen}>
      <summary className="dg-row">
        <Title node={node} />
        <Chips {...props} node={node} />
        <Icon name="chevron" className="dg-chevron" />
      </summary>
      <Rows {...props} nodes={node.children} />
    </details>
  );
}

function Title({ node }: { readonly node: TreeNode }) {
  const icon = TREE_ICONS[node.icon ?? ''];
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span>{node.title}</span>
    </>
  );
}

function Chips({ node, translations: t }: SidebarProps & { readonly node: TreeNode }) {
  return (
    <>
      {node.plan !== 'community' && (
        <PlanMark plan={node.plan} name={node.plan === 'pro' ? t.proPlan : t.premiumPlan} />
      )}
      {node.tags.map((tag) => (
        <span key={tag} className={`dg-chip dg-chip-${tag}`}>
          {t.tags[tag]}
        </span>
      ))}
    </>
  );
}

/** A mark without text: its title is for pointers, the text for screen readers. */
function PlanMark({ plan, name }: { readonly plan: 'pro' | 'premium'; readonly name: string }) {
  return (
    <span className={`plan-${plan}`} title={name}>
      <span className="dg-sr">{name}</span>
    </span>
  );
}
