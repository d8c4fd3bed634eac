/** As many as most words have pages. */
const firstRoom = 4;

/** A list of whole numbers below 2³². It takes half the memory of an array. */
export class NumberList {
  private numbers = new Uint32Array(firstRoom);
  private length = 0;

  add(number: number): void {
    if (this.length === this.numbers.length) {
      const more = new Uint32Array(Math.ceil(this.length * 1.5));
      more.set(this.numbers);
      this.numbers = more;
    }
    this.numbers[this.length] = number;
    this.length += 1;
  }

  /** The numbers in the order in which they were added. */
  read(): Uint32Array {
    return this.numbers.subarray(0, this.length);
  }
}
