// Paths that are there, and of the wrong kind: a file for a folder, a folder for a file.
import { type BadInput, config, configFields, productFields } from './row.ts';

export const pathKindRows: readonly BadInput[] = [
  { what: 'the config is a folder', args: ['--config', 'content'], says: ['config/missing'] },
  { what: 'the root is a file', args: ['--root', '<root>/site.config.ts'], says: ['config/missing-root'] },
  {
    what: 'templates are a file',
    files: configFields("templates: 'site.config.ts'"),
    says: ['config/missing-templates site.config.ts:2:14'],
  },
  {
    what: 'translations are a file',
    files: configFields("translations: 'site.config.ts'"),
    says: ['config/translations-module-not-found site.config.ts:2:17'],
  },
  {
    what: 'the public folder is a file',
    files: configFields("publicDir: 'site.config.ts'"),
    says: ['assets/missing-public-dir site.config.ts:2:14'],
  },
  {
    what: 'the content of a product is a file',
    files: {
      ...config('products: [', "products: [{ id: 'x', prefix: '/x/', name: 'X', contentDir: 'site.config.ts' }, "),
    },
    says: ['config/missing-folder site.config.ts:3:63'],
  },
  {
    what: 'a style sheet is a folder',
    files: configFields("css: ['content']"),
    says: ['config/missing-file site.config.ts:2:9'],
  },
  {
    what: 'a logo is a folder',
    files: configFields("logo: 'content'"),
    says: ['config/missing-file site.config.ts:2:9'],
  },
  {
    what: 'the folder of API data is a file',
    files: productFields("api: { pages: 'index.md' }"),
    says: ['api/missing-folder site.config.ts:3:99'],
  },
  {
    what: 'the texts of API pages are a file',
    files: { ...productFields("api: { descriptions: 'index.md' }"), 'content/ui/api/none.txt': '' },
    says: ['api/missing-folder site.config.ts:3:106'],
  },
  {
    what: 'the routes of API pages are a folder',
    files: productFields("api: { routes: 'button' }"),
    says: ['api/missing-file site.config.ts:3:100'],
  },
  {
    what: 'a page tree is a folder',
    files: productFields("pages: 'button'"),
    says: ['tree/missing-file site.config.ts:3:92'],
  },
  {
    what: 'the routes of a product are a folder',
    files: productFields("routes: 'button'"),
    says: ['content/bad-routes site.config.ts:3:93'],
  },
  {
    what: 'the URL contract is a folder',
    files: { 'content/urls.json/a.txt': '' },
    says: ['plan/bad-urls content/urls.json'],
  },
];
