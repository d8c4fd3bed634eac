type Value = string | boolean;

/** What an expression can refer to. */
export interface ExpressionScope {
  /** the value of a name such as `github.ref`; throws for an unknown one */
  read: (name: string) => string;
  /** whether everything before went well */
  isSuccess: boolean;
}

type Evaluate = (scope: ExpressionScope) => Value;

const statusFunctions: Readonly<Record<string, Evaluate>> = {
  always: () => true,
  success: ({ isSuccess }) => isSuccess,
  failure: ({ isSuccess }) => !isSuccess,
};

/** Whether a job or a step runs: without a function for the status, only after success. */
export function isMet(condition: string | undefined, scope: ExpressionScope): boolean {
  if (condition === undefined) return scope.isSuccess;
  const text = /^\$\{\{(.*)\}\}$/.exec(condition.trim())?.[1] ?? condition;
  const asksForStatus = Object.keys(statusFunctions).some((name) => text.includes(`${name}(`));
  return (asksForStatus || scope.isSuccess) && Boolean(parse(text)(scope));
}

/** Replaces each `${{ … }}` in a text with its value. */
export function fillIn(text: string, scope: ExpressionScope): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_all, expression: string) =>
    String(parse(expression)(scope)),
  );
}

/**
 * Parses the part of GitHub’s expressions that workflows of websites use. The right side of && and || is
 * only evaluated when it matters, as at GitHub.
 *
 * @throws Error for anything else
 */
function parse(text: string): Evaluate {
  const tokens = text.match(/'(?:[^']|'')*'|==|!=|&&|\|\||[!()]|[\w.-]+|\S/g) ?? [];
  let at = 0;
  const take = (token: string): boolean => {
    const isNext = tokens[at] === token;
    if (isNext) at += 1;
    return isNext;
  };
  const fail = (): never => {
    throw new Error(`Unknown expression: ${text.trim()}`);
  };
  const parseOr = (): Evaluate => {
    const left = parseAnd();
    if (!take('||')) return left;
    const right = parseOr();
    return (scope) => left(scope) || right(scope);
  };
  const parseAnd = (): Evaluate => {
    const left = parseComparison();
    if (!take('&&')) return left;
    const right = parseAnd();
    return (scope) => left(scope) && right(scope);
  };
  const parseComparison = (): Evaluate => {
    const left = parseOne();
    const operator = ['==', '!='].find(take);
    if (operator === undefined) return left;
    const right = parseOne();
    return (scope) => isEqual(left(scope), right(scope)) === (operator === '==');
  };
  const parseOne = (): Evaluate => {
    if (take('!')) {
      const negated = parseOne();
      return (scope) => !negated(scope);
    }
    if (take('(')) {
      const inner = parseOr();
      return take(')') ? inner : fail();
    }
    const token = tokens[at] ?? fail();
    at += 1;
    if (token.startsWith("'") && token.length > 1) {
      const written = token.slice(1, -1).replaceAll("''", "'");
      return () => written;
    }
    if (!/^[a-z_][\w-]*(?:\.[\w-]+)*$/i.test(token)) return fail();
    if (!take('(')) return (scope) => scope.read(token);
    return (take(')') && statusFunctions[token]) || fail();
  };
  const whole = parseOr();
  return at === tokens.length ? whole : fail();
}

/** GitHub ignores the case of texts. */
function isEqual(one: Value, other: Value): boolean {
  if (typeof one === 'string' && typeof other === 'string') {
    return one.toLowerCase() === other.toLowerCase();
  }
  if (typeof one === typeof other) return one === other;
  throw new Error('A text is compared with a status.');
}
