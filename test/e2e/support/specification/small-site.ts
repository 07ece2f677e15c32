// A site of one page, for the rows that our own site cannot show, and hosts on the loopback address that its services ask.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type StaticServer, staticServer } from '../../../support/static-server.ts';
import { tempDir } from '../../../support/temp-dir.ts';
import { writeFiles } from '../../../support/write-files.ts';
import { mustBuild } from '../build-site.ts';

export const SMALL_PAGES = { 'content/index.md': '# UI\n\n<p class="description">A page.</p>\n' };

/** `fields` are added to those that a config must have. */
export function smallConfig(fields: string): string {
  const products = "products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content' }],";
  return `export default {\n  title: 'Acme', url: 'https://acme.example',\n  ${fields.includes('products:') ? '' : products}\n  ${fields}\n};\n`;
}

export interface SmallSite extends StaticServer {
  /** Publishes the site with another text of its page, at the same address. */
  publish(markdown: string): Promise<void>;
}

/** Its page is not a landing page, so that services have their places: `/ui/page/`. */
export async function smallSite(fields: string): Promise<SmallSite> {
  const root = tempDir();
  const publish = async (markdown: string): Promise<void> => {
    await writeFiles(root, { 'content/page.md': markdown });
    await mustBuild(root, 'dist');
  };
  await writeFiles(root, { ...SMALL_PAGES, 'site.config.ts': smallConfig(fields) });
  await publish('# Page\n\n<p class="description">A page.</p>\n');
  return { ...(await staticServer(join(root, 'dist'))), publish };
}

export interface Service {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  /** What it was asked for: paths with their queries, and bodies. */
  readonly requests: readonly { readonly path: string; readonly body: string }[];
  readonly close: () => Promise<void>;
}

export interface ServiceAnswer {
  readonly status?: number;
  readonly body?: string;
}

/** A host that allows every site to read its answers. Asked again after it was closed, it cannot be reached. */
export async function service(answer: (path: string) => ServiceAnswer): Promise<Service> {
  const requests: { path: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      requests.push({ path, body });
      const { status = 200, body: text = '' } = answer(path);
      response.writeHead(status, { 'access-control-allow-origin': '*' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
