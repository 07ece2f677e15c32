// Makes the `Site` of a checked configuration: paths made absolute, logos, wordmarks and the pages of other versions read.
import { resolve } from 'node:path';
import type { DataPath } from '../diagnostics/locate-literal.ts';
import { sha256 } from '../lib/node/hash.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { Plugin } from '../model/plugin.ts';
import type { Product, Site } from '../model/site.ts';
import type { SiteConfig } from '../schema/site-config.ts';
import { readHostFiles } from './host-files.ts';
import { siteLanguages } from './languages.ts';
import { readServiceFiles } from './service-files.ts';
import { readSeverities } from './severities.ts';
import type { Surroundings } from './surroundings.ts';
import { readSvgFile } from './svg/svg-file.ts';
import { readVersions } from './versions.ts';

interface SiteSurroundings extends Surroundings {
  readonly configFile: string;
  /** Of the config, with what it imports; null: it is a plain value. */
  readonly code: string | null;
}

export async function readSite(config: SiteConfig, around: SiteSurroundings): Promise<Outcome<Site>> {
  const diagnostics: Diagnostic[] = [];
  const svg = async (file: string | undefined, path: DataPath): Promise<string | null> => {
    const read = await readSvgFile(file, path, { ...around, security: config.security });
    diagnostics.push(...read.diagnostics);
    return read.value;
  };
  const products: Product[] = [];
  for (const [index, product] of config.products.entries()) {
    const versions = await readVersions(product.versions, ['products', index, 'versions'], around);
    diagnostics.push(...versions.diagnostics);
    products.push({
      ...product,
      contentRoot: resolve(around.root, product.contentDir),
      logo: await svg(product.logo, ['products', index, 'logo']),
      wordmark: await svg(product.wordmark, ['products', index, 'wordmark']),
      versions: versions.value,
    });
  }
  const logo = await svg(config.logo, ['logo']);
  const services = await readServiceFiles(config, around);
  const hostFiles = await readHostFiles(config, around);
  const texts = await cleanTexts(config, around);
  const severities = await readSeverities(config, around.source);
  diagnostics.push(...services.diagnostics, ...hostFiles.diagnostics, ...texts.diagnostics, ...severities.diagnostics);
  const { root, configFile } = around;
  const languages = await siteLanguages(config, around);
  const pluginCode = around.code !== null && config.plugins.some(changesPages) ? sha256(around.code) : null;
  const { diagnostics: _, ...settings } = texts.value;
  const site = {
    ...settings,
    ...services.value,
    ...hostFiles.value,
    ...{ root, configFile, pluginCode },
    licenseKey: licenseKey(config, around.fs),
    constants: { ...variables(config.env, around.fs), ...config.define },
    ...{ languages, logo, products, severities: severities.value, announcementHtml: null },
  };
  return { value: site, diagnostics };
}

function variables(names: readonly string[], fs: FileSystem): Record<string, string> {
  if (names.length === 0) return {};
  return Object.fromEntries(Object.entries(fs.variables(names)).map(([name, value]) => [`process.env.${name}`, value]));
}

function licenseKey({ licenseKey: key }: SiteConfig, fs: FileSystem): string | undefined {
  return typeof key === 'object' ? fs.variables([key.env])[key.env] : key;
}

async function cleanTexts(config: SiteConfig, { source }: Surroundings): Promise<Outcome<SiteConfig>> {
  if (config.ads === undefined && config.notifications?.permanent === undefined)
    return { value: config, diagnostics: [] };
  const { cleanConfigTexts } = await import('./short-html.ts'); // A parser of HTML.
  return cleanConfigTexts(config, source);
}

function changesPages({ remark = [], rehype = [] }: Plugin): boolean {
  return remark.length + rehype.length > 0;
}
