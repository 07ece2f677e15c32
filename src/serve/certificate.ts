// Reads the key and the certificate that the config names, for a server over HTTPS.
import { resolve } from 'node:path';
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import type { KeyPair } from './server-listen.ts';

/** Null: the config names none, or what it names is not there, which the diagnostics say. */
export async function readCertificate(
  { root, configFile, server: { https } }: Pick<Site, 'root' | 'configFile' | 'server'>,
  { fs }: { readonly fs: FileSystem },
): Promise<Outcome<KeyPair | null>> {
  if (!https) return { value: null, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const source = openDataSource({ absolute: resolve(root, configFile), file: configFile, fs });
  for (const field of ['key', 'cert'] as const) {
    const wrong = await pathProblem(resolve(root, https[field]), 'file', fs);
    if (!wrong) continue;
    const { at, path } = await source.place(['server', 'https', field]);
    const { problem } = wrong;
    diagnostics.push(report('serve/missing-certificate', { field, file: https[field], problem, path }, at));
  }
  if (diagnostics.length > 0) return { value: null, diagnostics };
  const [key, cert] = [await fs.readText(resolve(root, https.key)), await fs.readText(resolve(root, https.cert))];
  return { value: { key, cert }, diagnostics };
}
