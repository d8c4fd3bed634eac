/** Gives names the position in a list that each of them is in once. */
export class NamePositions {
  private readonly known = new Map<string, number>();

  /** The position of a name, which comes last when it is new. */
  find(name: string): number {
    const position = this.known.get(name) ?? this.known.size;
    this.known.set(name, position);
    return position;
  }

  list(): string[] {
    return [...this.known.keys()];
  }
}
