/**
 * Makes everything of the page inert except `element`, what it contains and what contains it.
 *
 * @returns undoes it; what was inert before stays so
 */
export function makeBackgroundInert(element: Element): () => void {
  const changed: HTMLElement[] = [];
  for (let inside = element; inside.parentElement; inside = inside.parentElement) {
    if (inside === document.body) break;
    for (const other of inside.parentElement.children) {
      if (other === inside || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      changed.push(other);
    }
  }
  return () => {
    for (const other of changed) other.inert = false;
  };
}
