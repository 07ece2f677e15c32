// Diagnostics raised by `src/emit/`, and by `src/derive/` about files that can not be published as asked.
import { entry } from '../entry.ts';

const MOST_NAMES = 8;

function someOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
}

export const emitMessages = {
  'emit/unsafe-out': entry<{ out: string; reason: string }>({
    effect: 'stops',
    message: ({ out, reason }) => `The output folder ${out} ${reason}.`,
    hint: () => 'use a separate folder for the output, for example --out dist.',
    explain: {
      what: 'The output folder is, contains or is inside a folder with files that the build did not write: the project, its content, `src`, `templates`, a public folder, `.git`, `node_modules` or the cache.',
      why: 'A build writes its files there and removes those of the last build: sources and private files could be lost.',
      example: 'docs-gen build --out src',
      fix: 'Use a folder that contains nothing else, such as `dist` below the root.',
    },
  }),
  'emit/foreign-folder': entry<{ folder: string; names: readonly string[] }>({
    effect: 'stops',
    message: ({ folder, names }) =>
      `${folder} contains ${names.length === 1 ? 'an entry' : `${names.length} entries`} that docs-gen did not publish: ${someOf(names)}.`,
    hint: ({ folder }) =>
      `use another folder with --out, or empty ${folder} if you do not need its files; files of your own belong in the public folder.`,
    explain: {
      what: 'The output folder is not empty, and it has no intact `asset-manifest.json` of docs-gen, which lists the files of the last build.',
      why: 'Only files that a build has published may be replaced or removed. Everything else could be yours, so nothing is written.',
      example: 'docs-gen build --out website   (a folder with a site made by hand)',
      fix: 'docs-gen build --out website/docs',
    },
  }),
  'emit/unsafe-cache': entry<{ folder: string; reason: string }>({
    effect: 'stops',
    message: ({ folder, reason }) => `The cache folder ${folder} ${reason}.`,
    hint: () => 'use a separate folder with `cacheDir` or --cache-dir, for example .cache/docs-gen.',
    explain: {
      what: 'The folder of the cache overlaps with the project, its content, `src`, `templates`, a public folder or `.git`, or it contains files without the mark of a docs-gen cache, `CACHEDIR.TAG`.',
      why: 'A build replaces and removes files of its cache: yours could be among them.',
      example: 'docs-gen build --cache-dir public',
      fix: 'docs-gen build --cache-dir .cache/docs-gen',
    },
  }),
  'emit/duplicate-path': entry<{ path: string; one: string; other: string }>({
    effect: 'broken',
    message: ({ path, one, other }) => `Two files are to be published as ${path}: ${one}, and ${other}.`,
    hint: () => 'rename one of them, or take one away.',
    explain: {
      what: 'Two files want the same place, or one wants a file where another needs a folder: two of your own, or one of your own and one that the build makes.',
      why: 'Only one of them can be published, and which one would be chance.',
      example: 'public/robots.txt',
      fix: 'Take the file out of the public folder, or give it another name. A plugin replaces a file that the build makes by returning one with its path, once.',
    },
  }),
  'emit/unsafe-path': entry<{ path: string }>({
    effect: 'stops',
    message: ({ path }) => `A file can not be published as ${JSON.stringify(path)}.`,
    hint: () => 'use a relative path with forward slashes that stays inside the output folder.',
    explain: {
      what: 'The path of a file is empty, absolute, leaves the output folder, or holds a character that no file may have.',
      why: 'A build publishes nothing outside its output folder.',
      example: "A plugin that returns `{ path: '../robots.txt' }`.",
      fix: 'Return a path like `folder/file.txt`.',
    },
  }),
  'emit/redirect-shadows-page': entry<{ from: string; index: number; taken: string }>({
    effect: 'wrong',
    message: ({ from, index, taken }) => `redirects[${index}] redirects ${from}, where the site has ${taken}.`,
    hint: ({ taken }) => `remove the redirect, or move the ${taken === 'a page' ? 'page' : 'file'}.`,
    explain: {
      what: 'A redirect starts at the address of a page or file of this site.',
      why: 'Readers would get the one or the other, depending on the host. docs-gen never overwrites a page.',
      example: "{ from: '/ui/button/', to: '/ui/buttons/' } while /ui/button/ exists",
      fix: 'Remove the redirect, or delete the page that it was to replace.',
    },
  }),
  'emit/duplicate-redirect': entry<{ from: string; index: number; first: number }>({
    effect: 'dropped',
    message: ({ from, index, first }) =>
      `redirects[${index}] redirects ${from} again; redirects[${first}] already does.`,
    hint: () => 'keep one of the two.',
    explain: {
      what: 'Two redirects start at the same address.',
      why: 'The second one could never be followed.',
      example: "{ from: '/a', to: '/b' }, { from: '/a/', to: '/c/' }",
      fix: 'Remove the one that is out of date.',
    },
  }),
  'emit/host-limit': entry<{ host: string; kind: string; count: number; limit: number }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ host, kind, count, limit }) => `${host} reads ${limit} ${kind}, and the site has ${count}.`,
    hint: ({ kind }) =>
      kind === 'rules of headers'
        ? 'put files into folders: each file at the top has a rule of its own.'
        : 'write one pattern for many addresses, or take away those that nobody asks for any more.',
    explain: {
      what: 'A host that `hosts` names reads only so many rules of `_redirects` or `_headers`.',
      why: 'It passes over the others without a word: old addresses would lead nowhere.',
      example: 'More than 100 redirects with `*` or `:name`, published with Cloudflare',
      fix: "{ from: '/v1/*', to: 'https://v1.acme.example/:splat' } for all pages of a version",
    },
  }),
  'emit/write-failed': entry<{ path: string; reason: string }>({
    effect: 'stops',
    message: ({ path, reason }) => `${path} could not be written: ${reason}.`,
    hint: () => 'make room, or give the build the right to write there, and run it again.',
    explain: {
      what: 'The system refused to write or rename a file of the site.',
      why: 'The site would be incomplete: what was published before stays as it is.',
      example: 'the disk is full (ENOSPC)',
      fix: 'Make room, or correct the rights of the folder, and build again.',
    },
  }),
  'emit/locked': entry<{ pid: number; host: string; since: string }>({
    effect: 'stops',
    message: ({ pid, host, since }) =>
      pid === 0
        ? 'Another build has published into this folder since this build started.'
        : `Another build publishes into this folder: process ${pid} on ${host}, since ${since}.`,
    hint: () => 'run this build again; each build can have its own folder with --out.',
    explain: {
      what: 'This build held the lock of the output folder, but its process or its computer was stopped for at least half an hour. Another build took the lock over. Nothing of this build was published.',
      why: 'Two builds at once would publish a mixture of both.',
      example: 'Two computers that run `docs-gen build` in one shared folder, one of which goes to sleep',
      fix: 'Run the build again, or use a separate output folder for each build. A build waits as long as another one runs. It takes over the lock of a killed process at once, and that of a process on another computer after half an hour without a sign of life.',
    },
  }),
  'emit/no-room': entry<{ folder: string; reason: string }>({
    effect: 'stops',
    message: ({ folder, reason }) => `${folder}, in which the site is put together, can not be used: ${reason}.`,
    hint: () => 'give the build the right to write in the folder that holds the output, or choose another with --out.',
    explain: {
      what: 'A build puts the site together in a folder beside the output, and the system refused it.',
      why: 'Only a whole folder can take the place of another in one step, and only one that lies on the same disk.',
      example: '/srv/www, of which only /srv/www/docs belongs to the user who builds, with --out /srv/www/docs',
      fix: 'Let the output be a folder in one that belongs to you: --out /srv/www/docs/site.',
    },
  }),
  'emit/mount-point': entry<{ folder: string }>({
    effect: 'stops',
    message: ({ folder }) =>
      `${folder} is a disk of its own, put in at this place: no other folder can take its place.`,
    hint: () => 'let the output be a folder in it, say with --out dist/site, or put in the folder above.',
    explain: {
      what: 'The output folder is where a disk or a volume begins, as of a container.',
      why: 'The site is put together beside the output, and takes its place as a whole: readers never see half of one. The system exchanges no folder that holds a disk.',
      example: 'docker run --volume "$PWD/dist:/site/dist" …',
      fix: 'docker run --volume "$PWD/out:/site/out" … docs-gen build --out out/dist',
    },
  }),
  'emit/place-taken': entry<{ path: string }>({
    effect: 'stops',
    message: ({ path }) =>
      `The build needs the path ${path} in the output folder, where docs-gen did not write what is there.`,
    hint: () => 'move or delete it; files of your own belong in the public folder.',
    explain: {
      what: 'A file, link or folder in the output folder is not in the list of the last build, and a page or file of the site has the same path.',
      why: 'docs-gen replaces and deletes only files that it has published itself.',
      example: 'A file `robots.txt` that was written into `dist` by hand, when the site gets a `robots.txt`.',
      fix: 'Move it to `public/robots.txt`, or delete it.',
    },
  }),
  'emit/left-over': entry<{ path: string; folder: string }>({
    effect: 'stops',
    message: ({ path, folder }) =>
      `${path} was put into the output folder while a build published, and is now in ${folder}.`,
    hint: () => 'move it where you need it; the next build can publish when the folder is gone.',
    explain: {
      what: 'Another program wrote a file into the output folder in the moment in which the new site took its place, and the new site has a different file at this path.',
      why: 'docs-gen deletes only files that it has published itself, so the file was kept beside the output. The new site is complete.',
      example:
        'A deploy script that writes `dist/version.json` while `docs-gen build` runs, on a site that has a `version.json`.',
      fix: 'Move or delete the file, and let the script run after the build.',
    },
  }),
  'emit/previous-taken': entry<{ folder: string }>({
    effect: 'stops',
    message: ({ folder }) =>
      `${folder} contains files that docs-gen did not write, and \`keepPrevious\` needs this path for the previous site.`,
    hint: () => 'move it elsewhere, or set `keepPrevious: false`.',
    explain: {
      what: 'With `keepPrevious`, the site that was published before stays next to the output. Something else has that name, or other files are in it.',
      why: 'docs-gen deletes only files that it has published itself.',
      example: 'a folder `dist.previous` of your own',
      fix: 'Give it another name.',
    },
  }),
  'emit/cache-locked': entry<{ folder: string; pid: number; host: string; since: string }>({
    effect: 'complete',
    message: ({ folder, pid, host, since }) =>
      `Nothing was kept for the next build: process ${pid} on ${host} has held the cache ${folder} since ${since}.`,
    hint: () => 'end that process; builds that run at the same time may have caches of their own with --cache-dir.',
    explain: {
      what: 'A build waited for ten minutes for another one that writes into the same cache.',
      why: 'A build that puts the files of the cache together takes away the ones before. The site is complete, but the next build may have more to do.',
      example: 'a build that was stopped with Ctrl+Z while it wrote its cache',
      fix: 'kill 4711',
    },
  }),
  'emit/cache-failed': entry<{ folder: string; problem: string }>({
    effect: 'complete',
    message: ({ problem }) => `Nothing could be kept for the next build: ${problem}.`,
    hint: ({ folder }) =>
      `make room, or give the build the right to write in ${folder}; \`--no-cache\` keeps nothing, and says nothing.`,
    explain: {
      what: 'The system refused to write a file of the cache.',
      why: 'The site is complete, but the next build makes every page anew.',
      example: 'the disk can only be read (EROFS)',
      fix: 'Name a folder that can be written to with `cacheDir` or `--cache-dir`, or build with `--no-cache`.',
    },
  }),
};
