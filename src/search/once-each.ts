// Meets numbers in turns and tells which are new. Beginning a turn costs nothing, however many numbers there are.

/** Numbers are whole and few: they are indexes. */
export class OnceEach {
  /** By number: the last turn that met it. */
  readonly #turns: number[] = [];
  #turn = 0;

  /** All numbers are new again. */
  nextTurn(): void {
    this.#turn++;
  }

  /** True the first time in a turn. */
  isNew(number: number): boolean {
    while (this.#turns.length <= number) this.#turns.push(0);
    if (this.#turns[number] === this.#turn) return false;
    this.#turns[number] = this.#turn;
    return true;
  }
}
