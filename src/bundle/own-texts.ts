// The scripts that are no files of their own: those that pages hold, and the service worker, whose file starts with its settings.
import type { BuildOptions } from 'esbuild';
import { serviceHost } from '../lib/service-host.ts';
import type { Site } from '../model/site.ts';
import type { BuiltRun } from './built-files.ts';

/** A run of esbuild that gives one script. */
export interface TextRun {
  readonly entry: string;
  /** Values by the names that stand for them. */
  readonly define: Readonly<Record<string, string>>;
}

export type TextConfig = Pick<Site, 'storagePrefix' | 'announcement' | 'serviceWorker' | 'ads' | 'consent' | 'url'>;

export function textRuns({ storagePrefix, announcement, serviceWorker, ads, consent, url }: TextConfig) {
  return {
    beforePaint: {
      entry: 'src/client/before-paint.ts',
      define: {
        STORAGE_PREFIX: JSON.stringify(storagePrefix),
        ANNOUNCEMENT: JSON.stringify(announcement?.id ?? ''),
        HAS_ADS: String(ads !== undefined),
        HAS_NETWORK_ADS_ONLY: String(ads?.inHouse.length === 0),
        ASKS_CONSENT: String(consent !== undefined),
        AD_HOST: JSON.stringify(ads === undefined ? null : serviceHost(ads.showIn, url)),
        ANNOUNCED_UNTIL: String(announcement?.until === undefined ? 0 : Date.parse(announcement.until)),
      },
    },
    beforeCode: { entry: 'src/client/before-code.ts', define: {} },
    restoreNav: { entry: 'src/client/restore-nav.ts', define: {} },
    serviceWorker: {
      entry: serviceWorker.killSwitch ? 'src/client/sw/kill-worker.ts' : 'src/client/sw/worker.ts',
      define: {},
    },
  } satisfies Record<string, TextRun>;
}

export function textOptions({ entry, define }: TextRun) {
  return { entryPoints: [entry], format: 'iife', metafile: true, define } satisfies BuildOptions;
}

/** All that the script depends on, beside the sources. */
export function textKey({ entry, define }: TextRun): string {
  return JSON.stringify([entry, define]);
}

export function textOf({ outputFiles }: Pick<BuiltRun, 'outputFiles'>): string {
  return outputFiles.map(({ contents }) => Buffer.from(contents).toString().trim()).join('\n');
}
