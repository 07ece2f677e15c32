// Compressed and partial responses of the server.
import { utimes } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { ask, FILM, LONG, siteServer } from './static-site.ts';
import { serveFolder } from './support.ts';

const { server } = siteServer();

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
    ['BR', 'br'],
    ['br;q=nonsense', undefined],
  ])('for Accept-Encoding “%s” is %s', async (accepted, encoding) => {
    const { headers, body } = await ask(server(), '/long/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(text.toString()).toBe(LONG);
    expect(body.length < LONG.length / 10).toBe(encoding !== undefined);
  });

  test('is correct for files with the same size and time', async () => {
    const folder = tempDir();
    const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(2000));
    await writeFiles(folder, Object.fromEntries(texts.map((text) => [`${text[0]}.txt`, text])));
    for (const text of texts) await utimes(`${folder}/${text[0]}.txt`, 1_000_000, 1_000_000);
    const other = await serveFolder(folder);
    for (const text of [...texts, ...texts]) {
      const { body } = await ask(other, `/${text[0]}.txt`, { 'accept-encoding': 'br' });
      expect(brotliDecompressSync(body).toString()).toBe(text);
    }
  });

  test.each(['/', '/film.mp4'])('is not applied to %s', async (path) => {
    const { headers } = await ask(server(), path, { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });
});

describe('a range request', () => {
  const size = FILM.length;
  test.each([
    ['bytes=0-99', 206, 0, 100],
    ['bytes=100-', 206, 100, size],
    ['bytes=-100', 206, size - 100, size],
    ['bytes=0-0', 206, 0, 1],
    [`bytes=0-${size * 2}`, 206, 0, size],
    [`bytes=-${size * 2}`, 206, 0, size],
    ['bytes = 5-9', 206, 5, 10],
    [`bytes=${size}-`, 416, 0, 0],
    ['bytes=-0', 416, 0, 0],
    ['bytes=0-1,5-6', 200, 0, size],
    ['bytes=9-5', 200, 0, size],
    ['lines=0-5', 200, 0, size],
    ['bytes=a-b', 200, 0, size],
    ['bytes=-', 200, 0, size],
  ])('for %s is answered with status %i', async (range, status, start, end) => {
    const answer = await ask(server(), '/film.mp4', { range });
    expect(answer.status).toBe(status);
    expect(answer.body.equals(FILM.subarray(start, end))).toBe(true);
    const contentRange = { 200: undefined, 206: `bytes ${start}-${end - 1}/${size}`, 416: `bytes */${size}` }[status];
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  test('is only answered with a part if the file is unchanged', async () => {
    const { headers } = await ask(server(), '/film.mp4');
    const part = async (tag: string) =>
      (await ask(server(), '/film.mp4', { range: 'bytes=0-9', 'if-range': tag })).status;
    expect([await part(String(headers.etag)), await part('"other"')]).toEqual([206, 200]);
  });

  test('is answered without compression', async () => {
    const { headers, body } = await ask(server(), '/long/', { range: 'bytes=0-9', 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, LONG.slice(0, 10)]);
  });
});
