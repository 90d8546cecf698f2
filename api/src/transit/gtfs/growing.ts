/** A column of whole numbers of which nobody knows how many there will be: four bytes each, where an array has more. */
export class Growing {
  #numbers = new Int32Array(1024);
  length = 0;

  push(value: number) {
    if (this.length === this.#numbers.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0;
  }
}
