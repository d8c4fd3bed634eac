/**
 * Opens and closes the phone menu in browsers that do not know popovers: by its buttons, Escape and a
 * press beside it, with the events that a popover has.
 *
 * @param menu not shown until then where it is a sheet; styles show it where it is a row
 */
export function polyfillPopover(menu: HTMLElement): void {
  function show(isOpen: boolean): void {
    if (menu.hidden !== isOpen) return;
    const change = { newState: isOpen ? 'open' : 'closed' };
    menu.dispatchEvent(Object.assign(new Event('beforetoggle'), change));
    menu.hidden = !isOpen;
    menu.dispatchEvent(Object.assign(new Event('toggle'), change));
  }

  menu.hidden = true;
  menu.hidePopover = () => show(false);
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[popovertarget]')) show(menu.hidden === true);
    else if (!menu.contains(target)) show(false);
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(false);
  });
}
