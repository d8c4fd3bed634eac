/**
 * Classes that are styled outside of the component that writes them. `import * as classes`: the boot
 * script knows none of them, and each of the others carries only those that it uses.
 */

/** running text */
export const prose = 'prose';
/** the entry of the main menu that is a button */
export const menuButton = 'menu-button';
/** a card that is larger than the others */
export const featured = 'featured';
/** a card whose picture is wide */
export const wideImage = 'wide-image';
