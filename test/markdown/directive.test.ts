// `{{…}}` lines to demos and components: what is read, what is reported, what is left out.
import { describe, expect, test } from 'vitest';
import { readDirective } from '../../src/markdown/directive.ts';

const at = { file: 'a.md', line: 3, column: 1 };
const read = (json: string) => readDirective(json, at);
const codes = (json: string) => read(json).diagnostics.map(({ code, severity }) => `${severity} ${code}`);

describe('a demo', () => {
  test('has a file, options and an id', () => {
    expect(read('{"demo": "sub/Basic.js", "bg": "inline", "defaultCodeOpen": false, "height": 400}').value).toEqual({
      kind: 'demo',
      demo: {
        demo: 'sub/Basic.js',
        options: { bg: 'inline', defaultCodeOpen: false, height: 400 },
        anchorId: 'Basic',
        at,
      },
    });
  });

  test.each<[string, string | null]>([
    ['{"demo": "Basic.js"}', 'Basic'],
    ['{"demo": "Basic.tsx", "hideToolbar": true}', 'Basic'],
    ['{"demo": "../../other/Basic.js"}', 'Basic'],
    ['{"demo": "a/Basic/"}', 'Basic'],
    ['{"demo": "Basic"}', 'Basic'],
    ['{"demo": "Basic.js", "anchorId": "my-demo"}', 'my-demo'],
    ['{"demo": "Basic.js", "anchorId": null}', null],
    ['{"demo": "Basic.js", "anchorId": ""}', null],
  ])('%s has the id %j', (json, expected) => {
    const { value, diagnostics } = read(json);
    expect(value?.kind === 'demo' ? value.demo.anchorId : undefined).toBe(expected);
    expect(diagnostics).toEqual([]);
  });

  test.each([
    '{"demo": "A.js", "bg": "outlined"}',
    '{"demo": "A.js", "bg": "gradient"}',
    '{"demo": "A.js", "bg": "playground", "hideToolbar": true}',
    '{"demo": "A.js", "bg": true}',
    '{"demo": "A.js", "disableAd": true}',
    '{"demo": "A.js", "hideToolbar": true, "defaultCodeOpen": false}',
    '{"demo": "A.js", "height": 300}',
    '{"demo": "A.js", "iframe": true, "height": 500, "maxWidth": "400px", "isolated": true}',
    '{"demo": "A.js", "disableLiveEdit": true, "hideEditButton": true, "aiSuggestion": "x"}',
    '{"demo": "A.js", "server": false}',
  ])('%s says nothing', (json) => {
    expect(codes(json)).toEqual([]);
  });

  test.each([
    ['{"demo": "A.js", "bg": "outline"}', 'warning markdown/unknown-background'],
    ['{"demo": "A.js", "bg": 1}', 'warning markdown/unknown-background'],
    ['{"demo": "A.js", "hideToolBar": true}', 'error markdown/unknown-directive-option'],
    ['{"demo": "A.js", "constructor": 1}', 'error markdown/unknown-directive-option'],
    ['{"demo": "A.js", "__proto__": 1}', 'error markdown/unknown-directive-option'],
    ['{"demo": "A.js", "iframe": "true"}', 'error markdown/bad-directive-option'],
    ['{"demo": "A.js", "height": true}', 'error markdown/bad-directive-option'],
    ['{"demo": "A.js", "maxWidth": "abc"}', 'error markdown/bad-directive-option'],
    ['{"demo": "A.js", "anchorId": 1}', 'error markdown/bad-directive-option'],
    ['{"demo": "A.js", "hideToolbar": false}', 'error markdown/directive-conflict'],
    ['{"demo": "A.js", "hideToolbar": true, "defaultCodeOpen": true}', 'error markdown/directive-conflict'],
    ['{"demo": "A.js", "hideToolbar": true, "disableAd": true}', 'error markdown/directive-conflict'],
  ])('%s is a %s', (json, expected) => {
    expect(codes(json)).toEqual([expected]);
    // To its key, which is the last one here.
    const column = json.lastIndexOf(', "') + 4;
    expect(read(json).diagnostics[0]?.at).toMatchObject({ ...at, column });
  });

  test('loses the options that say nothing useful, and keeps the rest', () => {
    const { value } = read('{"demo": "A.js", "bg": "outline", "iframe": "true", "foo": 1, "height": 300}');
    expect(value).toMatchObject({ demo: { options: { height: 300 } } });
    expect(value?.kind === 'demo' && Object.keys(value.demo.options)).toEqual(['height']);
  });

  test('two conflicts are two reports', () => {
    const json = '{"demo": "A.js", "hideToolbar": true, "defaultCodeOpen": true, "disableAd": true}';
    expect(codes(json)).toHaveLength(2);
  });

  test('a typing error names the option that was meant', () => {
    expect(read('{"demo": "A.js", "hideToolBar": true}').diagnostics[0]?.hint).toBe('did you mean "hideToolbar"?');
    expect(read('{"demo": "A.js", "bg": "outline"}').diagnostics[0]?.hint).toBe('did you mean "outlined"?');
  });
});

test('a component keeps all its other keys as props', () => {
  expect(read('{"component": "modules/Table.tsx", "design": false, "rows": [1]}').value).toEqual({
    kind: 'component',
    component: { component: 'modules/Table.tsx', props: { design: false, rows: [1] }, at },
  });
});

test.each([
  ['{"demo": "A.js",}', 'the text between the braces is not valid JSON'],
  ['{"demo": \'A.js\'}', 'the text between the braces is not valid JSON'],
  ['["demo"]', 'the text between the braces is not valid JSON'],
  ['"demo"', 'the text between the braces is not valid JSON'],
  ['{"foo": 1}', 'it has no "demo", "component" or "include" with a string as its value (its first key is "foo")'],
  ['{"demo": 1}', 'it has no "demo", "component" or "include" with a string as its value (its first key is "demo")'],
  ['{"demo": ""}', 'it has no "demo", "component" or "include" with a string as its value (its first key is "demo")'],
  ['{}', 'it has no "demo", "component" or "include" with a string as its value (its first key is "")'],
])('%s cannot be read: %s', (json, problem) => {
  const { value, diagnostics } = read(json);
  expect(value).toBeNull();
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({
    code: 'markdown/bad-directive',
    severity: 'error',
    message: `The directive cannot be read: ${problem}.`,
    at,
  });
});
