// The tags that a project adds to the head of one page: those of its front matter, and of the `head` slot of plugins.

import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import type { BuiltDemos } from '../model/demo.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { demoScripts } from '../render/demo-scripts.ts';
import { withBaseInside } from '../render/head.ts';
import { HEAD_TAGS } from '../schema/head-tag.ts';

type TitledRoute = Pick<Route, 'path' | 'title' | 'description' | 'productKey'>;

/** What is wrong goes to `diagnostics`: the same words for every page, so that a run tells them once. */
export function extraTags(route: Route, site: Site, diagnostics: Diagnostic[]): HeadTag[] {
  const own = route.kind === 'doc' ? route.page.frontMatter.head : [];
  return [...own.map((tag) => withBaseInside(tag, site.base)), ...pluginTags(route, site, diagnostics)];
}

/**
 * What the policy of the site has to allow: the tags of all pages, for who has to know them before the pages are made, and
 * the scripts of demos. What is wrong with a tag, its page tells.
 */
export function policyTags({ site, routes }: Pick<BuildPlan, 'site' | 'routes'>, demos: BuiltDemos): HeadTag[] {
  return [...routes.flatMap((route) => extraTags(route, site, [])), ...demoScripts(demos)];
}

export function pluginTags(route: TitledRoute, site: Site, diagnostics: Diagnostic[]): HeadTag[] {
  const context = { route: route.path, title: route.title, description: route.description, product: route.productKey };
  return site.plugins.flatMap((plugin) => {
    if (!plugin.head) return [];
    try {
      return checkedTags(plugin.head(context));
    } catch (error) {
      const problem = errorMessage(error);
      const at = { file: site.configFile };
      diagnostics.push(report('config/plugin-failed', { plugin: plugin.name, slot: 'head', problem }, at));
      return [];
    }
  });
}

/** A plugin is the author's code: what it returns is looked at once. */
function checkedTags(tags: unknown): HeadTag[] {
  if (!Array.isArray(tags)) throw new Error('it must return an array of tags; one without tags is []');
  return tags.map((tag: unknown, index) => {
    if (!isHeadTag(tag))
      throw new Error(
        `tag ${index} must be { tag, attributes }: \`tag\` is one of ${HEAD_TAGS.join(', ')}, \`attributes\` an object of texts and true, and \`content\`, if any, a text`,
      );
    return tag;
  });
}

function isHeadTag(value: unknown): value is HeadTag {
  if (typeof value !== 'object' || value === null) return false;
  const { tag, attributes, content } = value as Partial<Record<keyof HeadTag, unknown>>; // Each field is looked at below.
  return (
    HEAD_TAGS.some((known) => known === tag) &&
    typeof attributes === 'object' &&
    attributes !== null &&
    Object.values(attributes).every((attribute) => typeof attribute === 'string' || attribute === true) &&
    (content === undefined || typeof content === 'string')
  );
}
