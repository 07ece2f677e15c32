// A site for tests: the smallest configuration, with what a test changes.

import { NO_SEVERITIES } from '../../src/diagnostics/severities.ts';
import type { Site } from '../../src/model/site.ts';
import { siteConfigSchema } from '../../src/schema/site-config.ts';

/** Fields of the configuration that differ; `products` replaces the one product. */
export function testSite(config: Readonly<Record<string, unknown>> = {}): Site {
  const parsed = siteConfigSchema.parse({
    title: 'Acme',
    url: 'https://acme.example',
    products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
    ...config,
  });
  return {
    ...parsed,
    root: '/site',
    configFile: 'site.config.ts',
    pluginCode: null,
    licenseKey: typeof parsed.licenseKey === 'string' ? parsed.licenseKey : undefined,
    constants: parsed.define,
    severities: NO_SEVERITIES,
    languages: parsed.languages ?? ['en'],
    logo: null,
    notificationsJson: null,
    hostFiles: { redirectLines: [], headerPlaces: {}, robots: null },
    announcementHtml: null,
    products: parsed.products.map((product) => ({
      ...product,
      contentRoot: `/site/${product.contentDir}`,
      logo: null,
      wordmark: null,
      versions: product.versions.map((version) => ({ ...version, pages: null })),
    })),
  };
}
