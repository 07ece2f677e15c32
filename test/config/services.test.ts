// Analytics, consent, notifications and the announcement of the config: what is accepted, and where each mistake is shown.
import { symlink } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

/** `fields` is the fourth line of the file. */
async function load(fields: string, news = '[]', prepare?: (root: string) => Promise<void>) {
  const root = tempDir();
  const config = `export default {
  title: 'Acme', url: 'https://docs.acme.example', base: '/docs/',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
${fields}
};
`;
  await writeFiles(root, {
    'content/ui/index.md': '# UI',
    'content/news.json': news,
    'src/analytics.ts': '',
    'site.config.ts': config,
  });
  await prepare?.(root);
  const { value, diagnostics } = await loadSite({ root, fs: createFileSystem() });
  return {
    site: value,
    said: diagnostics.map(({ code, at }) => `${code} ${at?.file} ${at?.line}:${at?.column}`),
    messages: diagnostics.map(({ message }) => message),
  };
}

test('a site without configured services has none', async () => {
  const { site } = await load('');
  expect(site).toMatchObject({ analytics: { adapter: 'none' }, consent: false, notificationsJson: null });
  expect([site?.notifications, site?.announcement, site?.announcementHtml]).toEqual([undefined, undefined, null]);
  expect(site?.feedback).toBeUndefined();
});

test.each([
  "analytics: { adapter: 'gtag', id: 'G-ABC123' },",
  "analytics: { adapter: 'gtag', id: ['G-ABC123', 'AW-9'], script: 'https://tags.acme.example/gtag/js' },",
  "analytics: { adapter: 'plausible' },",
  "analytics: { adapter: 'plausible', domain: 'acme.example' },",
  "analytics: { adapter: { module: './src/analytics.ts' } },",
  'consent: true,',
  "consent: { policy: '/ui/privacy/' },",
  "notifications: { file: 'content/news.json' },",
  "notifications: { url: 'https://acme.example/news.json', permanent: { text: 'Help us.', href: '/ui/' } },",
  "feedback: { endpoint: 'https://feedback.acme.example/' },",
  "feedback: { endpoint: '/api/feedback', questionTemplate: 'docs.yml' },",
  "feedback: { issues: 'https://acme.example/issues/new' },",
  "feedback: {}, repo: { url: 'https://git.example/acme' },",
  "announcement: { id: 'v2', text: '**Out**' },",
  "announcement: { id: 'v2', text: 'Out', href: '/ui/', kind: 'warning', until: '2030-06-01T00:00:00Z' },",
])('the service configuration %s is accepted', async (fields) => {
  expect((await load(fields)).said).toEqual([]);
});

const AT = 'site.config.ts 4:';
test.each([
  ["analytics: { adapter: 'matomo' },", `config/invalid-value ${AT}23`],
  ["analytics: { adapter: 'gtag' },", `config/invalid-value ${AT}23`],
  ["analytics: { adapter: 'gtag', id: 'abc 1' },", `config/invalid-value ${AT}35`],
  ["analytics: { id: 'G-ABC123' },", `config/invalid-value ${AT}18`],
  ["analytics: { adapter: 'gtag', id: 'G-1', domain: 'a.example' },", `config/invalid-value ${AT}50`],
  ["analytics: { adapter: 'plausible', script: '/js/script.js' },", `config/invalid-value ${AT}44`],
  ["analytics: { adapter: { module: './src/analitics.ts' } },", `config/missing-file ${AT}33`],
  ["analytics: { adapter: { module: '../analytics.ts' } },", `config/outside-root ${AT}33`],
  ["analytics: { adaptor: 'gtag' },", `config/unknown-key ${AT}14`],
  ["consent: 'yes',", `config/invalid-value ${AT}10`],
  ["consent: { policy: 'privacy' },", `config/invalid-value ${AT}20`],
  ['notifications: {},', `config/invalid-value ${AT}16`],
  ["notifications: { file: 'content/news.json', url: '/news.json' },", `config/invalid-value ${AT}16`],
  ["notifications: { file: 'content/new.json' },", `config/missing-file ${AT}24`],
  ["notifications: { url: 'javascript:alert(1)' },", `config/invalid-value ${AT}23`],
  ['feedback: {},', `config/feedback-nowhere ${AT}11`],
  ["feedback: { questionTemplate: 'docs.yml' },", `config/feedback-nowhere ${AT}11`],
  ['feedback: true,', `config/invalid-value ${AT}11`],
  ["feedback: { endpoint: 'feedback' },", `config/invalid-value ${AT}23`],
  ["feedback: { endpoint: 'javascript:alert(1)' },", `config/invalid-value ${AT}23`],
  ["feedback: { endpoint: '/f', issues: 'javascript:alert(1)' },", `config/invalid-value ${AT}37`],
  ["feedback: { url: '/f' }, repo: { url: 'https://git.example/acme' },", `config/unknown-key ${AT}13`],
  ["announcement: { text: 'Out' },", `config/missing-key ${AT}15`],
  ["announcement: { id: 'v 2', text: 'Out' },", `config/invalid-value ${AT}21`],
  ["announcement: { id: 'v2', text: 'Out', until: 'June' },", `config/invalid-value ${AT}47`],
  ["announcement: { id: 'v2', text: 'Out', href: '//evil.example' },", `config/invalid-value ${AT}46`],
])('the service configuration %s is rejected at %s', async (fields, expected) => {
  expect((await load(fields)).said).toEqual([expected]);
});

describe('the file of notifications', () => {
  const FIELD = "notifications: { file: 'content/news.json' },";

  test('is published after validation, with links that include the base of the site', async () => {
    const { site, said } = await load(
      FIELD,
      '\uFEFF[ {"id":1,"text":" One ","href":"/ui/"},\n{"id":2,"text":"Two","userLanguage":"zh"}]',
    );
    expect(said).toEqual([]);
    expect(JSON.parse(site?.notificationsJson ?? '')).toEqual([
      { id: 1, text: 'One', href: '/docs/ui/' },
      { id: 2, text: 'Two', userLanguage: 'zh' },
    ]);
  });

  test.each([
    ['[{"id":1,}]', '1:10', 'is not valid JSON'],
    ['{"id":1}', '1:1', 'is not valid: the file'],
    ['[{"id":1}]', '1:2', 'is missing the key `[0].text`'],
    ['[{"id":"1","text":"x"}]', '1:8', 'is not valid: `[0].id`'],
    ['[{"id":1,"text":"x","link":"/"}]', '1:28', 'contains the unknown key `[0].link`'],
    ['[{"id":1,"text":"x","href":"javascript:alert(1)"}]', '1:28', 'is not valid: `[0].href`'],
    ['[{"id":2,"text":"x"},{"id":2,"text":"y"}]', '1:28', 'contains an id that is not higher'],
  ])('is rejected if it contains %s', async (news, place, problem) => {
    const { said, messages } = await load(FIELD, news);
    expect(said).toEqual([`config/bad-notifications content/news.json ${place}`]);
    expect(messages[0]).toContain(problem);
  });

  test('cannot be a link to a file outside of the root', async () => {
    const outside = tempDir();
    await writeFiles(outside, { 'secret.json': '[{"id":1,"text":"secret"}]' });
    const { site, said } = await load("notifications: { file: 'content/link.json' },", '[]', (root) =>
      symlink(`${outside}/secret.json`, `${root}/content/link.json`),
    );
    expect(said).toEqual([`config/outside-root ${AT}24`]);
    expect(site?.notificationsJson).toBeNull();
  });
});
