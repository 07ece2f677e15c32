// Addresses, redirects, headers and plugins of a config: what is right, and what each mistake is told to be.
import { expect, test } from 'vitest';
import { schemaFindings } from '../../src/diagnostics/schema-findings.ts';
import { siteConfigSchema } from '../../src/schema/site-config.ts';

const SMALLEST = {
  title: 'Acme',
  url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};

function problems(config: object): string[] {
  const data = { ...SMALLEST, ...config };
  const { error } = siteConfigSchema.safeParse(data);
  if (!error) return [];
  return schemaFindings(siteConfigSchema, data, error).map((finding) =>
    finding.kind === 'invalid-value' ? `${finding.path.join('.')} ${finding.problem}` : finding.kind,
  );
}

test.each([
  { url: 'https://acme.example/' },
  { url: 'http://localhost:3000' },
  { base: '/' },
  { base: '/docs/v7.0/' },
  { base: '/~acme/' },
  { redirects: [{ from: '/a', to: '/b' }] },
  { redirects: [{ from: '/a/*', to: 'https://b.example/:splat' }] },
  { redirects: [{ from: '/a?b=1', to: '/a' }] },
  { redirects: [{ from: '/:name/a', to: '/a/:name' }] },
  { redirects: [{ from: '/a?id=:id', to: '/b/:id/' }] },
  { redirects: [{ from: '/a', to: 'http://localhost:3000/wiki/Help:Contents' }] },
  { serviceWorker: { hosts: ['docs.acme.example', 'localhost', '127.0.0.1', '[::1]', 'xn--bcher-kva.example'] } },
  { aliases: { 'react-spring': 'spring', 'docs-gen-icons': './icons', '@docs-gen/theme': './theme' } },
  { headers: { '/*': { 'X-Robots-Tag': 'all' }, 'https://a.example/*': { Link: '</a>;\trel=preload' } } },
  { plugins: [{ name: 'a', version: '1', pages: () => {}, remark: [() => {}, [() => {}, { a: 1 }]] }] },
])('the address field %j is accepted', (config) => {
  expect(problems(config)).toEqual([]);
});

