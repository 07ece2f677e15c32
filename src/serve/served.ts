// An artifact as a server sends it.
import { sha256 } from '../lib/node/hash.ts';
import type { Artifact } from '../model/artifact.ts';
import type { ServedFile } from '../model/serve.ts';

/** Hexadecimal digits of a content hash that tell two versions of a file apart. */
const TAG_LENGTH = 20;

export function served(artifact: Artifact): ServedFile {
  const { type, immutable, body } = artifact;
  if (body !== undefined) return { kind: 'file', body, type, tag: sha256(body).slice(0, TAG_LENGTH), immutable };
  if (artifact.source === undefined) throw new Error(`${artifact.path} is set aside, where no server looks.`);
  const { source, realPath = source, bytes, sha256: tag } = artifact;
  return { kind: 'file', body: { path: realPath, bytes }, type, tag: tag.slice(0, TAG_LENGTH), immutable };
}
