import { createHash } from 'node:crypto';

/**
 * The keys that a run has read. Holds 52 bits of a hash of each, in sixteen to forty bytes: sources have millions of
 * keys, of which two have equal hashes once in a thousand runs of three million.
 */
export class KeySet {
  #size = 0;
  #slots = new Float64Array(1024);

  /** Adds a key; false if it is there already. */
  add(key: string): boolean {
    if (this.#size * 2 >= this.#slots.length) this.#grow();
    const isNew = this.#insert(hashOf(key));
    if (isNew) this.#size++;
    return isNew;
  }

  #insert(hash: number): boolean {
    let at = hash % this.#slots.length;
    while (this.#slots[at] !== 0) {
      if (this.#slots[at] === hash) return false;
      at = (at + 1) % this.#slots.length;
    }
    this.#slots[at] = hash;
    return true;
  }

  #grow(): void {
    const hashes = this.#slots.filter((hash) => hash !== 0);
    this.#slots = new Float64Array(this.#slots.length * 2);
    for (const hash of hashes) this.#insert(hash);
  }
}

/** A positive whole number below 2 ** 52. */
const hashOf = (key: string): number => {
  const digest = createHash('sha256').update(key).digest();
  return digest.readUIntBE(0, 6) * 16 + (digest[6]! & 15) + 1;
};
