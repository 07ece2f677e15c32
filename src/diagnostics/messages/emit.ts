// Diagnostics raised by `src/emit/`, and by `src/derive/` about files that cannot be published.
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
      why: 'A build writes its files to this folder and removes the files of the previous build, so sources and private files could be lost.',
      example: 'docs-gen build --out src',
      fix: 'Use a folder that contains nothing else, such as `dist` below the root.',
    },
  }),
  'emit/foreign-folder': entry<{ folder: string; names: readonly string[] }>({
    effect: 'stops',
    message: ({ folder, names }) =>
      `${folder} contains ${names.length === 1 ? 'an entry' : `${names.length} entries`} that docs-gen did not publish: ${someOf(names)}.`,
    hint: ({ folder }) =>
      `use another folder with --out, or empty ${folder} if you do not need its files; your own files belong in the public folder.`,
    explain: {
      what: 'The output folder is not empty, and it does not contain an intact `asset-manifest.json` of docs-gen, which lists the files of the previous build.',
      why: 'docs-gen replaces and removes only files that it has published. Everything else could be yours, so docs-gen does not write anything.',
      example: 'docs-gen build --out website   (a folder with files that were written by hand)',
      fix: 'docs-gen build --out website/docs',
    },
  }),
  'emit/unsafe-cache': entry<{ folder: string; reason: string }>({
    effect: 'stops',
    message: ({ folder, reason }) => `The cache folder ${folder} ${reason}.`,
    hint: () => 'use a separate folder with `cacheDir` or --cache-dir, for example .cache/docs-gen.',
    explain: {
      what: 'The cache folder overlaps with the project, its content, `src`, `templates`, a public folder or `.git`, or it contains files but not `CACHEDIR.TAG`, which marks a docs-gen cache.',
      why: 'A build replaces and removes files of its cache, and your files could be among them.',
      example: 'docs-gen build --cache-dir public',
      fix: 'docs-gen build --cache-dir .cache/docs-gen',
    },
  }),
  'emit/duplicate-path': entry<{ path: string; one: string; other: string }>({
    effect: 'broken',
    message: ({ path, one, other }) => `Two files have the output path ${path}: ${one}, and ${other}.`,
    hint: () => 'rename or remove one of them.',
    explain: {
      what: 'Two files have the same output path, or one is a file where the other needs a folder. Both files are yours, or docs-gen generates one of them.',
      why: 'docs-gen can publish only one of them.',
      example: 'public/sitemap.xml',
      fix: 'Remove the file from the public folder, or rename it. To replace a generated file, return one file with its path from a plugin.',
    },
  }),
  'emit/unsafe-path': entry<{ path: string }>({
    effect: 'stops',
    message: ({ path }) => `A file cannot be published as ${JSON.stringify(path)}.`,
    hint: () => 'use a relative path with forward slashes that stays inside the output folder.',
    explain: {
      what: 'The path of a file is empty or absolute, leaves the output folder, or contains a character that is not allowed in file names.',
      why: 'A build never writes files outside its output folder.',
      example: "A plugin that returns `{ path: '../robots.txt' }`.",
      fix: 'Return a path like `folder/file.txt`.',
    },
  }),
  'emit/redirect-shadows-page': entry<{ from: string; name: string; taken: string }>({
    effect: 'wrong',
    message: ({ from, name, taken }) => `${name} starts at ${from}, which is the address of ${taken}.`,
    hint: ({ taken }) => `remove the redirect, or move the ${taken === 'a page' ? 'page' : 'file'}.`,
    explain: {
      what: 'A redirect starts at the address of a page or a file of this site.',
      why: 'Depending on the host, readers would get the redirect or the page. docs-gen never overwrites a page.',
      example: "{ from: '/ui/button/', to: '/ui/buttons/' } while /ui/button/ exists",
      fix: 'Remove the redirect, or delete the page that it replaces.',
    },
  }),
  'emit/duplicate-redirect': entry<{ from: string; index: number; first: number }>({
    effect: 'dropped',
    message: ({ from, index, first }) => `redirects[${index}] has the same address as redirects[${first}]: ${from}.`,
    hint: () => 'remove one of them.',
    explain: {
      what: 'Two redirects start at the same address.',
      why: 'The second redirect would have no effect.',
      example: "{ from: '/a', to: '/b' }, { from: '/a/', to: '/c/' }",
      fix: 'Remove the redirect that is out of date.',
    },
  }),
  'emit/unused-redirect': entry<{ from: string; because: string }>({
    effect: 'complete',
    message: ({ from, because }) => `The redirect from ${from} has no effect: ${because}.`,
    hint: () => 'remove the line; the build leaves it out.',
    explain: {
      what: 'A line of `public/_redirects` has the address of a page, a file or an earlier redirect.',
      why: 'Hosts serve the page or follow the first rule.',
      example: '/ui/button/ /ui/buttons/ 301',
      fix: 'Remove the line, or delete the page.',
    },
  }),
  'emit/joined-header': entry<{ name: string; pattern: string; builtIn: string; value: string }>({
    effect: 'complete',
    message: ({ name, pattern, builtIn, value }) =>
      `Hosts join ${name} of ${pattern} with the built-in value for ${builtIn}: ${value}.`,
    hint: ({ name, builtIn }) => `set ${name} for ${builtIn}, which replaces the built-in value, or remove the header.`,
    explain: {
      what: 'A header of the site has a built-in value for some of the same addresses, and its pattern does not cover the whole built-in rule.',
      why: 'Hosts send both values in one header, which browsers may ignore.',
      example: "headers: { '/ui/embed/*': { 'X-Frame-Options': 'DENY' } }",
      fix: "headers: { '/*': { 'X-Frame-Options': 'DENY' } }",
    },
  }),
  'emit/policy-refuses': entry<{ pattern: string; missing: readonly string[] }>({
    effect: 'broken',
    recoverable: true,
    message: ({ pattern, missing }) =>
      `The Content-Security-Policy for ${pattern} refuses what pages need: ${missing.join('; ')}.`,
    hint: () => 'add these sources, or remove the header: docs-gen writes a policy that allows them.',
    explain: {
      what: 'A policy in `headers` or in `_headers` of a public folder refuses scripts, styles or hosts that pages of this site load.',
      why: 'Browsers would block them: a page without its scripts or styles is broken. The hashes of inline scripts can change with each version of docs-gen.',
      example: `headers: { '/*': { 'Content-Security-Policy': "default-src 'self'" } }`,
      fix: "security: { contentSecurityPolicy: { sources: { 'connect-src': ['https://api.acme.example'] } } }",
    },
  }),
  'emit/host-limit': entry<{ host: string; kind: string; count: number; limit: number }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ host, kind, count, limit }) => `${host} supports ${limit} ${kind}, but the site has ${count}.`,
    hint: ({ kind }) =>
      kind === 'header rules'
        ? 'move files into folders, because each file at the top level has its own rule.'
        : 'use one pattern for many addresses, or remove redirects that are no longer used.',
    explain: {
      what: 'A host in `hosts` supports a limited number of rules in `_redirects` or `_headers`.',
      why: 'The host silently ignores the other rules, so old addresses would not work.',
      example: 'More than 100 redirects with `*` or `:name` on Cloudflare',
      fix: "{ from: '/v1/*', to: 'https://v1.acme.example/:splat' } for all pages of a version",
    },
  }),
  'emit/write-failed': entry<{ path: string; reason: string }>({
    effect: 'stops',
    message: ({ path, reason }) => `${path} could not be written: ${reason}.`,
    hint: () => 'free some disk space, or give the build permission to write there, and run it again.',
    explain: {
      what: 'The system did not allow docs-gen to write or rename a file of the site.',
      why: 'The site would be incomplete. The previous site is still published, unchanged.',
      example: 'the disk is full (ENOSPC)',
      fix: 'Free some disk space, or fix the permissions of the folder, and build again.',
    },
  }),
  'emit/locked': entry<{ pid: number; host: string; since: string }>({
    effect: 'stops',
    message: ({ pid, host, since }) =>
      pid === 0
        ? 'Another build has published to this folder since this build started.'
        : `Another build is publishing to this folder: process ${pid} on ${host}, since ${since}.`,
    hint: () => 'run this build again, or use a separate folder for each build with --out.',
    explain: {
      what: 'This build had the lock of the output folder, but its process or its computer was suspended for at least half an hour, and another build took over the lock. Nothing of this build was published.',
      why: 'Two builds at the same time would publish a mixture of both.',
      example: 'Two computers that run `docs-gen build` in one shared folder, one of which goes to sleep',
      fix: 'Run the build again, or use a separate output folder for each build. A build waits while another build runs. It takes over the lock of a killed process immediately, and the lock of a process on another computer after half an hour without activity.',
    },
  }),
  'emit/no-room': entry<{ folder: string; reason: string }>({
    effect: 'stops',
    message: ({ folder, reason }) => `The site cannot be assembled in ${folder}: ${reason}.`,
    hint: () =>
      'give the build permission to write to the parent folder of the output, or use another output folder with --out.',
    explain: {
      what: 'A build assembles the site in a folder next to the output folder, and the system did not allow this.',
      why: 'docs-gen replaces the output folder in one step, which requires a complete folder on the same disk.',
      example: 'With --out /srv/www/docs, a user who can write to /srv/www/docs but not to /srv/www.',
      fix: 'Use an output folder in a folder that you can write to: --out /srv/www/docs/site.',
    },
  }),
  'emit/mount-point': entry<{ folder: string }>({
    effect: 'stops',
    message: ({ folder }) => `${folder} is a mount point, which cannot be replaced by another folder.`,
    hint: () => 'use a folder in it, for example --out dist/site, or mount its parent folder.',
    explain: {
      what: 'The output folder is a mount point, such as a volume of a container.',
      why: 'docs-gen assembles the site next to the output folder and then replaces the whole folder, so that readers never see an incomplete site. The system cannot replace a mount point.',
      example: 'docker run --volume "$PWD/dist:/site/dist" …',
      fix: 'docker run --volume "$PWD/out:/site/out" … docs-gen build --out out/dist',
    },
  }),
  'emit/place-taken': entry<{ path: string }>({
    effect: 'stops',
    message: ({ path }) =>
      `The build needs the path ${path} in the output folder, but docs-gen did not write the existing file or folder.`,
    hint: () => 'move or delete it; your own files belong in the public folder.',
    explain: {
      what: 'A file, link or folder in the output folder is not in the list of the previous build, and a page or file of the site has the same path.',
      why: 'docs-gen replaces and deletes only files that it has published itself.',
      example: 'A file `robots.txt` that was written to `dist` by hand, and a site that now has a `robots.txt`.',
      fix: 'Move it to `public/robots.txt`, or delete it.',
    },
  }),
  'emit/left-over': entry<{ path: string; folder: string }>({
    effect: 'stops',
    message: ({ path, folder }) =>
      `${path} was written to the output folder during the publication, and is now in ${folder}.`,
    hint: ({ folder }) =>
      `move the file to where you need it, then delete ${folder}; the next build cannot publish while it exists.`,
    explain: {
      what: 'Another program wrote a file to the output folder while docs-gen replaced the folder, and the new site has a different file at this path.',
      why: 'docs-gen deletes only files that it has published, so it kept the file next to the output folder. The new site is complete.',
      example:
        'A deploy script that writes `dist/version.json` while `docs-gen build` runs, on a site that has a `version.json`.',
      fix: 'Move or delete the file, and run the script after the build.',
    },
  }),
  'emit/previous-taken': entry<{ folder: string }>({
    effect: 'stops',
    message: ({ folder }) =>
      `${folder} contains files that docs-gen did not write, and \`keepPrevious\` needs this path for the previous site.`,
    hint: () => 'move them elsewhere, or set `keepPrevious: false`.',
    explain: {
      what: 'With `keepPrevious`, the previous site stays next to the output folder. The path is used by something else, or the folder contains other files.',
      why: 'docs-gen deletes only files that it has published.',
      example: 'your own folder `dist.previous`',
      fix: 'Rename the folder.',
    },
  }),
  'emit/cache-locked': entry<{ folder: string; pid: number; host: string; since: string }>({
    effect: 'complete',
    message: ({ folder, pid, host, since }) =>
      `The cache was not updated: process ${pid} on ${host} has locked ${folder} since ${since}.`,
    hint: () => 'end that process; for builds that run at the same time, use separate caches with --cache-dir.',
    explain: {
      what: 'A build waited ten minutes for another build that writes to the same cache.',
      why: 'Only one build at a time can update the cache. The site is complete, but the next build may take longer.',
      example: 'a build that was stopped with Ctrl+Z while it wrote its cache',
      fix: 'kill 4711',
    },
  }),
  'emit/cache-failed': entry<{ folder: string; problem: string }>({
    effect: 'complete',
    message: ({ problem }) => `The cache could not be updated: ${problem}.`,
    hint: ({ folder }) =>
      `free some disk space, or give the build permission to write to ${folder}; \`--no-cache\` turns the cache off.`,
    explain: {
      what: 'The system did not allow docs-gen to write a file of the cache.',
      why: 'The site is complete, but the next build compiles every page again.',
      example: 'the file system is read-only (EROFS)',
      fix: 'Use a writable folder with `cacheDir` or `--cache-dir`, or build with `--no-cache`.',
    },
  }),
};
