// Rule files that a site already has in its public folder become rules of the site.
import { describe, expect, test } from 'vitest';
import { load, SMALLEST } from './config-file.ts';

const diagnosticsOf = ({ diagnostics }: Awaited<ReturnType<typeof load>>) =>
  diagnostics.map(({ code, severity, message, at }) => [code, severity, message, `${at?.file}:${at?.line}`]);

describe('public/_redirects', () => {
  const config = SMALLEST.replace("title: 'Acme',", "title: 'Acme', redirects: [{ from: '/a/', to: '/b/' }],");

  test('is read after the redirects of the config, and the lines that only hosts understand are kept', async () => {
    const text = [
      '# Old pages',
      '/old/* /ui/:splat 302  # moved',
      '/store id=:id /ui/:id/ 301!',
      '/ /de/ 302 Language=de',
      '/gone/ /404.html 404',
      '/api/* https://api.acme.example/:splat 200',
      '/* /index.html 200',
      '',
    ].join('\r\n');
    const loaded = await load({ 'site.config.ts': config, 'public/_redirects': text });
    expect(diagnosticsOf(loaded)).toEqual([]);
    expect(loaded.value?.redirects).toEqual([
      { from: '/a/', to: '/b/', status: 301 },
      { from: '/old/*', to: '/ui/:splat', status: 302, wins: false, at: at(2) },
      { from: '/store?id=:id', to: '/ui/:id/', status: 301, wins: true, at: at(3) },
      { from: '/api/*', to: 'https://api.acme.example/:splat', status: 200, wins: false, at: at(6) },
    ]);
    expect(loaded.value?.hostFiles.redirectLines).toEqual([
      { text: '/ /de/ 302 Language=de', before: 3 },
      { text: '/gone/ /404.html 404', before: 3 },
      { text: '/* /index.html 200', before: 4 },
    ]);
  });

  test('has addresses with the base path, and those of other sites of the host are kept', async () => {
    const files = { 'site.config.ts': SMALLEST, 'public/_redirects': '/docs/old/ /docs/ui/\n/ /docs/\n' };
    const { value, diagnostics } = await load(files, { base: '/docs/' });
    expect(diagnostics).toEqual([]);
    expect(value?.redirects).toMatchObject([{ from: '/old/', to: '/ui/' }]);
    expect(value?.hostFiles.redirectLines).toEqual([{ text: '/ /docs/', before: 1 }]);
  });

  test('has lines that are not rules: each is a warning, and is kept', async () => {
    const lines = ['/old/', '/a/b*c /ui/', '/evil/* https://:splat/'];
    const loaded = await load({ 'site.config.ts': SMALLEST, 'public/_redirects': `${lines.join('\n')}\n` });
    const found = diagnosticsOf(loaded);
    expect(found.map(([code, severity, , place]) => [code, severity, place])).toEqual(
      [1, 2, 3].map((line) => ['config/unreadable-host-rule', 'warning', `public/_redirects:${line}`]),
    );
    expect(found[0]?.[2]).toBe('The line `/old/` is not a rule that docs-gen can read: it does not have a target.');
    expect(found[1]?.[2]).toContain('its address must contain `*` only at the end');
    expect(loaded.value?.hostFiles.redirectLines.map(({ text }) => text)).toEqual(lines);
  });
});

describe('public/_headers', () => {
  test('is added to the headers of the config', async () => {
    const config = SMALLEST.replace("title: 'Acme',", "title: 'Acme', headers: { '/ui/*': { 'X-A': '1' } },");
    const text =
      '/*\n  # No frames\n  X-Frame-Options: DENY\n/ui/*\n  Link: <a>\n  Link: <b>\n  ! X-Robots-Tag\nX-Lost: 1\n';
    const loaded = await load({ 'site.config.ts': config, 'public/_headers': text });
    expect(loaded.value?.headers).toEqual({
      '/ui/*': { 'X-A': '1', Link: '<a>, <b>', '! X-Robots-Tag': '' },
      '/*': { 'X-Frame-Options': 'DENY' },
    });
    expect(diagnosticsOf(loaded)).toEqual([
      [
        'config/unreadable-host-rule',
        'warning',
        'The line `X-Lost: 1` is not a rule that docs-gen can read: it is not a path, or a header below a path.',
        'public/_headers:8',
      ],
    ]);
  });

  test('has patterns with the base path; one of another site of the host is a warning', async () => {
    const text = '/*\n  X-A: 1\n/docs/ui/*\n  X-B: 2\n/blog/*\n  X-C: 3\n';
    const loaded = await load({ 'site.config.ts': SMALLEST, 'public/_headers': text }, { base: '/docs/' });
    expect(loaded.value?.headers).toEqual({ '/*': { 'X-A': '1' }, '/ui/*': { 'X-B': '2' } });
    expect(diagnosticsOf(loaded).map(([, , message]) => message)).toEqual([
      'The line `/blog/*` is not a rule that docs-gen can read: its path is not below the base path /docs/.',
    ]);
  });
});

describe('public/robots.txt', () => {
  test('is read from the folder that the config names, or from that of a product at the root', async () => {
    const named = SMALLEST.replace("title: 'Acme',", "title: 'Acme', publicDir: 'static',");
    const ofSite = await load({ 'site.config.ts': named, 'static/robots.txt': 'mine' });
    expect(ofSite.value?.hostFiles.robots).toBe('mine');
    const atRoot = SMALLEST.replace("prefix: '/ui/'", "prefix: '/'");
    const ofProduct = await load({ 'site.config.ts': atRoot, 'content/ui/public/robots.txt': 'ours' });
    expect(ofProduct.value?.hostFiles.robots).toBe('ours');
  });
});

function at(line: number) {
  return { file: 'public/_redirects', line, column: 1 };
}
