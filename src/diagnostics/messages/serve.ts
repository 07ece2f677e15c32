// Diagnostics raised by `src/serve/` and the command that starts it.
import { entry } from '../entry.ts';

/** By the error code of the system when a limit is reached. */
const WATCH_HINTS: Readonly<Record<string, string>> = {
  ENOSPC: 'raise the number of files that may be watched (on Linux: `sysctl fs.inotify.max_user_watches=524288`)',
  EMFILE:
    'raise the number of programs that may watch files, or of files that may be open (on Linux: `sysctl fs.inotify.max_user_instances=512`, `ulimit -n`)',
};

export const serveMessages = {
  'serve/missing-output': entry<{ out: string; problem: string }>({
    effect: 'stops',
    message: ({ out, problem }) => `The site cannot be served: the output folder ${out} ${problem}.`,
    hint: () =>
      'build it with `docs-gen build`, or serve the pages while you write them with `docs-gen serve --watch`.',
    explain: {
      what: '`docs-gen serve` serves the files of the output folder, but the folder does not exist.',
      why: 'Without `--watch`, `docs-gen serve` does not build the site. It serves the output like a host.',
      example: 'docs-gen serve --out dits',
      fix: 'docs-gen build && docs-gen serve',
    },
  }),
  'serve/cannot-listen': entry<{ host: string; port: number; reason: string }>({
    effect: 'stops',
    message: ({ host, port, reason }) => `The server cannot listen on ${host}, port ${port}: ${reason}.`,
    hint: () => 'use an address of this machine for --host, and a port from 1024 to 65535 for --port.',
    explain: {
      what: 'The system does not allow docs-gen to listen on this address or port.',
      why: 'The address belongs to another machine, the port requires permissions that you do not have, or 100 consecutive ports are in use.',
      example: 'docs-gen serve --port 80',
      fix: 'docs-gen serve --port 8080',
    },
  }),
  'serve/open-to-others': entry<{ host: string }>({
    effect: 'complete',
    message: ({ host }) => `The site is available to other machines: it is served on ${host}.`,
    hint: () => 'omit --host, unless another device needs access.',
    explain: {
      what: 'The address in `--host` may be reachable from other machines.',
      why: 'Drafts and the sources of demos are not public, and everyone on your network can read what the server sends.',
      example: 'docs-gen serve --host 0.0.0.0',
      fix: 'docs-gen serve',
    },
  }),
  'serve/failed': entry<{ message: string }>({
    effect: 'stops',
    message: ({ message }) => message,
    hint: () => 'change a file to try again; if the error remains, report it with a project that reproduces it.',
    explain: {
      what: '`docs-gen serve --watch` failed because of a bug while it processed a change. Open pages show the previous version.',
      why: 'For any content, docs-gen should build a page or report a diagnostic, and never fail with an exception.',
      example: 'TypeError: Cannot read properties of undefined (reading "route")',
      fix: 'Undo the last change to continue, and report the error.',
    },
  }),
  'serve/not-watched': entry<{ code: string; message: string }>({
    effect: 'complete',
    message: ({ message }) =>
      `docs-gen cannot watch all files of the project, so open pages may be out of date: ${message}.`,
    hint: ({ code }) => `${WATCH_HINTS[code] ?? 'fix what the system reports'}, and start the server again.`,
    explain: {
      what: 'The system does not allow docs-gen to watch all files of the project. On Linux, `fs.inotify.max_user_watches` limits how many files and folders all programs of a user watch together, and `fs.inotify.max_user_instances` how many programs watch any.',
      why: 'A change to a file that is not watched has no effect, and open pages may show old content.',
      example: "ENOSPC: System limit for number of file watchers reached, watch '/docs/content'",
      fix: 'sysctl fs.inotify.max_user_watches=524288',
    },
  }),
  'serve/no-events': entry<{ file: string }>({
    effect: 'complete',
    message: ({ file }) => `${file} changed, but the file system did not report it.`,
    hint: () =>
      'set the environment variable CHOKIDAR_USEPOLLING=1 and start the server again, or reload pages by hand.',
    explain: {
      what: 'A page was opened after one of its files had changed, and no event about the change arrived. File systems that are shared with a container or a virtual machine, and network drives, often send no events.',
      why: 'Open pages do not update by themselves. A page that is loaded again shows the changes.',
      example: 'A project on a Windows drive, served from a Linux container.',
      fix: 'CHOKIDAR_USEPOLLING=1 npx docs-gen serve --watch',
    },
  }),
  'serve/missing-certificate': entry<{ field: string; file: string; problem: string; path: string | null }>({
    effect: 'stops',
    message: ({ field, file, problem, path }) =>
      `The file ${file} of \`server.https.${field}\` ${problem}${path === null ? '' : ` (${path})`}.`,
    hint: () => 'fix the path, which is relative to the root, or remove `server.https` to serve over HTTP.',
    explain: {
      what: 'One of the files in `server.https`, the key or the certificate, cannot be read.',
      why: 'Without them, the site could only be served over HTTP, which is not what the config requests.',
      example: "server: { https: { key: 'certs/localhost.key', cert: 'certs/localhost.pem' } }",
      fix: 'Create the files with a tool such as mkcert, or fix the paths.',
    },
  }),
  'serve/bad-certificate': entry<{ reason: string }>({
    effect: 'stops',
    message: ({ reason }) => `The key and the certificate of \`server.https\` cannot be used: ${reason}.`,
    hint: () => 'use a key and a certificate that belong together, both as PEM text.',
    explain: {
      what: 'The files in `server.https` are not a key and a certificate, or do not belong together.',
      why: 'Browsers could not connect to the server.',
      example: "server: { https: { key: 'localhost.pem', cert: 'localhost.pem' } }",
      fix: "server: { https: { key: 'localhost.key', cert: 'localhost.pem' } }",
    },
  }),
};
