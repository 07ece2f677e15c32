// What the overview of a product says besides its text: the topics of its tree, and where the rest of each is listed.
import { allPagesPath, groupAnchor } from '../lib/all-pages.ts';
import { shownPages, topicsOf } from '../lib/topics.ts';
import { encodePath, withBase } from '../lib/url.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import type { OverviewPageProps, OverviewTopic } from './page-props.ts';
import type { CommonProps } from './template-props.ts';

export interface Overviews {
  /** `path`: the page that shows them, which needs no row itself. */
  props(product: Product, path: string): Pick<OverviewPageProps, 'product' | 'version' | 'topics'>;
  /** Pages in the tree of the product, each once. */
  count(product: Product): number;
}

export function createOverviews({ trees, ids, site }: BuildPlan, common: CommonProps): Overviews {
  const { userLanguage, translations: t } = common;
  const nodesOf = ({ id }: Product) => trees.get(id)?.nodes ?? [];
  /** In the language of the page where it exists. */
  const listOf = (product: Product): string | null => {
    const [first = 'en'] = site.languages;
    const paths = [userLanguage, first].map((language) => allPagesPath(product, language, first));
    const path = paths.find((candidate) => ids.has(candidate));
    return path === undefined ? null : withBase(encodePath(path), site.base);
  };
  const topics = (product: Product, path: string): OverviewTopic[] => {
    const list = listOf(product);
    const found = topicsOf(nodesOf(product), [product.prefix, path]);
    return found.map((topic, index) => {
      const title = topic.node ? topic.node.title : index === 0 && topic.pages > 0 ? t.startHere : t.furtherPages;
      const isCut = topic.node !== null && !topic.whole && list !== null;
      return { ...topic, title, more: isCut ? `${list}#${encodePath(groupAnchor(topic.node))}` : null };
    });
  };
  return {
    props: (product, path) => ({
      product,
      version: (product.versions.find(({ current }) => current) ?? product.versions[0])?.text ?? null,
      topics: topics(product, path),
    }),
    count: (product) => new Set(shownPages(nodesOf(product)).map(({ route }) => route)).size,
  };
}
