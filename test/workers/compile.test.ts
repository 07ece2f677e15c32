// What is wrong with the markdown inside API JSON is told at its place in the JSON.
import { expect, test } from 'vitest';
import { toComponentApi } from '../../src/api/component.ts';
import { createPlaces } from '../../src/api/places.ts';
import { createTexts } from '../../src/api/texts.ts';
import { createSanitizer } from '../../src/lib/safe-html.ts';
import { createFragmentSanitizer } from '../../src/lib/sanitize-fragment.ts';
import type { Location } from '../../src/model/outcome.ts';
import { NO_GUARD } from '../../src/overrides/guard.ts';
import { componentSchema, componentTextsSchema } from '../../src/schema/api-json.ts';
import { createCompileJob } from '../../src/workers/compile.ts';
import { templates } from '../../templates/index.ts';
import { testSite } from '../support/site.ts';

const FILE = 'content/ui/api/button.json';

/** What the sources say at the places of all diagnostics and links. */
async function placesIn(json: string, texts?: string) {
  const site = testSite();
  const files: Readonly<Record<string, string>> = { [FILE]: json, ...(texts ? { 'texts.json': texts } : {}) };
  const fragmentOptions = { sanitizer: createSanitizer(site.markdown) };
  const context = {
    route: '/ui/api/button/',
    base: '/',
    places: createPlaces(Object.entries(files).map(([file, source]) => ({ file, source }))),
    fragmentOptions,
    sanitizeShared: createFragmentSanitizer(fragmentOptions),
    markdown: (text: string) => text,
    moved: new Map(),
  };
  const doc = toComponentApi(
    componentSchema.parse(JSON.parse(json)),
    componentTextsSchema.parse(JSON.parse(texts ?? '{}')),
    {
      place: { route: context.route, file: FILE, productKey: 'ui', claims: [], plan: 'community', section: null },
      texts: createTexts(context),
    },
  );
  const job = await createCompileJob(site, { templates, guard: NO_GUARD });
  const { value, diagnostics } = await job.value.apiTexts([doc]);
  const shown = ({ file, line = 0, column = 0, length }: Location) => {
    const text = files[file]?.split('\n')[line - 1] ?? '';
    return `${file}:${line} ${text.slice(column - 1, column - 1 + (length ?? 1))}`;
  };
  return {
    diagnostics: diagnostics.map(({ code, at }) => `${code} ${at && shown(at)}`),
    links: value[0]?.links.map(({ at }) => shown(at)),
  };
}

test('a link in the description is found behind escapes', async () => {
  const json =
    '{\n  "name": "Button", "props": {},\n  "componentDescription": "A \\"fat\\"\\n\\n\\u00fcber [slider](/ui/slider/)."\n}\n';
  const { links } = await placesIn(json);
  expect(links).toEqual([`${FILE}:3 /ui/slider/`]);
});

test('a diagnostic of the description has line and column of the JSON', async () => {
  const json = '{\n  "name": "Button", "props": {},\n  "componentDescription": "Text.\\n\\n:::inof\\nHi.\\n:::"\n}\n';
  const { diagnostics } = await placesIn(json);
  expect(diagnostics).toEqual([`markdown/unknown-callout ${FILE}:3 :::inof`]);
});

test('a description that stands in a file of its own is found there', async () => {
  const texts = '{ "componentDescription": "See\\n[slider](/ui/slider/)." }';
  const { links } = await placesIn('{ "name": "Button", "props": {} }', texts);
  expect(links).toEqual(['texts.json:1 /ui/slider/']);
});

test('a link of ready-made HTML that is spelled with escapes is found by its string', async () => {
  const json = '{ "name": "Button", "props": {},\n  "demos": "<a href=\\"\\/ui\\/slider\\/\\">slider<\\/a>" }';
  const { links } = await placesIn(json);
  expect(links).toEqual([`${FILE}:2 "<a href=\\"\\/ui\\/slider\\/\\">slider<\\/a>"`]);
});
