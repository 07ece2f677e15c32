// Bad input in the files of a content folder: their names, their bytes, their front matter and their routes.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { type BadInput, configFields, fields, PAGE, page } from './row.ts';

const TEXT = '# A\n\n<p class="description">About a.</p>\n';
const DEAD = '[x](/ui/nowhere/)\n';
/** Would leave a file behind if it ran. */
const CODE = "require('node:fs').writeFileSync('executed.txt', '')";
const inLanguage = (language: string, text: string): BadInput => ({
  what: `front matter in ${language}, which is not run`,
  files: { [PAGE]: `---${language}\n${text}\n---\n\n${TEXT}` },
  says: ['content/front-matter-language content/ui/a.md:1:1'],
});

export const contentRows: readonly BadInput[] = [
  inLanguage('js', `{ title: ${CODE} }`),
  inLanguage('javascript', `{ title: ${CODE} }`),
  inLanguage('coffee', `title: ${CODE}`),
  inLanguage('json', '{ "title": "A" }'),
  inLanguage('toml', 'title = "A"'),
  {
    what: 'front matter between lines of plus signs',
    files: { [PAGE]: `+++\ntitle = "A"\n+++\n\n${TEXT}` },
    says: ['content/front-matter-language content/ui/a.md:1:1'],
  },
  {
    what: 'front matter that is no YAML',
    files: fields('title: A: b'),
    says: ['content/bad-yaml content/ui/a.md:2:8'],
  },
  {
    what: 'front matter that is never closed',
    files: { [PAGE]: `---\ntitle: A\n\n${TEXT}` },
    says: ['content/unclosed-front-matter content/ui/a.md:1:1'],
  },
  {
    what: 'front matter below an empty line',
    files: { [PAGE]: `\n---\ntitle: A\n---\n\n${TEXT}` },
    says: ['content/front-matter-not-first content/ui/a.md:2:1'],
  },
  {
    what: 'a key twice',
    files: fields('title: A\norder: 1\ntitle: B'),
    says: ['content/duplicate-key content/ui/a.md:4:1'],
  },
  { what: 'a misspelt key', files: fields('titel: A'), says: ['?content/unknown-front-matter content/ui/a.md:2:1'] },
  { what: 'a key of the author’s own', files: fields('reviewedBy: Ann'), says: [] },
  {
    what: 'a value of the wrong type',
    files: fields('title: 2024'),
    says: ['content/bad-front-matter content/ui/a.md:2:8'],
  },
  { what: 'front matter that is a list', files: fields('- a'), says: ['content/bad-front-matter content/ui/a.md:2:1'] },
  {
    what: 'a tag of YAML that would make an object',
    files: fields('title: !!js/function "() => 1"'),
    says: ['content/bad-yaml content/ui/a.md:2:8'],
  },
  {
    what: 'two files of one route',
    files: { 'content/ui/button.md': `${TEXT}\n## Usage\n` },
    says: ['content/duplicate-route content/ui/button/button.md'],
  },
  {
    what: 'two files of one route by front matter',
    files: { [PAGE]: `---\nroute: /ui/button/\n---\n\n${TEXT}\n## Usage\n` },
    says: ['content/duplicate-route content/ui/button/button.md'],
  },
  {
    what: 'routes that differ in case only',
    files: { 'content/ui/Button.md': TEXT },
    says: ['content/similar-routes content/ui/button/button.md'],
  },
  {
    what: 'routes that differ in the Unicode form only',
    files: { 'content/ui/caf\u00e9.md': TEXT, 'content/ui/cafe\u0301.md': TEXT },
    says: ['content/similar-routes content/ui/café.md'],
  },
  {
    what: 'a route out of its product',
    files: fields('route: /other/a/'),
    says: ['content/bad-route content/ui/a.md:2:8'],
  },
  {
    what: 'a route that leaves the root',
    files: fields('route: /ui/../../a/'),
    says: ['content/bad-route content/ui/a.md:2:8'],
  },
  {
    what: 'a page that is a link out of the root',
    prepare: (root) => symlink('/etc/hostname', `${root}/${PAGE}`),
    says: ['content/symbolic-link content/ui/a.md'],
  },
  {
    what: 'a page that is a link to nothing',
    prepare: (root) => symlink('nowhere.md', `${root}/${PAGE}`),
    says: ['content/symbolic-link content/ui/a.md'],
  },
  {
    what: 'a folder of pages that is a link out of the root',
    prepare: async (root) => {
      await mkdir(`${root}/../outside`);
      await writeFile(`${root}/../outside/a.md`, TEXT);
      await symlink(`${root}/../outside`, `${root}/content/ui/notes`);
    },
    says: ['content/symbolic-link content/ui/notes'],
  },
  {
    what: 'a page that is a link in a folder with a dot in its name',
    files: { 'content/ui/v1.2/b.md': TEXT },
    prepare: (root) => symlink('/etc/hostname', `${root}/content/ui/v1.2/c.md`),
    says: ['content/symbolic-link content/ui/v1.2/c.md'],
  },
  {
    what: 'a folder of pages that is a link, with a dot in both names',
    files: { 'content/ui/v1.2/b.md': TEXT },
    prepare: async (root) => {
      await mkdir(`${root}/../outside`);
      await writeFile(`${root}/../outside/a.md`, TEXT);
      await symlink(`${root}/../outside`, `${root}/content/ui/v1.2/more.old`);
    },
    says: ['content/symbolic-link content/ui/v1.2/more.old'],
  },
  {
    what: 'a link to a folder beside the one that the config lets links lead to',
    files: configFields("security: { linkedFolders: ['../outside'] }"),
    prepare: async (root) => {
      await mkdir(`${root}/../outside`);
      await mkdir(`${root}/../outside-2`);
      await writeFile(`${root}/../outside-2/a.md`, TEXT);
      await symlink(`${root}/../outside-2`, `${root}/content/ui/notes`);
    },
    says: ['content/symbolic-link content/ui/notes'],
  },
  {
    what: 'bytes that are no UTF-8',
    files: { [PAGE]: Buffer.concat([Buffer.from(`${TEXT}\nGr`), Buffer.from([0xfc]), Buffer.from('n.\n')]) },
    says: ['content/bad-encoding content/ui/a.md:5:3'],
  },
  {
    what: 'UTF-16',
    files: { [PAGE]: Buffer.from(`\ufeff${TEXT}`, 'utf16le') },
    says: ['content/bad-encoding content/ui/a.md:1:1'],
  },
  {
    what: 'a byte order mark, before a dead link',
    files: { [PAGE]: `\ufeff${TEXT}\n${DEAD}` },
    says: ['plan/dead-link content/ui/a.md:5:5'],
  },
  {
    what: 'lines that end in CR LF, before a dead link',
    files: { [PAGE]: `${TEXT}\n${DEAD}`.replaceAll('\n', '\r\n') },
    says: ['plan/dead-link content/ui/a.md:5:5'],
  },
  {
    what: 'lines that end in CR, before a dead link',
    files: { [PAGE]: `${TEXT}\n${DEAD}`.replaceAll('\n', '\r') },
    says: ['plan/dead-link content/ui/a.md:5:5'],
  },
  {
    what: 'front matter with CR LF, and a mark, before a dead link',
    files: { [PAGE]: `\ufeff---\ntitle: A\n---\n${TEXT}\n${DEAD}`.replaceAll('\n', '\r\n') },
    says: ['plan/dead-link content/ui/a.md:8:5'],
  },
  {
    what: 'a NUL, before a dead link',
    files: { [PAGE]: `${TEXT}\nA\0b.\n\n${DEAD}` },
    says: ['plan/dead-link content/ui/a.md:7:5'],
  },
  {
    what: 'an emoji before a dead link on its line',
    files: page(`😀 ${DEAD}`),
    says: ['plan/dead-link content/ui/a.md:5:8'],
  },
  {
    what: 'an empty file',
    files: { [PAGE]: '' },
    says: ['?markdown/missing-description content/ui/a.md:1:1', 'markdown/missing-title content/ui/a.md:1:1'],
  },
  {
    what: 'white space and nothing else',
    files: { [PAGE]: '\n  \n' },
    says: ['?markdown/missing-description content/ui/a.md:1:1', 'markdown/missing-title content/ui/a.md:1:1'],
  },
  {
    what: 'front matter and nothing else',
    files: { [PAGE]: '---\ntitle: A\n---' },
    says: ['?markdown/missing-description content/ui/a.md:1:1'],
  },
  {
    what: 'an empty content folder',
    files: { 'content/ui/index.md': null, 'content/ui/button/button.md': null, 'content/ui/notes.txt': '' },
    says: ['content/empty-folder site.config.ts:3:71'],
  },
];
