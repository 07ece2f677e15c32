// A site with files of every kind, and edits of them by chance: written, saved in one step, broken, moved, deleted, made again, checked out of git.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitRepository } from '../support/git-repository.ts';
import { randomText } from './random-text.ts';

type Chance = () => number;

export interface RandomSite {
  /** One edit, as another program makes it: without a pause between its steps. */
  edit(): void;
  /** What is broken now becomes what it was last. */
  mend(): void;
  /** Addresses below the base at which something was once, or may have been. */
  readonly everThere: ReadonlySet<string>;
  /** How often each kind of edit was made. */
  readonly counts: ReadonlyMap<string, number>;
}

/** What is on the disk, and what stands there once all is mended. */
interface Files {
  readonly good: Map<string, string>;
  readonly broken: Set<string>;
}

export const FOLDERS = ['', 'forms/', 'forms/inner/', 'data/'];

/** `root`: an empty folder; it becomes a repository. `drafts`: some pages are, which no build has. */
export async function randomSite(root: string, chance: Chance, { drafts = true } = {}): Promise<RandomSite> {
  const text = randomText(chance, drafts);
  const repository = gitRepository(root);
  let files: Files = { good: new Map(), broken: new Set() };
  const everThere = new Set<string>();
  const counts = new Map<string, number>();
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T; // Never empty.

  const onDisk = (file: string, body: string): void => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    const way = chance();
    if (way < 0.2) {
      writeFileSync(`${path}~`, body);
      renameSync(`${path}~`, path);
    } else if (way < 0.3) {
      writeFileSync(path, body.slice(0, body.length / 2)); // As a slow editor does.
      writeFileSync(path, body);
    } else if (way < 0.4) {
      rmSync(path, { force: true });
      writeFileSync(path, body);
    } else writeFileSync(path, body);
  };
  const put = (file: string, body: string): void => {
    files.good.set(file, body);
    files.broken.delete(file);
    onDisk(file, body);
    note(file);
  };
  const spoil = (file: string, body: string): void => {
    files.broken.add(file);
    onDisk(file, body);
  };
  const remove = (file: string): void => {
    files.good.delete(file);
    files.broken.delete(file);
    rmSync(join(root, file), { force: true });
  };
  const note = (file: string): void => {
    const page = /^content\/(.+?)(?:\/index)?\.md$/.exec(file)?.[1];
    if (page !== undefined && !page.includes('/_'))
      everThere.add(page.endsWith('-zh') ? `zh/${page.slice(0, -3)}/` : `${page}/`);
    if (file.startsWith('public/')) everThere.add(file.slice('public/'.length));
  };
  const below = (start: string, ending = '') =>
    [...files.good.keys()].filter((file) => file.startsWith(start) && file.endsWith(ending)).sort();
  const pages = () => below('content/ui/', '.md').filter((file) => !/\/(?:_[^/]*|index(?:-zh)?\.md)$/.test(file));

  const edits: readonly (readonly [kind: string, weight: number, act: () => void])[] = [
    ['page', 30, () => put(pick(pages()), text.page())],
    ['kit page', 8, () => put(`content/kit/${pick(['press', 'pull', 'hold'])}.md`, text.kitPage())],
    ['start page', 2, () => put(pick(['content/ui/index.md', 'content/ui/index-zh.md']), text.page())],
    ['new page', 7, () => put(`content/ui/${pick(FOLDERS)}${text.name()}.md`, text.page())],
    ['new page of another language', 1, () => put(`content/ui/${text.name()}-zh.md`, text.page())],
    [
      'new folder',
      2,
      () => {
        const folder = `content/ui/new-${Math.floor(chance() * 6)}/`;
        for (const name of ['alpha', 'beta']) put(`${folder}${name}.md`, text.page());
      },
    ],
    [
      'deletion',
      6,
      () => {
        if (pages().length > 4) remove(pick(pages()));
      },
    ],
    [
      'deletion and return',
      3,
      () => {
        const file = pick(pages());
        rmSync(join(root, file), { force: true });
        put(file, text.page());
      },
    ],
    [
      'rename',
      5,
      () => {
        const from = pick(pages());
        const to = `content/ui/${pick(FOLDERS)}moved-${Math.floor(chance() * 5)}.md`;
        if (!files.good.has(to)) move(from, to);
      },
    ],
    [
      'folder renamed',
      3,
      () => {
        const [from, to] = pick([
          ['forms/', 'fields/'],
          ['fields/', 'forms/'],
          ['forms/inner/', 'forms/outer/'],
          ['data/', 'forms/data/'],
          ['forms/data/', 'data/'],
        ] as const);
        moveFolder(`content/ui/${from}`, `content/ui/${to}`);
      },
    ],
    [
      'folder deleted',
      1,
      () => {
        const folder = `content/ui/new-${Math.floor(chance() * 6)}/`;
        for (const file of below(folder)) remove(file);
        rmSync(join(root, folder), { recursive: true, force: true });
      },
    ],
    ['include', 4, () => put(pick(['content/ui/_shared.md', 'content/kit/_notes.md']), text.include())],
    ['tree', 3, () => put('content/kit/pages.ts', text.tree())],
    ['demo', 6, () => put(`content/kit/${pick(['Press', 'Pull'])}.tsx`, text.demo())],
    ['module of demos', 2, () => put('content/kit/words.ts', text.module())],
    ['style of demos', 2, () => put('content/kit/demo.css', text.css())],
    ['css', 3, () => (chance() < 0.5 ? put('own.css', text.ownCss()) : put('more.css', text.css()))],
    ['translations', 2, () => put('words/zh.json', text.words())],
    [
      'api',
      3,
      () => {
        const name = pick(['Press', 'Pull', 'Hold']);
        put(`content/kit/api/use-${name.toLowerCase()}.json`, text.api(name));
      },
    ],
    ['api deleted', 1, () => remove('content/kit/api/use-hold.json')],
    ['config', 2, () => put('site.config.ts', text.config())],
    ['module of the config', 1, () => put('shared.ts', text.shared())],
    ['public file', 3, () => put(pick(['public/dot.svg', `public/more/${Math.floor(chance() * 4)}.txt`]), text.svg())],
    ['public file deleted', 1, () => remove(`public/more/${Math.floor(chance() * 4)}.txt`)],
    ['template', 1.5, () => put('looks/parts/shell/SiteFooter.tsx', text.footer())],
    ['template deleted', 0.5, () => remove('looks/parts/shell/SiteFooter.tsx')],
    ['module of templates', 1, () => put('looks/_words.ts', text.module())],
    [
      'broken',
      8,
      () => {
        const file = pick([...text.mistakes.keys(), pick(pages())]);
        if (files.good.has(file)) spoil(file, text.mistakes.get(file) ?? '---\ntitle: [\n---\n');
      },
    ],
    [
      'mended',
      5,
      () => {
        const file = pick([...files.broken, pick(pages())]);
        put(file, files.good.get(file) ?? '');
      },
    ],
    ['commit', 0.7, () => commit()],
    ['checkout', 0.7, () => checkout(pick(['main', 'other']))],
  ];

  const move = (from: string, to: string): void => {
    const body = files.good.get(from) ?? '';
    if (files.broken.has(from)) files.broken.add(to);
    files.good.delete(from);
    files.broken.delete(from);
    files.good.set(to, body);
    mkdirSync(dirname(join(root, to)), { recursive: true });
    renameSync(join(root, from), join(root, to));
    note(to);
  };
  const moveFolder = (from: string, to: string): void => {
    if (below(from).length === 0 || to.startsWith(from) || below(to).length > 0) return;
    const inner = below(from);
    rmSync(join(root, to), { recursive: true, force: true }); // Empty, where it is there.
    mkdirSync(dirname(join(root, to)), { recursive: true });
    renameSync(join(root, from), join(root, to));
    for (const file of inner) {
      const own = to + file.slice(from.length);
      files.good.set(own, files.good.get(file) ?? '');
      if (files.broken.delete(file)) files.broken.add(own);
      files.good.delete(file);
      note(own);
    }
  };

  const branches = new Map<string, Files>();
  let branch = 'main';
  const copyOf = ({ good, broken }: Files): Files => ({ good: new Map(good), broken: new Set(broken) });
  let commits = 0;
  const commit = (): void => {
    repository.git('add', '--all');
    const date = new Date(Date.UTC(2026, 0, 1 + ++commits)).toISOString();
    repository.git(...AS_ANN, 'commit', '--quiet', '--allow-empty', '--message=change', `--date=${date}`);
    branches.set(branch, copyOf(files));
  };
  /** What was not committed is lost, but for files that no commit of this branch has. */
  const checkout = (to: string): void => {
    const [here, there] = [branches.get(branch), branches.get(to)];
    if (!here || !there) return;
    repository.git('checkout', '--quiet', '--force', to);
    const left = [...files.good.keys()].filter((file) => !here.good.has(file));
    const next = copyOf(there);
    for (const file of left) {
      if (next.good.has(file)) continue;
      next.good.set(file, files.good.get(file) ?? '');
      if (files.broken.has(file)) next.broken.add(file);
    }
    files = next;
    branch = to;
  };

  for (const [file, body] of text.firstSite()) put(file, body);
  commit();
  repository.git('checkout', '--quiet', '-b', 'other');
  branch = 'other';
  for (let n = 0; n < 12; n++) put(`content/ui/other/page-${n}.md`, text.page());
  for (const file of pages().slice(0, 4)) put(file, text.page());
  commit();
  checkout('main');

  const total = edits.reduce((sum, [, weight]) => sum + weight, 0);
  return {
    everThere,
    counts,
    edit() {
      let left = chance() * total;
      for (const [kind, weight, act] of edits) {
        left -= weight;
        if (left >= 0) continue;
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        act();
        return;
      }
    },
    mend() {
      for (const file of [...files.broken]) put(file, files.good.get(file) ?? '');
    },
  };
}

const AS_ANN = [
  '-c',
  'user.name=Ann',
  '-c',
  'user.email=ann@acme.example',
  '-c',
  'commit.gpgSign=false',
  '-c',
  'gc.auto=0',
];
