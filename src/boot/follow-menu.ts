/**
 * Says on its button whether the phone menu, which opens without script, is open. React does so
 * from hydration on; without script the browser itself informs assistive technology.
 */
export function followMenu(): void {
  const toggle = document.querySelector<HTMLButtonElement>('[popovertarget]');

  function write(isOpen: boolean): void {
    toggle?.setAttribute('aria-expanded', String(isOpen));
  }

  write(false);
  toggle?.popoverTargetElement?.addEventListener('toggle', (event) => {
    write((event as ToggleEvent).newState === 'open');
  });
}
