import { attributes } from '../contract/page-contract';

/** The link that leaves the page at once; its `data-quick-exit` is all that is seen from then on. */
export function findQuickExit(): HTMLAnchorElement | null {
  return document.querySelector(`a[${attributes.quickExit}]`);
}
