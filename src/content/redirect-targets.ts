/** Where redirects lead: the address that each is from, and where it goes to. */
export type RedirectTargets = ReadonlyMap<string, string>;

/** Where redirects lead in the end. */
export interface ResolvedRedirects {
  /** by the address that a redirect is from; those that lead into a circle are missing */
  goals: ReadonlyMap<string, string>;
  /** the addresses that lead to each other, each of them once */
  inCircles: ReadonlySet<string>;
}

/** Follows all redirects to their ends, and takes each of them only once. */
export function findRedirectTargets(targets: RedirectTargets): ResolvedRedirects {
  const goals = new Map<string, string>();
  const inCircles = new Set<string>();
  const followed = new Set<string>();
  for (const from of targets.keys()) {
    const way: string[] = [];
    let address = from;
    let goal: string | undefined;
    for (let next = targets.get(from); next !== undefined; next = targets.get(address)) {
      if (followed.has(address)) break;
      followed.add(address);
      way.push(address);
      goal = next;
      address = stripAnchor(next);
    }
    // Where it comes upon a way that was followed before, or upon its own.
    const start = way.indexOf(address);
    if (start >= 0) way.slice(start).forEach((step) => inCircles.add(step));
    const end = followed.has(address) ? goals.get(address) : goal;
    if (end !== undefined) way.forEach((step) => goals.set(step, end));
  }
  return { goals, inCircles };
}

/** The address of a page without the part of it that a link leads to. */
export function stripAnchor(address: string): string {
  return address.replace(/[?#].*$/, '');
}
