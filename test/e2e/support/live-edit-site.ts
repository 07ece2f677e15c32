// Live editing of demos on a site whose host sends as strict a policy as a site of docs-gen can have.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { type StaticServer, staticServer } from '../../support/static-server.ts';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { mustBuild } from './build-site.ts';
import { liveSite } from './live-site.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

/** Paths of what is loaded for editing only. */
export const LIVE = /\/assets\/live\/|\/demos\/live\.|\/live-edit\.|\.live\.json$/;

export interface EditedDemo {
  readonly demo: Locator;
  readonly frame: FrameLocator;
  readonly error: Locator;
}

export interface LiveEditSite {
  /** Of the project; the site is in its folder `dist`. */
  readonly root: string;
  readonly origin: () => string;
  /** The demo Counter on its page, whose editor is open. */
  readonly edit: (browser: Browser, options?: VisitOptions) => Promise<EditedDemo & Visit>;
}

/** Call it outside of tests and hooks. `files`: of the project, with the packages of `liveSite`. */
export function liveEditSite(files: Readonly<Record<string, string>> = {}): LiveEditSite {
  const root = sharedTempDir();
  let server: StaticServer;
  beforeAll(async () => {
    await writeFiles(root, { ...liveSite, ...files });
    await mustBuild(root, 'dist');
    server = await staticServer(join(root, 'dist'), { headers: strictPolicy });
    return () => server.close();
  });
  return {
    root,
    origin: () => server.origin,
    async edit(browser, options = {}) {
      const visited = await visit(browser, `${server.origin}/ui/button/`, options);
      return { ...visited, ...(await openEditor(visited.page, 'Counter')) };
    },
  };
}

/** Resolves when the frame shows the demo. */
export async function openEditor(page: Page, name: string): Promise<EditedDemo> {
  const demo = page.locator(`figure[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  const frame = demo.frameLocator('iframe.dg-live-frame');
  await frame.locator('dg-island *').first().waitFor();
  return { demo, frame, error: demo.locator('.dg-live-error') };
}

/** In place of all that the editor holds which is seen. */
export async function type(page: Page, demo: Locator, text: string): Promise<void> {
  await demo.locator('.cm-content:visible').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

export const expand = (demo: Locator) => demo.locator('[data-act="expand"]').click();

/** Scripts of the page by their hashes, all else from the site itself: no `blob:`, no `eval`, no foreign frame. */
function strictPolicy(path: string, body: Buffer): Readonly<Record<string, string>> {
  if (path === '/live-edit.html' || !/\/$|\.html$/.test(path)) return {};
  const rules = [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(body, 'script')}`,
    `style-src-elem 'self' ${hashesOf(body, 'style')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return { 'content-security-policy': rules.join('; ') };
}

/** Of what stands between the tags. */
function hashesOf(body: Buffer, tag: 'script' | 'style'): string {
  const found = body.toString().matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...found].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}
