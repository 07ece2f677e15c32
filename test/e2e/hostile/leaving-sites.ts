// Sites each field of which takes a path that tries to leave the site.
import { resolve } from 'node:path';
import fc from 'fast-check';
import { holds } from '../../../src/lib/node/paths.ts';
import { smallest } from '../support/smallest.ts';
import { hostilePath, ODD, UP } from './hostile-paths.ts';

/** One site that tries to leave: every field takes a path of its own. */
export interface HostileSite {
  readonly routes: Readonly<Record<string, string>>;
  readonly route: string;
  readonly pathnames: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly alias: string;
  readonly prefix: string;
  readonly names: readonly string[];
  readonly link: string;
  readonly files: Readonly<Record<string, string>>;
}

/** With these, the names of the files are all that is odd: so there is something to write. */
export const IN_ORDER = {
  routes: {},
  route: '/ui/hostile/',
  pathnames: [],
  from: '/old/',
  to: '/ui/',
  alias: '',
  prefix: '/ui/',
  link: '',
  files: { publicDir: '', translations: '', urls: '', logo: '', contentDir: '' },
} satisfies Partial<HostileSite>;

/** As deep as the folder that it is built in. */
const SITE = '/tmp/any/a/b/site';

/** All of the machine takes long to look through, and some of it nobody may. */
const hostileFolder = hostilePath.filter((path) => !holds(resolve(SITE, path), SITE));

const NAME = /^[^/\0]{1,60}$/;
const fileName = fc
  .oneof(fc.constantFrom(...ODD, ...UP), fc.string({ unit: 'binary', maxLength: 20 }))
  .filter((name) => NAME.test(name) && !/^\.\.?$/.test(name) && name.isWellFormed());
/** Most fields are in order, or nearly all sites would be refused for the first of their mistakes. */
const mostly = <T>(usual: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
const routedFile = fc.constantFrom('button/button.md', '../../../../etc/passwd', 'index.md');
export const hostileSites: fc.Arbitrary<HostileSite> = fc.record({
  routes: mostly({}, fc.dictionary(hostilePath, routedFile, { maxKeys: 2 })),
  route: mostly('/ui/hostile/', hostilePath),
  pathnames: mostly([], fc.array(hostilePath, { maxLength: 4 })),
  from: mostly('/old/', hostilePath),
  to: mostly('/ui/', hostilePath),
  alias: mostly('', hostilePath),
  prefix: mostly('/ui/', hostilePath),
  names: fc.uniqueArray(fileName, { maxLength: 3, selector: (name) => name.toLowerCase().normalize() }),
  link: mostly('', hostilePath),
  files: fc.record({
    publicDir: mostly('', hostileFolder),
    translations: mostly('', hostileFolder),
    urls: mostly('', hostilePath),
    logo: mostly('', hostilePath),
    contentDir: mostly('', hostileFolder),
  }),
});

export function filesOf({ names, link, files, ...site }: HostileSite): Record<string, string> {
  const { contentDir, ...paths } = files;
  const pages = site.pathnames.map((pathname) => ({ pathname }));
  const product = {
    id: 'ui',
    prefix: site.prefix,
    name: 'UI',
    contentDir: contentDir || 'content/ui',
    routes: site.routes,
  };
  const config = {
    title: 'Acme',
    url: 'https://acme.example',
    links: { dead: 'off', deadAnchor: 'off' },
    redirects: [{ from: site.from, to: site.to }],
    ...(site.alias === '' ? {} : { aliases: { acme: site.alias } }),
    ...Object.fromEntries(Object.entries(paths).filter(([, path]) => path !== '')),
    products: [{ ...product, ...(pages.length === 0 ? {} : { pages }) }],
  };
  const target = link.replace(/[<>\r\n]/g, '');
  const named = [
    `[a](<${target}>) ![b](<${target}>)`,
    `{{"include": ${JSON.stringify(link)}}}`,
    `{{"demo": ${JSON.stringify(link)}}}`,
    `{{"component": ${JSON.stringify(`${link}.tsx`)}}}`,
    `\`\`\`js file=${JSON.stringify(link)}\n\`\`\``,
  ];
  return {
    ...smallest,
    'site.config.ts': `export default ${JSON.stringify(config)};\n`,
    'content/ui/hostile.md': `---\nroute: ${JSON.stringify(site.route)}\n---\n\n# A\n\n${link === '' ? '' : named.join('\n\n')}\n`,
    ...Object.fromEntries(names.map((name) => [`content/ui/${name}.md`, `# Page\n\n[a](<${target}>)\n`])),
  };
}
