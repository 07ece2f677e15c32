// One node of a page tree as authors write it, in `pages.ts`, `pages.json` or the config file.
import * as z from 'zod';
import { hasSafeScheme, isExternal } from '../lib/url.ts';

/** What the sidebar sets itself, and what would run code or break its look. */
const RESERVED_PROPS = new Set(['style', 'href', 'class', 'className', 'children', 'dangerouslySetInnerHTML']);

const linkProps = z.record(z.string(), z.unknown()).superRefine((props, context) => {
  for (const name of Object.keys(props)) {
    if (!RESERVED_PROPS.has(name) && !/^on[a-z]/i.test(name)) continue;
    const message = 'is not allowed in `linkProps`: the sidebar sets it, or omits it for security';
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

const apiPath = z.string().regex(/^\/(?:[^?#]*\/)?$/, 'must be a list, or a path that starts and ends with a slash');

const node = z
  .strictObject({
    pathname: z
      .string()
      .min(1)
      .describe('Route of the page; an `https://` URL for a link; any unique name for a group. May end in `#hash`.'),
    title: z
      .union([z.string(), z.literal(false)])
      .optional()
      .describe('Default: from the last part of the pathname. `false`: none.'),
    get children(): z.ZodOptional<z.ZodUnion<readonly [z.ZodArray<typeof node>, typeof apiPath]>> {
      return z
        .union([z.array(node), apiPath])
        .optional()
        .describe(
          'Nodes below this one; with at least one, the node is a group. A path such as `/ui/api/` stands for all API pages below it.',
        );
    },
    subheader: z
      .union([z.string(), z.boolean()])
      .optional()
      .describe('Makes the node a caption over its children; a text is its title.'),
    query: z
      .union([z.string(), z.record(z.string(), z.string())])
      .optional()
      .describe('Query added to the link.'),
    plan: z
      .enum(['community', 'pro', 'premium'])
      .optional()
      .describe('Plan that the feature belongs to. Default `community`.'),
    newFeature: z.boolean().optional().describe('Chip “New”.'),
    planned: z.boolean().optional().describe('Chip “Planned”.'),
    unstable: z.boolean().optional().describe('Chip “Preview”.'),
    beta: z.boolean().optional().describe('Chip “Beta”.'),
    legacy: z.boolean().optional().describe('Chip “Legacy”.'),
    deprecated: z.boolean().optional().describe('Chip “Deprecated”.'),
    icon: z.unknown().optional().describe('Name of an icon; anything else shows none.'),
    inSideNav: z.boolean().optional().describe('`false` hides the node and all below it in the sidebar.'),
    ordered: z.boolean().optional().describe('`false` hides previous and next links on the page.'),
    disableDrawer: z.boolean().optional().describe('No sidebar beside the page; the menu of small screens has it.'),
    linkProps: linkProps.optional().describe('Attributes of the link.'),
  })
  .superRefine(({ pathname, children, subheader }, context) => {
    const isLeaf = !subheader && !children?.length; // The name of a group is no address.
    if (!isLeaf || !isExternal(pathname) || hasSafeScheme(pathname)) return;
    const message = 'must be a path, or a URL that starts with https:, http:, mailto: or tel:';
    context.addIssue({ code: 'custom', path: ['pathname'], message });
  });

export const pageTreeSchema = z.array(node);

/** A node of `pages.ts`. */
export type PageNodeInput = z.input<typeof node>;

/** Its children where they are written out; a path stands for others. */
export function writtenChildren({ children }: PageNodeInput): readonly PageNodeInput[] {
  return typeof children === 'object' ? children : [];
}
