/** Random numbers that can be repeated: a seed gives the same ones on every machine (mulberry32). */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** @returns {number} from 0 up to, but not, 1 */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let bits = this.#state;
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @param {number} chance from 0 to 1 @returns {boolean} */
  happens(chance) {
    return this.next() < chance;
  }

  /** @template Item @param {readonly Item[]} items not empty @returns {Item} */
  pick(items) {
    return items[Math.floor(this.next() * items.length)];
  }

  /** @template {{ weight: number }} Item @param {readonly Item[]} items @returns {Item} as often as its weight says */
  pickWeighted(items) {
    let left = this.next() * items.reduce((total, { weight }) => total + weight, 0);
    for (const item of items) {
      left -= item.weight;
      if (left < 0) return item;
    }
    return items[items.length - 1];
  }
}
