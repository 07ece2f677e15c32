// A published file whose name holds the hash of what it holds: browsers keep it for ever.
import type { MadeArtifact } from '../../model/artifact.ts';
import { NAME_HASH_LENGTH, sha256 } from './hash.ts';

/** `stem` and `extension` make `assets/wordmark-ui-0a1b2c3d4e.svg`. */
export function hashedFile(
  stem: string,
  { extension, type, body }: { readonly extension: string; readonly type: string; readonly body: string },
): MadeArtifact & { readonly body: string } {
  return {
    path: `assets/${stem}-${sha256(body).slice(0, NAME_HASH_LENGTH)}${extension}`,
    body,
    type,
    immutable: true,
  };
}
