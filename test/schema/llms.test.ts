// What pages may offer with their Markdown: which addresses of assistants are accepted.
import { expect, test } from 'vitest';
import { schemaFindings } from '../../src/diagnostics/schema-findings.ts';
import { llmsSchema } from '../../src/schema/llms.ts';

function said(llms: unknown): string[] {
  const checked = llmsSchema.safeParse(llms);
  const findings = checked.success ? [] : schemaFindings(llmsSchema, llms, checked.error);
  return findings.map((finding) =>
    finding.kind === 'invalid-value'
      ? `${finding.path.join('.')} ${finding.problem} | ${finding.nearest}`
      : `${finding.path.join('.')} ${finding.kind}`,
  );
}

const assistant = (href: string) => ({ pageActions: { openIn: [{ name: 'Acme', href }] } });

test.each([
  true,
  {},
  { pageActions: {} },
  { pageActions: { openIn: ['chatgpt', 'claude'] } },
  assistant('https://a.example/{url}'),
])('%j is accepted', (llms) => {
  expect(said(llms)).toEqual([]);
});

test.each([
  [
    assistant('javascript:{url}'),
    'pageActions.openIn.0.href must be a URL that starts with https:// or http:// | null',
  ],
  [
    assistant('https://a.example/'),
    'pageActions.openIn.0.href must contain {url} or {prompt}, which identify the page | null',
  ],
  [
    assistant('https://a.example/{ulr}'),
    'pageActions.openIn.0.href contains {ulr}; the only placeholders are {url} and {prompt} | {url}',
  ],
  [
    { pageActions: { openIn: ['chatgtp'] } },
    'pageActions.openIn.0 must be one of "chatgpt", "claude" or an object | chatgpt',
  ],
  [{ pageActions: { copi: true } }, 'pageActions.copi unknown-key'],
  [{ actions: {} }, 'actions unknown-key'],
])('%j is a mistake', (llms, expected) => {
  expect(said(llms)).toEqual([expected]);
});
