/** A link with its words, in the menu, the top bar or the footer. */
export interface NavigationEntry {
  label: string;
  href: string;
}

/** A link of a sub-menu. One to a person shows who that is. */
export interface SubMenuEntry extends NavigationEntry {
  /** address of the picture */
  portrait?: string;
  /** the one for dark pages, if it is another one */
  darkPortrait?: string;
  /** what the person does */
  title?: string;
}

/** An entry of the menu, with its sub-menu when it has one. */
export interface MenuEntry extends NavigationEntry {
  links?: SubMenuEntry[];
}

/** Who made a picture, in the footer. */
export interface PictureCredit {
  text: string;
  href?: string;
}

/** The practice on a social network. */
export interface NetworkLink extends NavigationEntry {
  /** the paths of its sign in a square of 24 */
  icon: readonly string[];
}