const SELF = 'must differ from `from`';
test.each<[object, string]>([
  [
    { url: 'https://acme.example/docs' },
    "url must not have a path: write url: 'https://acme.example' and base: '/docs/'",
  ],
  [{ url: 'https://acme.example/?a' }, 'url must not have a query or a hash: https://acme.example'],
  [{ url: 'acme.example' }, 'url must be a URL that starts with https:// or http://'],
  ...[
    'https://a.example',
    'a.example:8080',
    'a.example/docs/',
    'A.example',
    'bücher.example',
    '*.a.example',
    '.a.example',
    '',
  ].map((host): [object, string] => [
    { serviceWorker: { hosts: [host] } },
    'serviceWorker.hosts.0 must be a host name',
  ]),
  [{ base: '/a b/' }, 'base must contain only letters'],
  [{ base: '/ü/' }, 'base must contain only letters'],
  [{ base: '/a%20b/' }, 'base must contain only letters'],
  [{ base: '/docs' }, 'base must start and end with a slash'],
  [{ base: '/a/../b/' }, 'base must not contain empty, . or .. segments'],
  [{ base: '/a//' }, 'base must not contain empty'],
  [{ redirects: [{ from: '/a', to: 'javascript:alert(1)' }] }, 'redirects.0.to must be a route that'],
  [{ redirects: [{ from: '/a', to: 'mailto:a@b.example' }] }, 'redirects.0.to must be a route that'],
  ...[
    '//b.example/a',
    '/\\b.example/a',
    '\\\\b.example',
    'data:text/html,a',
    'DATA:,a',
    'vbscript:a',
    'java\tscript:a',
    'https:b',
    'https:///b',
    'blob:https://b.example/1',
    'file:///etc',
  ].map((to): [object, string] => [
    { redirects: [{ from: '/a', to }] },
    to.includes('\t') ? 'redirects.0.to must not contain line breaks' : 'redirects.0.to must be a route that',
  ]),
  [{ redirects: [{ from: '/a', to: '/b\r\nSet-Cookie: a=b' }] }, 'redirects.0.to must not contain line breaks'],
  [{ redirects: [{ from: '/a', to: 'https://b.example/\u0000' }] }, 'redirects.0.to must not contain line breaks'],
  [{ redirects: [{ from: '/a\n/b', to: '/b' }] }, 'redirects.0.from must not contain line breaks'],
  [{ redirects: [{ from: '/a/*', to: 'https://:splat' }] }, 'redirects.0.to must not take its host'],
  [{ redirects: [{ from: '/:a/', to: 'https://x.:a.example/' }] }, 'redirects.0.to must not take its host'],
  [{ redirects: [{ from: '/a/#b', to: '/b/' }] }, 'redirects.0.from must not contain `#`'],
  [{ redirects: [{ from: '/a', to: 'ui/' }] }, 'redirects.0.to must be a route that starts with a slash'],
  [{ redirects: [{ from: '/a', to: '#b' }] }, 'redirects.0.to must be a route that starts with a slash'],
  [{ redirects: [{ from: '/a', to: 'https://' }] }, 'redirects.0.to must be a route that starts with a slash'],
  [
    { redirects: [{ from: '/h/*', to: '/ui/:splt' }] },
    'redirects.0.to contains :splt, which is not a placeholder of `from`: :splat',
  ],
  [
    { redirects: [{ from: '/:a/:b', to: '/:c/' }] },
    'redirects.0.to contains :c, which is not a placeholder of `from`: :a, :b',
  ],
  [
    { redirects: [{ from: '/a', to: 'https://b.example/:splat' }] },
    'redirects.0.to contains :splat, but `from` does not have placeholders',
  ],
  ...[
    'react',
    'react-dom',
    'react/jsx-runtime',
    'react-dom/server',
    'docs-gen',
    'docs-gen/templates',
    'docs-gen/theme',
  ].map((name): [object, string] => [{ aliases: { [name]: './a' } }, `aliases.${name} is a reserved name`]),
  [{ redirects: [{ from: '/a', to: '' }] }, 'redirects.0.to must not be empty'],
  [{ redirects: [{ from: '/a', to: '/a' }] }, `redirects.0.to ${SELF}`],
  [{ redirects: [{ from: '/a', to: '/a/#b' }] }, `redirects.0.to ${SELF}`],
  [{ redirects: [{ from: '/%61/', to: '/a' }] }, `redirects.0.to ${SELF}`],
  [{ redirects: [{ from: '/*/a', to: '/b' }] }, 'redirects.0.from must contain `*` only at the end'],
  [{ redirects: [{ from: '/a/**', to: '/b' }] }, 'redirects.0.from must contain `*` only at the end'],
  [{ headers: { '/*': { 'X Robots': 'all' } } }, 'headers./*.X Robots is not the name of a header'],
  [{ headers: { '/*': { 'X:Robots': 'all' } } }, 'headers./*.X:Robots is not the name of a header'],
  [{ headers: { '/*': { 'X-A': 'a\nX-B: b' } } }, 'headers./*.X-A must not contain line breaks'],
  [{ headers: { '/*\n  X-A: b': { 'X-A': 'a' } } }, 'is not a path: it must start with a slash'],
  [{ headers: { 'ui/*': { 'X-A': 'a' } } }, 'headers.ui/* is not a path: it must start with a slash'],
  [{ plugins: [{ name: 'a', version: '1', pages: 'no' }] }, 'plugins.0.pages must be a function'],
  [{ plugins: [{ name: 'a', version: '1', remark: 'no' }] }, 'plugins.0.remark must be an array of plugin functions'],
  [{ plugins: ['a'] }, 'plugins.0 must be a plugin object with a name'],
])('the address field %j is rejected', (config, words) => {
  const found = problems(config);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(words);
});
