/** `node:crypto` for the modules of the editor that run in a worker, as far as they use it. */
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';

const algorithms = { sha1, sha256 };

/** Hashes texts as UTF-8. */
class Hash {
  private readonly hash;

  constructor(algorithm: keyof typeof algorithms) {
    this.hash = algorithms[algorithm].create();
  }

  update(content: string | Uint8Array): this {
    this.hash.update(Buffer.from(content));
    return this;
  }

  digest(encoding: 'hex' | 'base64'): string {
    return Buffer.from(this.hash.digest()).toString(encoding);
  }
}

export function createHash(algorithm: keyof typeof algorithms): Hash {
  return new Hash(algorithm);
}

export function randomBytes(length: number): Buffer {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(length)));
}
