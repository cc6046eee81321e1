/** How many uploads one person, and everybody together, may send to a node at once. */
import { Refusal } from '../../refusal.ts';

type Share = { uploads: number; bytes: number };
export type UploadCaps = { person: Share; node: Share };

const megabyte = 1024 * 1024;

/** A goods has up to nine pictures, which a browser sends side by side. */
export const uploadCaps: UploadCaps = {
  person: { uploads: 10, bytes: 256 * megabyte },
  node: { uploads: 64, bytes: 1024 * megabyte },
};

const fits = (taken: Share, bytes: number, cap: Share): boolean =>
  taken.uploads < cap.uploads && taken.bytes + bytes <= cap.bytes;

export class UploadSlots {
  readonly #caps: UploadCaps;
  readonly #persons = new Map<string, Share>();
  #node: Share = { uploads: 0, bytes: 0 };

  constructor(caps: UploadCaps = uploadCaps) {
    this.#caps = caps;
  }

  /** Takes a slot for an upload of at most so many bytes; refuses when there is none. Answers how to give it back. */
  claim(owner: string, bytes: number): () => void {
    const taken = this.#persons.get(owner) ?? { uploads: 0, bytes: 0 };
    if (!fits(taken, bytes, this.#caps.person)) throw new Refusal('common.too_many_requests', { seconds: 5 });
    if (!fits(this.#node, bytes, this.#caps.node)) throw new Refusal('common.busy', { seconds: 5 });
    this.#persons.set(owner, { uploads: taken.uploads + 1, bytes: taken.bytes + bytes });
    this.#node = { uploads: this.#node.uploads + 1, bytes: this.#node.bytes + bytes };
    return () => this.#release(owner, bytes);
  }

  #release(owner: string, bytes: number): void {
    const taken = this.#persons.get(owner);
    if (taken && taken.uploads > 1) {
      this.#persons.set(owner, { uploads: taken.uploads - 1, bytes: taken.bytes - bytes });
    } else {
      this.#persons.delete(owner);
    }
    this.#node = { uploads: this.#node.uploads - 1, bytes: this.#node.bytes - bytes };
  }
}
