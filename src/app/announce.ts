let region: HTMLElement | undefined;

/**
 * Lets screen readers say a text once, without moving the focus. Call it first with an empty text
 * when the app starts: browsers report only changes of a region that they already know.
 */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.style.cssText =
      'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
    document.body.append(region);
  }
  region.textContent = text;
}
