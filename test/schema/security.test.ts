// Sources of a policy that a config may add, and what is said of those that it may not.
import { expect, test } from 'vitest';
import { schemaFindings } from '../../src/diagnostics/schema-findings.ts';
import { sourceProblem } from '../../src/schema/security.ts';
import { siteConfigSchema } from '../../src/schema/site-config.ts';

test.each([
  ['connect-src', 'https://api.acme.example'],
  ['connect-src', 'https://api.acme.example:8080/v1/'],
  ['connect-src', 'wss://live.acme.example'],
  ['connect-src', '*.acme.example'],
  ['connect-src', 'https://*.acme.example:*'],
  ['connect-src', 'http://localhost:3000'],
  ['img-src', 'data:'],
  ['object-src', "'self'"],
  ['script-src', "'unsafe-eval'"],
  ['script-src', "'wasm-unsafe-eval'"],
  ['script-src', `'sha256-${'A'.repeat(43)}='`],
  ['style-src', `'sha384-${'A'.repeat(64)}'`],
])('%s takes %s', (directive, source) => {
  expect(sourceProblem(directive, source)).toBe(null);
});

test.each([
  ['script-src', 'self', "must be in quotes: 'self'"],
  ['script-src', 'unsafe-eval', 'must be in quotes'],
  ['script-src', "'unsafe-inline'", "must not be 'unsafe-inline'"],
  ['script-src', "'strict-dynamic'", "must not be 'strict-dynamic'"],
  ['script-src', "'nonce-abc'", 'must not be a nonce'],
  ['script-src', "'none'", "must not be 'none'"],
  ['script-src', "'sha256-abc'", 'is not a source of script-src'],
  ['connect-src', "'unsafe-eval'", 'is not a source of connect-src'],
  ['connect-src', `'sha256-${'A'.repeat(43)}='`, 'is not a source of connect-src'],
  ['connect-src', 'https://a.example https://b.example', 'is not a source of connect-src'],
  ['connect-src', "https://a.example; script-src 'unsafe-inline'", 'is not a source of connect-src'],
  ['connect-src', 'https://a.example,b', 'is not a source of connect-src'],
  ['connect-src', 'https://a.example\r\nX: y', 'is not a source of connect-src'],
  ['connect-src', '', 'is not a source of connect-src'],
  ['connect-src', 'https://a.example/?q=1', 'is not a source of connect-src'],
])('%s rejects %j', (directive, source, problem) => {
  expect(sourceProblem(directive, source)?.message).toContain(problem);
});

const problems = (contentSecurityPolicy: unknown) => {
  const data = {
    title: 'Acme',
    url: 'https://acme.example',
    products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
    security: { contentSecurityPolicy },
  };
  const { error } = siteConfigSchema.safeParse(data);
  return error ? schemaFindings(siteConfigSchema, data, error) : [];
};

test('mistakes in the security settings are reported at their place, with the nearest name', () => {
  expect(problems({ sources: { 'connect-src': ['https://a.example', 'self'] } })).toEqual([
    {
      kind: 'invalid-value',
      path: ['security', 'contentSecurityPolicy', 'sources', 'connect-src', 1],
      problem: "must be in quotes: 'self'",
      nearest: "'self'",
      atKey: false,
    },
  ]);
  expect(problems({ source: {} })).toMatchObject([{ kind: 'unknown-key', nearest: 'sources' }]);
  expect(problems({ sources: { 'conect-src': [] } })).toMatchObject([{ kind: 'unknown-key', nearest: 'connect-src' }]);
  expect(problems({ meta: true, reportOnly: true })).toMatchObject([
    { path: ['security', 'contentSecurityPolicy', 'meta'] },
  ]);
  expect(problems({ reportUri: 'https://r.example/;script-src *' })).toMatchObject([{ kind: 'invalid-value' }]);
  expect(problems(false)).toEqual([]);
  expect(problems(true)).toHaveLength(1);
});
