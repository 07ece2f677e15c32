import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../../../src/model/search.ts';
import { indexFiles } from '../../../src/search/index-files.ts';
import { SHARD_SIZE } from '../../../src/search/shards.ts';
import { builtEngine } from '../../search/support/built-engine.ts';
import { PAGES, SITE, searchPage } from '../../search/support/search-page.ts';

const QUERY = { text: 'button', language: 'en', product: 'ui', isOnly: false, kinds: null, limit: 20 };

describe('the engine', () => {
  it('opens with the names of the reader’s own product, and nothing else', async () => {
    const { engine, loaded } = builtEngine(indexFiles(PAGES, SITE));
    await engine.open({ language: 'en', product: 'grid' });
    expect(loaded.map((path) => path.replace(/-\w{10}\./, '.'))).toEqual([
      'search.json',
      'assets/search-names-grid-en.json',
    ]);
  });

  it('answers at once with names, then with texts', async () => {
    const { engine } = builtEngine(indexFiles(PAGES, SITE));
    const answers: SearchAnswer[] = [];
    await engine.ask({ ...QUERY, text: 'stripes' }, (answer) => answers.push(answer));
    expect(answers[0]).toMatchObject({ isWhole: false, hits: [] });
    expect(answers.at(-1)).toMatchObject({ isWhole: true, hits: [{ href: '/grid/columns/' }] });
  });

  it('gives one answer when everything is here', async () => {
    const { engine } = builtEngine(indexFiles(PAGES, SITE));
    const answers: SearchAnswer[] = [];
    await engine.ask(QUERY, () => undefined);
    await engine.ask(QUERY, (answer) => answers.push(answer));
    expect(answers.map(({ isWhole }) => isWhole)).toEqual([true]);
  });

  it('puts the own product first, and counts all of them', async () => {
    const { ask } = builtEngine(indexFiles(PAGES, SITE));
    const ofUi = await ask('button', { product: 'ui' });
    const ofGrid = await ask('button', { product: 'grid' });
    expect([ofUi.hits[0]?.product, ofGrid.hits[0]?.product]).toEqual(['ui', 'grid']);
    expect(ofUi.counts.products).toEqual({ ui: 6, grid: 1 });
  });

  it('shows one product or some kinds alone, and counts the others all the same', async () => {
    const { ask } = builtEngine(indexFiles(PAGES, SITE));
    const all = await ask('button');
    const alone = await ask('button', { product: 'grid', isOnly: true, kinds: ['page'] });
    expect(alone.hits.map(({ href }) => href)).toEqual(['/grid/columns/']);
    expect(all.counts.kinds).toMatchObject({ page: 2, component: 1, demo: 1 });
    expect(alone.counts.kinds).toEqual(all.counts.kinds);
  });

  it('gives what stands above a hit, and addresses with the base', async () => {
    const { ask } = builtEngine(indexFiles(PAGES, SITE), '/docs/');
    const { hits } = await ask('color and size');
    expect(hits[0]).toMatchObject({
      href: '/docs/ui/button/#color-and-size',
      crumbs: ['Acme UI', 'Components', 'Button'],
      kind: 'heading',
    });
  });

  it('fetches three shards at most, and answers the same whatever was asked before', async () => {
    const pages = Array.from({ length: 8 }, (_, at) =>
      searchPage(`/ui/p${at}/`, [['page', `Part ${at}`, '', `shared word${at} ${'filler '.repeat(SHARD_SIZE / 7)}`]]),
    );
    const files = indexFiles(pages, SITE);
    const fresh = builtEngine(files);
    const answer = await fresh.ask('part');
    expect(fresh.loaded.filter((path) => /-\d-\w{10}\.json$/.test(path))).toHaveLength(3);
    const used = builtEngine(files);
    for (let at = 0; at < 8; at += 1) await used.ask(`word${at}`);
    expect(await used.ask('part')).toEqual(answer);
  });

  it('lets others through while it opens an index', async () => {
    const many = Array.from({ length: 1000 }, (_, at): [kind: 'heading', title: string, hash: string] => [
      'heading',
      `Part ${at}`,
      `part-${at}`,
    ]);
    const page = searchPage('/ui/parts/', [['page', 'Parts', ''], ...many]);
    const { engine, pauses } = builtEngine(indexFiles([page], SITE));
    await engine.open(QUERY);
    expect(pauses()).toBeGreaterThan(10);
  });

  it('does not jump when a next word begins', async () => {
    const { ask } = builtEngine(indexFiles(PAGES, SITE));
    expect((await ask('color and s')).hits).toEqual((await ask('color')).hits);
  });

  it('leaves a question alone that is no longer asked', async () => {
    const { engine } = builtEngine(indexFiles(PAGES, SITE));
    const answers: SearchAnswer[] = [];
    await engine.ask(
      QUERY,
      (answer) => answers.push(answer),
      () => true,
    );
    expect(answers).toEqual([]);
  });

  it('tries again what could not be loaded', async () => {
    const files = indexFiles(PAGES, SITE);
    const { engine } = builtEngine(files.filter(({ path }) => path !== 'search.json'));
    await expect(engine.open(QUERY)).rejects.toThrow('search.json');
    await expect(engine.open(QUERY)).rejects.toThrow('search.json');
  });
});
