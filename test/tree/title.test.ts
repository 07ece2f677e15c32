// Titles of nodes (behaviour §1.6).
import { describe, expect, test } from 'vitest';
import { nodeTitle } from '../../src/tree/title.ts';

describe('a title', () => {
  test.each([
    // What the author wrote, in order of precedence.
    [{ pathname: '/ui/button', title: 'Push button' }, 'Push button'],
    [{ pathname: '/ui/button', title: false as const }, null],
    [{ pathname: '/ui/button', title: '' }, 'Button'],
    [{ pathname: '/ui/button', title: 'Inputs', subheader: 'Other' }, 'Inputs'],
    [{ pathname: '/ui/button', title: false as const, subheader: 'Other' }, null],
    [{ pathname: '/ui/main-features-group', subheader: 'Main features' }, 'Main features'],
    [{ pathname: '/ui/group', subheader: '/ui/customization/theme' }, 'Theme'],
    [{ pathname: '/ui/group', subheader: true }, 'Group'],
    [{ pathname: '/ui/group', subheader: '' }, 'Group'],
    [{ pathname: '/ui/group', subheader: 'Why #1?' }, 'Why #1?'],
    // From the path: last part, without the first `react-`, cut at the first dot; only the first letter is raised.
    [{ pathname: '/ui/button-group' }, 'Button group'],
    [{ pathname: '/ui/button-group/' }, 'Button group'],
    [{ pathname: '/ui/react-button' }, 'Button'],
    [{ pathname: '/ui/react-react-button' }, 'React button'],
    [{ pathname: '/ui/button-react-dom' }, 'Button dom'],
    [{ pathname: '/ui/llms.txt' }, 'Llms'],
    [{ pathname: '/ui/v1.2.3' }, 'V1'],
    [{ pathname: '/ui/react-button/[docsTab]' }, 'Button'],
    [{ pathname: '/ui/charts/#planned-charts' }, 'Planned charts'],
    [{ pathname: '/ui/charts?a=b' }, 'Charts'],
    [{ pathname: 'https://a.example/the-blog?b#c' }, 'C'],
    [{ pathname: 'https://a.example/the-blog/?b' }, 'The blog'],
    // Below /api-docs/ a component; below /api/ a component or a hook.
    [{ pathname: '/ui/api-docs/button-group' }, 'ButtonGroup'],
    [{ pathname: '/ui/api-docs/use-button' }, 'UseButton'],
    [{ pathname: '/ui/api/button-group' }, 'ButtonGroup'],
    [{ pathname: '/ui/api/use-button' }, 'useButton'],
    [{ pathname: '/ui/api/react-use-button' }, 'useButton'],
    [{ pathname: '/ui/api/data-grid/grid.tsx' }, 'Grid'],
    [{ pathname: '/ui/api' }, 'Api'],
  ])('of %j is %j', (node, title) => {
    expect(nodeTitle(node)).toBe(title);
  });
});
