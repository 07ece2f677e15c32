// What reads the parts of a config beside the config itself: the disk, and where each value was written.
import type { DataSource } from '../diagnostics/data-source.ts';
import type { FileSystem } from '../model/deps.ts';

export interface Surroundings {
  readonly root: string;
  readonly fs: FileSystem;
  readonly source: DataSource;
}
