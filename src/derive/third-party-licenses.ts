// The licences of packages whose code the scripts, styles and fonts hold: bundling takes their comments away.
import type { Artifact } from '../model/artifact.ts';
import type { DeriveContext } from './context.ts';

export function thirdPartyLicenses(_artifacts: readonly Artifact[], { licenses }: DeriveContext): Artifact[] {
  return [{ path: 'third-party-licenses.txt', body: licenses, type: 'text/plain', immutable: false }];
}
