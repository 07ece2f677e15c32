// What earlier builds have made, by the hash of what it was made of.

export interface PackStore {
  /**
   * null: it is not kept, or what is kept is damaged. `key`: lower-case hex, 32 digits at least. The bytes are good until
   * the next call.
   */
  get(key: string): Uint8Array | null;
  put(key: string, bytes: Uint8Array): void;
  /**
   * Keeps what was put, and lets go of what no build has asked for lately. Nothing can be read any more. Gives what
   * kept it from writing; null: nothing did.
   */
  save(): string | null;
  /** Forgets what was put. */
  discard(): void;
}
