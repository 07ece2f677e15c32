// What stands around the title of a row of the page tree: its icon, its chips, the mark of a link that leaves the site.

import type { TreeNode } from '../../../src/model/tree.ts';
import type { CommonProps } from '../../../src/render/template-props.ts';
import { Icon, TREE_ICONS } from '../icon.tsx';

interface NodeProps extends Pick<CommonProps, 'translations'> {
  readonly node: TreeNode;
}

export function RowTitle({ node }: Pick<NodeProps, 'node'>) {
  const icon = TREE_ICONS[node.icon ?? ''];
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span>{node.title}</span>
    </>
  );
}

/** The plan first, then the tags in their order. */
export function RowChips({ node, translations: t }: NodeProps) {
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

/** Nothing on rows that stay on the site. */
export function ExternalMark({ node, translations: t }: NodeProps) {
  if (node.kind !== 'external') return null;
  return (
    <>
      <Icon name="external" className="dg-external" />
      <span className="dg-sr">{t.external}</span>
    </>
  );
}

/** A class of the author's joins ours. */
export function linkProps({ linkProps: { className, ...props } }: TreeNode, own?: string) {
  const names = [own, className].filter((name) => typeof name === 'string' && name !== '').join(' ');
  return names === '' ? props : { ...props, className: names };
}
