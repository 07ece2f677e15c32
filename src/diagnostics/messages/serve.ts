// Diagnostics raised by `src/serve/` and the command that starts it.
import { entry } from '../entry.ts';

/** By what the system answers where a limit is reached. */
const WATCH_HINTS: Readonly<Record<string, string>> = {
  ENOSPC: 'raise the number of files that may be watched (on Linux: `sysctl fs.inotify.max_user_watches=524288`)',
  EMFILE:
    'raise the number of programs that may watch files, or of files that may be open (on Linux: `sysctl fs.inotify.max_user_instances=512`, `ulimit -n`)',
};

export const serveMessages = {
  'serve/missing-output': entry<{ out: string; problem: string }>({
    effect: 'stops',
    message: ({ out, problem }) => `There is no built site to serve: the output folder ${out} ${problem}.`,
    hint: () => 'build it with `docs-gen build`, or serve what you write with `docs-gen serve --watch`.',
    explain: {
      what: '`docs-gen serve` sends the files of the output folder, and there is no such folder.',
      why: 'Without `--watch` it builds nothing: it shows what a host would show.',
      example: 'docs-gen serve --out dits',
      fix: 'docs-gen build && docs-gen serve',
    },
  }),
  'serve/cannot-listen': entry<{ host: string; port: number; reason: string }>({
    effect: 'stops',
    message: ({ host, port, reason }) => `No server can be started on ${host}, port ${port}: ${reason}.`,
    hint: () => 'take an address of this machine for --host, and a port from 1024 to 65535 for --port.',
    explain: {
      what: 'The system does not let docs-gen listen on this address or port.',
      why: 'The address belongs to another machine, the port needs rights that you do not have, or 100 ports in a row are taken.',
      example: 'docs-gen serve --port 80',
      fix: 'docs-gen serve --port 8080',
    },
  }),
  'serve/open-to-others': entry<{ host: string }>({
    effect: 'complete',
    message: ({ host }) => `Others can see this site: it is served on ${host}, not only to this machine.`,
    hint: () => 'leave --host out unless another device has to see it.',
    explain: {
      what: '`--host` names an address that other machines may reach.',
      why: 'Drafts and sources of demos are for your eyes, and whoever shares your network can read what is served.',
      example: 'docs-gen serve --host 0.0.0.0',
      fix: 'docs-gen serve',
    },
  }),
  'serve/failed': entry<{ message: string }>({
    effect: 'stops',
    message: ({ message }) => message,
    hint: () => 'change a file to try again; when it stays, report it with the project that shows it.',
    explain: {
      what: '`docs-gen serve --watch` failed at a change in a way that its authors did not foresee. Open pages show what was there before.',
      why: 'Whatever stands in your content, the answer should be a page or a diagnostic, never an exception.',
      example: 'TypeError: Cannot read properties of undefined (reading "route")',
      fix: 'Undo the last change to go on, and report it.',
    },
  }),
  'serve/not-watched': entry<{ code: string; message: string }>({
    effect: 'complete',
    message: ({ message }) =>
      `docs-gen cannot watch all files of the project, so open pages may be out of date: ${message}.`,
    hint: ({ code }) => `${WATCH_HINTS[code] ?? 'fix what the system reports'}, and start the server again.`,
    explain: {
      what: 'The system does not allow docs-gen to watch all files of the project. On Linux, `fs.inotify.max_user_watches` limits how many files and folders all programs of a user watch together, and `fs.inotify.max_user_instances` how many programs watch any.',
      why: 'A change to a file that is not watched has no effect, and you would look at a page that is out of date.',
      example: "ENOSPC: System limit for number of file watchers reached, watch '/docs/content'",
      fix: 'sysctl fs.inotify.max_user_watches=524288',
    },
  }),
  'serve/no-events': entry<{ file: string }>({
    effect: 'complete',
    message: ({ file }) => `${file} changed, and the file system sent no event.`,
    hint: () =>
      'set the environment variable CHOKIDAR_USEPOLLING=1 and start the server again: it then compares all files at intervals.',
    explain: {
      what: 'A page was requested, and one of its files was changed without an event. Containers with mounted folders, virtual machines and network drives often send none.',
      why: 'Open pages do not follow your files. docs-gen compares files when you load a page, which shows changes late.',
      example: 'docker run -v "$PWD:/docs" node:22 npx docs-gen serve --watch',
      fix: 'docker run -e CHOKIDAR_USEPOLLING=1 -v "$PWD:/docs" node:22 npx docs-gen serve --watch',
    },
  }),
  'serve/missing-certificate': entry<{ field: string; file: string; problem: string; path: string | null }>({
    effect: 'stops',
    message: ({ field, file, problem, path }) =>
      `The file ${file} of \`server.https.${field}\` ${problem}${path === null ? '' : ` (${path})`}.`,
    hint: () => 'write a path that is relative to the root, or leave `server.https` out to serve over HTTP.',
    explain: {
      what: '`server.https` names a key and a certificate, and one of the files cannot be read.',
      why: 'A server without its certificate would be an HTTP server that you take for another.',
      example: "server: { https: { key: 'certs/localhost.key', cert: 'certs/localhost.pem' } }",
      fix: 'Make the files with a tool of your choice, such as mkcert, or correct the paths.',
    },
  }),
  'serve/bad-certificate': entry<{ reason: string }>({
    effect: 'stops',
    message: ({ reason }) => `The key and the certificate of \`server.https\` cannot be used: ${reason}.`,
    hint: () => 'both files have to be PEM texts, and belong together.',
    explain: {
      what: 'The files that `server.https` names are no key and certificate, or not of one pair.',
      why: 'No browser could connect to a server with them.',
      example: "server: { https: { key: 'localhost.pem', cert: 'localhost.pem' } }",
      fix: "server: { https: { key: 'localhost.key', cert: 'localhost.pem' } }",
    },
  }),
};
