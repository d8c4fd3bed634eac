/**
 * Says on its button whether the phone menu, which opens without script, is open. React does so
 * from hydration on; without script the browser itself informs assistive technology.
 */
export async function followMenu(): Promise<void> {
  const toggle = document.querySelector('[popovertarget]');
  const menu = document.getElementById(toggle?.getAttribute('popovertarget') ?? '');
  if (!toggle || !menu) return;

  function write(isOpen: boolean): void {
    toggle?.setAttribute('aria-expanded', String(isOpen));
  }

  if ('popover' in menu) write(menu.matches(':popover-open'));
  else {
    const supply = await import('./popover-polyfill');
    supply.polyfillPopover(menu);
    write(false);
  }
  menu.addEventListener('toggle', (event) => write((event as ToggleEvent).newState === 'open'));
}
