// The project of a tool on the disk: written, changed by a word, cleaned, built, and what it published.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { page, routeOf, sidebarOf } from '../generate.mjs';
import { measureTree } from '../measure.mjs';
import { ENVIRONMENT } from './environment.mjs';

/**
 * `root`: of an installed tool. Pages of an earlier run are taken away. What goes is moved beside the root, until
 * `removeAside`: for minutes after thousands of files were deleted, ext4 looks long for a place for each new one.
 */
export function createProject(tool, { root, count, timeoutMs }) {
  const out = join(root, tool.out);
  const middle = Math.floor(count / 2);
  const remove = (path) => moveAside(root, path);
  const write = ({ path, text }) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  const files = tool.files(sidebarOf(count));
  const written = [tool.pageFile(page(0, count)), ...files].map(({ path }) => path.split('/')[0]);
  for (const name of new Set([...written, tool.out, ...tool.caches])) remove(name);
  for (let i = 0; i < count; i++) write(tool.pageFile(page(i, count)));
  for (const file of files) write(file);

  return {
    out,
    /** The page in the middle. */
    route: routeOf(middle),
    clean: () => [tool.out, ...tool.caches].forEach(remove),
    /** Writes `word` in the place of the first word of the middle page. */
    touch(word) {
      const { body, ...rest } = page(middle, count);
      write(tool.pageFile({ ...rest, body: body.replace(/^\w+/, word) }));
    },
    /** `word`: what the middle page has to say; by default anything. */
    async build(word = '') {
      const [command, ...args] = tool.command(root);
      const build = await measureTree(command, args, { cwd: root, env: ENVIRONMENT, timeoutMs });
      const failed = whyFailed(build, timeoutMs) ?? whatIsMissing(out, { count, middle, word });
      return failed === null ? build : { failed };
    },
    bytes: () => sizeOf(out),
  };
}

/** What is named is gone from `root`, at no cost to whoever writes next. */
export function moveAside(root, path) {
  if (!existsSync(join(root, path))) return;
  mkdirSync(asideOf(root), { recursive: true });
  renameSync(join(root, path), join(mkdtempSync(join(asideOf(root), '/')), 'gone'));
}

/** Frees the disk when nothing more is measured. */
export function removeAside(root) {
  rmSync(asideOf(root), { recursive: true, force: true });
}

function asideOf(root) {
  return `${root}-aside`;
}

function whyFailed({ status, stdout, stderr }, timeoutMs) {
  if (status === null) return `not done after ${timeoutMs / 1000} s`;
  if (status === 0) return null;
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() && !line.startsWith('@children'));
  return `exit code ${status}: ${(lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? '').trim()}`;
}

/** A tool that leaves pages out, or shows old ones, is not measured. */
function whatIsMissing(out, { count, middle, word }) {
  const fileOf = (i) => join(out, routeOf(i), 'index.html');
  for (let i = 0; i < count; i++) if (!existsSync(fileOf(i))) return `${routeOf(i)} was not published`;
  const html = readFileSync(fileOf(middle), 'utf8');
  if (!html.includes(word)) return `${routeOf(middle)} does not say ${word}`;
  if (!/ id="?section-5\b/.test(html)) return `${routeOf(middle)} has no anchors`;
  if (!/<pre\b[^<]*(<(?!\/pre)[^<]*)*<span/.test(html)) return `${routeOf(middle)} has no highlighted code`;
  return null;
}

function sizeOf(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += statSync(join(entry.parentPath ?? entry.path, entry.name)).size;
  return bytes;
}
