/** An answer with which GitHub refuses a request. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: readonly Readonly<Record<string, string>>[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
