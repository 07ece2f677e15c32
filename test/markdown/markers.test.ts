// Which lines are the dialect's own, and that hiding them moves nothing.
import { describe, expect, test } from 'vitest';
import { hideMarkers, type Marker } from '../../src/markdown/markers.ts';

const kinds = (text: string) => [...hideMarkers(text).markers.values()].map(written);

function written(marker: Marker): string {
  switch (marker.kind) {
    case 'callout-open':
      return `open ${marker.colons} ${marker.name} ${marker.title}`.trim();
    case 'callout-close':
      return `close ${marker.colons}`;
    case 'directive':
      return marker.json;
    case 'tabs-open':
      return `tabs ${marker.storageKey}`;
    default:
      return marker.kind;
  }
}

const DEMO = '{{"demo": "A.js"}}';
const DEMO_JSON = '{"demo": "A.js"}';

describe('a line is a marker', () => {
  test.each<[string, string, string[]]>([
    ['callout', ':::info\na\n:::', ['open 3 info', 'close 3']],
    ['callout with a title', ':::info Good to know\n:::', ['open 3 info Good to know', 'close 3']],
    ['callout with a space before its kind', '::: warning', ['open 3 warning']],
    ['callout of any kind: the dialect judges it', ':::danger', ['open 3 danger']],
    ['callout with more colons', ':::::info', ['open 5 info']],
    ['indented callout', '  :::info\n  :::', ['open 3 info', 'close 3']],
    ['callout at the start of an item', '- :::info\n  :::\n1. :::info', ['open 3 info', 'close 3', 'open 3 info']],
    ['callout in a quote', '> :::info\n> a\n> :::', ['open 3 info', 'close 3']],
    ['callout with CRLF', ':::info\r\na\r\n:::\r\n', ['open 3 info', 'close 3']],
    ['callout with spaces behind it', ':::info  \n:::\t', ['open 3 info', 'close 3']],
    ['nested callouts', '::::info\n:::warning\n:::\n::::', ['open 4 info', 'open 3 warning', 'close 3', 'close 4']],
    ['demo', DEMO, [DEMO_JSON]],
    ['demo with CRLF', `${DEMO}\r\n`, [DEMO_JSON]],
    ['demos on lines that follow each other', `${DEMO}\n${DEMO}`, [DEMO_JSON, DEMO_JSON]],
    ['demo in a list, and in a quote', `- ${DEMO}\n  ${DEMO}\n> ${DEMO}`, [DEMO_JSON, DEMO_JSON, DEMO_JSON]],
    ['component', '{{"component": "a"}}', ['{"component": "a"}']],
    ['directive that is no JSON: the dialect reports it', '{{"demo": }}', ['{"demo": }']],
    ['directive with text behind it: the dialect reports it', `${DEMO} a`, [`${DEMO} a`]],
    ['unclosed directive: the dialect reports it', '{{"demo": "A.js"', ['{{"demo": "A.js"']],
    ['callout with a title in brackets: the dialect reports it', ':::info[A]', ['open 3 info[A] A']],
    ['tab group', '<codeblock storageKey="package-manager">\n</codeblock>', ['tabs package-manager', 'tabs-close']],
    ['tab group in single quotes', "<codeblock storageKey='k'>", ['tabs k']],
    ['tab group without a key', '<codeblock>', ['tabs null']],
    ['tab group with another attribute: the dialect reports it', '<codeblock class="a">', ['tabs null']],
    ['feature list', '<featureList>\n</featureList>', ['features-open', 'features-close']],
  ])('%s', (_name, text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });
});

describe('a line is text', () => {
  test.each([
    ['two colons', '::info'],
    ['colons in a line', 'a :::info'],
    ['two colons alone', '::'],
    ['directive behind text', `a ${DEMO}`],
    ['braces in prose', '{{ variable }} and {{new}}'],
    ['braces on a line of their own', '{{variable}}'],
    ['component of another name', '<CodeBlock>'],
    ['tag in a line', 'a <codeblock>'],
  ])('%s', (_name, text) => {
    expect(kinds(text)).toEqual([]);
  });

  test.each([
    ['backticks', '```\n', '\n```'],
    ['backticks with an info string', '```md title="a"\n', '\n```'],
    ['more backticks than three', '````\n```\n', '\n```\n````'],
    ['tildes', '~~~\n', '\n~~~'],
    ['tildes with backticks inside', '~~~\n```\n', '\n~~~'],
    ['an indented fence', '  ```\n', '\n  ```'],
    ['a fence in a list', '- ```\n', '\n  ```'],
    ['a fence in a numbered list', '1. ```\n', '\n   ```'],
    ['a fence in a quote', '> ```\n> ', '\n> ```'],
    ['a fence that never closes', '```\n', ''],
    ['a fence with CRLF', '```\r\n', '\r\n```\r\n'],
  ])('inside %s', (_name, before, after) => {
    expect(kinds(`${before}:::info${after}`)).toEqual([]);
    expect(kinds(`${before}${DEMO}${after}`)).toEqual([]);
  });

  test('what looks like a fence and is none hides nothing', () => {
    expect(kinds(`\`\`\` a \`b\` \`\`\`\n${DEMO}`)).toEqual([DEMO_JSON]);
    expect(kinds(`\`\`\`\na\n\`\`\` b\n\`\`\`\n${DEMO}`)).toEqual([DEMO_JSON]);
  });

  test('when the dialect asks to leave it', () => {
    const text = ':::info\n:::';
    expect([...hideMarkers(text, new Set([0])).markers.keys()]).toEqual([8]);
  });
});

describe('hiding', () => {
  const text = `a\n\n:::info Ünï\n- ${DEMO}\n  b\r\n:::\n${DEMO}\n\n<codeblock>\n`;

  test('keeps every offset and every line end', () => {
    const hidden = hideMarkers(text).text;
    expect(hidden).toHaveLength(text.length);
    expect(hidden.replace(/[^\r\n]/g, '')).toBe(text.replace(/[^\r\n]/g, ''));
  });

  test('leaves a processing instruction where a marker stood, and all else as it was', () => {
    expect(hideMarkers(':::info\na\n:::\nb\n').text).toBe('<?   ?>\na\n<?>\nb\n');
  });

  test('gives back the very text when there is no marker', () => {
    expect(hideMarkers('a\n\nb').text).toBe('a\n\nb');
  });

  test('lets a callout be closed by a line that is indented deeper, as after a list', () => {
    const { markers } = hideMarkers(':::info\n- a\n  :::\n');
    expect([...markers.keys()]).toEqual([0, 12]); // The indentation belongs to the closing line.
  });

  test('a marker is found behind 200,000 tabs', () => {
    const { markers } = hideMarkers(`${'\t'.repeat(200_000)}:::`);
    expect([...markers.keys()]).toEqual([200_000]);
  });
});
