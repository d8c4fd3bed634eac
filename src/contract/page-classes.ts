/**
 * Classes that are styled outside of the component that writes them. `import * as classes`: the boot
 * script knows none of them, and each of the others carries only those that it uses.
 */

/** buttons side by side */
export const actions = 'actions';
/** the small line above a title */
export const eyebrow = 'eyebrow';
/** the sentence below a title */
export const lead = 'lead';
/** running text */
export const prose = 'prose';
/** short words side by side */
export const tags = 'tags';
/** what a visitor does next, at the lower edge of a card */
export const cardFoot = 'foot';
/** the entry of the main menu that is a button */
export const menuButton = 'menu-button';
