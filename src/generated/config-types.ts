// Written by `npm run generate` from schema/. Do not edit.

/**
 * A block on a page.
 */
export type Block =
  | AccordionBlock
  | ArticleBlock
  | BannerBlock
  | BookshelfBlock
  | CardGridBlock
  | CarouselBlock
  | EmbedBlock
  | EventDetailsBlock
  | EventBlock
  | EventsBlock
  | FactsBlock
  | FormBlock
  | GalleryBlock
  | HeroBlock
  | LegalTextBlock
  | ListBlock
  | LogosBlock
  | NotFoundBlock
  | NoticeBlock
  | PlacesBlock
  | PriceListBlock
  | ProfileBlock
  | SearchBlock
  | TagsBlock
  | TextBlock;
/**
 * The content of the cards: counselors, team, posts, products, documents, resources or episodes, or cards that you write here.
 */
export type Cards =
  | CounselorCards
  | TeamCards
  | PostCards
  | ProductCards
  | DocumentCards
  | ResourceCards
  | EpisodeCards
  | LinkCards;

/**
 * The whole website in one file.
 */
export interface SiteConfig {
  /**
   * Connects this file to its rules. Do not change it.
   */
  $schema?: string;
  site: SiteIdentity;
  theme: Theme;
  behavior: Behavior;
  labels: Labels;
  navigation: Navigation;
  /**
   * The sources and licenses of images and videos.
   */
  media: Medium[];
  providers: Providers;
  /**
   * Calendars, forms and players from other providers.
   */
  embeds: Embed[];
  entities: Entities;
  /**
   * Redirects from old paths to new ones.
   */
  redirects: Redirect[];
  security?: Security;
  safety: Safety;
  preview: Preview;
  /**
   * The pages of the site.
   */
  routes: Route[];
}
/**
 * The practice that the site belongs to.
 */
export interface SiteIdentity {
  /**
   * The name of your practice or group.
   */
  name: string;
  /**
   * The type of practice that search engines see.
   */
  kind: 'business' | 'medical' | 'clinic' | 'organization';
  /**
   * One sentence about what you do, shown in the footer.
   */
  tagline?: string;
  /**
   * Your logo: a square SVG file. The editor converts PNG and JPEG files. It is shown in the header and used for the site icons and the images of shared links.
   */
  logo: string;
  /**
   * The web address of the published site.
   */
  url: string;
  /**
   * The country of the practice. Crisis notices must have the phone numbers for that country, or for one in which you have a location or a license. The country is not shown on the site.
   */
  country?:
    | 'AF'
    | 'AX'
    | 'AL'
    | 'DZ'
    | 'AS'
    | 'AD'
    | 'AO'
    | 'AI'
    | 'AQ'
    | 'AG'
    | 'AR'
    | 'AM'
    | 'AW'
    | 'AU'
    | 'AT'
    | 'AZ'
    | 'BS'
    | 'BH'
    | 'BD'
    | 'BB'
    | 'BY'
    | 'BE'
    | 'BZ'
    | 'BJ'
    | 'BM'
    | 'BT'
    | 'BO'
    | 'BA'
    | 'BW'
    | 'BV'
    | 'BR'
    | 'IO'
    | 'VG'
    | 'BN'
    | 'BG'
    | 'BF'
    | 'BI'
    | 'KH'
    | 'CM'
    | 'CA'
    | 'CV'
    | 'BQ'
    | 'KY'
    | 'CF'
    | 'TD'
    | 'CL'
    | 'CN'
    | 'CX'
    | 'CC'
    | 'CO'
    | 'KM'
    | 'CG'
    | 'CD'
    | 'CK'
    | 'CR'
    | 'CI'
    | 'HR'
    | 'CU'
    | 'CW'
    | 'CY'
    | 'CZ'
    | 'DK'
    | 'DJ'
    | 'DM'
    | 'DO'
    | 'EC'
    | 'EG'
    | 'SV'
    | 'GQ'
    | 'ER'
    | 'EE'
    | 'SZ'
    | 'ET'
    | 'FK'
    | 'FO'
    | 'FJ'
    | 'FI'
    | 'FR'
    | 'GF'
    | 'PF'
    | 'TF'
    | 'GA'
    | 'GM'
    | 'GE'
    | 'DE'
    | 'GH'
    | 'GI'
    | 'GR'
    | 'GL'
    | 'GD'
    | 'GP'
    | 'GU'
    | 'GT'
    | 'GG'
    | 'GN'
    | 'GW'
    | 'GY'
    | 'HT'
    | 'HM'
    | 'HN'
    | 'HK'
    | 'HU'
    | 'IS'
    | 'IN'
    | 'ID'
    | 'IR'
    | 'IQ'
    | 'IE'
    | 'IM'
    | 'IL'
    | 'IT'
    | 'JM'
    | 'JP'
    | 'JE'
    | 'JO'
    | 'KZ'
    | 'KE'
    | 'KI'
    | 'KW'
    | 'KG'
    | 'LA'
    | 'LV'
    | 'LB'
    | 'LS'
    | 'LR'
    | 'LY'
    | 'LI'
    | 'LT'
    | 'LU'
    | 'MO'
    | 'MG'
    | 'MW'
    | 'MY'
    | 'MV'
    | 'ML'
    | 'MT'
    | 'MH'
    | 'MQ'
    | 'MR'
    | 'MU'
    | 'YT'
    | 'MX'
    | 'FM'
    | 'MD'
    | 'MC'
    | 'MN'
    | 'ME'
    | 'MS'
    | 'MA'
    | 'MZ'
    | 'MM'
    | 'NA'
    | 'NR'
    | 'NP'
    | 'NL'
    | 'NC'
    | 'NZ'
    | 'NI'
    | 'NE'
    | 'NG'
    | 'NU'
    | 'NF'
    | 'KP'
    | 'MK'
    | 'MP'
    | 'NO'
    | 'OM'
    | 'PK'
    | 'PW'
    | 'PS'
    | 'PA'
    | 'PG'
    | 'PY'
    | 'PE'
    | 'PH'
    | 'PN'
    | 'PL'
    | 'PT'
    | 'PR'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RU'
    | 'RW'
    | 'WS'
    | 'SM'
    | 'ST'
    | 'SA'
    | 'SN'
    | 'RS'
    | 'SC'
    | 'SL'
    | 'SG'
    | 'SX'
    | 'SK'
    | 'SI'
    | 'SB'
    | 'SO'
    | 'ZA'
    | 'GS'
    | 'KR'
    | 'SS'
    | 'ES'
    | 'LK'
    | 'BL'
    | 'SH'
    | 'KN'
    | 'LC'
    | 'MF'
    | 'PM'
    | 'VC'
    | 'SD'
    | 'SR'
    | 'SJ'
    | 'SE'
    | 'CH'
    | 'SY'
    | 'TW'
    | 'TJ'
    | 'TZ'
    | 'TH'
    | 'TL'
    | 'TG'
    | 'TK'
    | 'TO'
    | 'TT'
    | 'TN'
    | 'TR'
    | 'TM'
    | 'TC'
    | 'TV'
    | 'UM'
    | 'VI'
    | 'UG'
    | 'UA'
    | 'AE'
    | 'GB'
    | 'US'
    | 'UY'
    | 'UZ'
    | 'VU'
    | 'VA'
    | 'VE'
    | 'VN'
    | 'WF'
    | 'EH'
    | 'YE'
    | 'ZM'
    | 'ZW';
  /**
   * The language of the text. Buttons and messages are available in English, Spanish, German and Arabic; for any other language, you translate them yourself.
   */
  language: string;
  /**
   * Only for a site in several languages, the main one first. You can then translate everything on the site. Pages in the main language keep their paths.
   */
  languages?: string[];
  /**
   * For a site in several languages: what happens when a translation is missing.
   */
  untranslated?: 'warning' | 'error';
  /**
   * The names of states and provinces on pages, if the built-in name does not fit. All names are built in for English, French, German and Spanish. In other languages, add those where your counselors accept clients.
   */
  stateNames?: StateName[];
  /**
   * The names of countries on pages, if the built-in name does not fit into a sentence: "the Netherlands". Country names are built in for every language.
   */
  countryNames?: CountryName[];
  /**
   * The time zone for publish and unpublish dates. Without it, each date needs its own UTC offset.
   */
  timeZone?: string;
  /**
   * The currency of the prices.
   */
  currency?: string;
  /**
   * Prices, each written once. To show the price with the ID “session” in text, write {price.session}.
   */
  prices?: Price[];
  /**
   * Names and words that several texts share, such as your town, each written once. To show the word with the ID “town” in text, write {word.town}.
   */
  words?: Word[];
  /**
   * Demo: the site is hidden from search engines and shows a note that its content is fictional. Live: the site is real and search engines can list it. Closed: visitors see only one page with the offline text, your contacts and crisis help.
   */
  status: 'demo' | 'live' | 'closed';
  /**
   * The line that tells visitors of a demo that its people and text are fictional. Shown until the site is live.
   */
  sampleNote: string;
  /**
   * A digest of each text and price that still comes from the sample. “Go live” in the editor lists these texts. A text that you change leaves the list; one that you confirm is removed from here.
   */
  sampleTexts?: string;
  /**
   * The text that visitors read while the site is closed. Your phone number, your email address and crisis help are below it.
   */
  offlineText: string;
  /**
   * The phone number of the practice. To show it in text, write {site.phone}.
   */
  phone?: string;
  /**
   * Another phone number of the practice. To show it in text or in a link, write {site.secondPhone}.
   */
  secondPhone?: string;
  /**
   * The email address of the practice. To show it in text, write {site.email}.
   */
  email?: string;
  social?: SocialLink;
  /**
   * Your pages on other social networks. The footer shows an icon for each network.
   */
  moreSocial?: SocialLink[];
}
/**
 * The name of a state, province or region on pages.
 */
export interface StateName {
  code:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY'
    | 'CA-AB'
    | 'CA-BC'
    | 'CA-MB'
    | 'CA-NB'
    | 'CA-NL'
    | 'CA-NS'
    | 'CA-NT'
    | 'CA-NU'
    | 'CA-ON'
    | 'CA-PE'
    | 'CA-QC'
    | 'CA-SK'
    | 'CA-YT'
    | 'GB-ENG'
    | 'GB-NIR'
    | 'GB-SCT'
    | 'GB-WLS'
    | 'DE-BW'
    | 'DE-BY'
    | 'DE-BE'
    | 'DE-BB'
    | 'DE-HB'
    | 'DE-HH'
    | 'DE-HE'
    | 'DE-MV'
    | 'DE-NI'
    | 'DE-NW'
    | 'DE-RP'
    | 'DE-SL'
    | 'DE-SN'
    | 'DE-ST'
    | 'DE-SH'
    | 'DE-TH'
    | 'AT-1'
    | 'AT-2'
    | 'AT-3'
    | 'AT-4'
    | 'AT-5'
    | 'AT-6'
    | 'AT-7'
    | 'AT-8'
    | 'AT-9'
    | 'CH-AG'
    | 'CH-AI'
    | 'CH-AR'
    | 'CH-BE'
    | 'CH-BL'
    | 'CH-BS'
    | 'CH-FR'
    | 'CH-GE'
    | 'CH-GL'
    | 'CH-GR'
    | 'CH-JU'
    | 'CH-LU'
    | 'CH-NE'
    | 'CH-NW'
    | 'CH-OW'
    | 'CH-SG'
    | 'CH-SH'
    | 'CH-SO'
    | 'CH-SZ'
    | 'CH-TG'
    | 'CH-TI'
    | 'CH-UR'
    | 'CH-VD'
    | 'CH-VS'
    | 'CH-ZG'
    | 'CH-ZH';
  /**
   * Its name in the language of the site.
   */
  name: string;
}
/**
 * The name of a country on pages.
 */
export interface CountryName {
  code:
    | 'AF'
    | 'AX'
    | 'AL'
    | 'DZ'
    | 'AS'
    | 'AD'
    | 'AO'
    | 'AI'
    | 'AQ'
    | 'AG'
    | 'AR'
    | 'AM'
    | 'AW'
    | 'AU'
    | 'AT'
    | 'AZ'
    | 'BS'
    | 'BH'
    | 'BD'
    | 'BB'
    | 'BY'
    | 'BE'
    | 'BZ'
    | 'BJ'
    | 'BM'
    | 'BT'
    | 'BO'
    | 'BA'
    | 'BW'
    | 'BV'
    | 'BR'
    | 'IO'
    | 'VG'
    | 'BN'
    | 'BG'
    | 'BF'
    | 'BI'
    | 'KH'
    | 'CM'
    | 'CA'
    | 'CV'
    | 'BQ'
    | 'KY'
    | 'CF'
    | 'TD'
    | 'CL'
    | 'CN'
    | 'CX'
    | 'CC'
    | 'CO'
    | 'KM'
    | 'CG'
    | 'CD'
    | 'CK'
    | 'CR'
    | 'CI'
    | 'HR'
    | 'CU'
    | 'CW'
    | 'CY'
    | 'CZ'
    | 'DK'
    | 'DJ'
    | 'DM'
    | 'DO'
    | 'EC'
    | 'EG'
    | 'SV'
    | 'GQ'
    | 'ER'
    | 'EE'
    | 'SZ'
    | 'ET'
    | 'FK'
    | 'FO'
    | 'FJ'
    | 'FI'
    | 'FR'
    | 'GF'
    | 'PF'
    | 'TF'
    | 'GA'
    | 'GM'
    | 'GE'
    | 'DE'
    | 'GH'
    | 'GI'
    | 'GR'
    | 'GL'
    | 'GD'
    | 'GP'
    | 'GU'
    | 'GT'
    | 'GG'
    | 'GN'
    | 'GW'
    | 'GY'
    | 'HT'
    | 'HM'
    | 'HN'
    | 'HK'
    | 'HU'
    | 'IS'
    | 'IN'
    | 'ID'
    | 'IR'
    | 'IQ'
    | 'IE'
    | 'IM'
    | 'IL'
    | 'IT'
    | 'JM'
    | 'JP'
    | 'JE'
    | 'JO'
    | 'KZ'
    | 'KE'
    | 'KI'
    | 'KW'
    | 'KG'
    | 'LA'
    | 'LV'
    | 'LB'
    | 'LS'
    | 'LR'
    | 'LY'
    | 'LI'
    | 'LT'
    | 'LU'
    | 'MO'
    | 'MG'
    | 'MW'
    | 'MY'
    | 'MV'
    | 'ML'
    | 'MT'
    | 'MH'
    | 'MQ'
    | 'MR'
    | 'MU'
    | 'YT'
    | 'MX'
    | 'FM'
    | 'MD'
    | 'MC'
    | 'MN'
    | 'ME'
    | 'MS'
    | 'MA'
    | 'MZ'
    | 'MM'
    | 'NA'
    | 'NR'
    | 'NP'
    | 'NL'
    | 'NC'
    | 'NZ'
    | 'NI'
    | 'NE'
    | 'NG'
    | 'NU'
    | 'NF'
    | 'KP'
    | 'MK'
    | 'MP'
    | 'NO'
    | 'OM'
    | 'PK'
    | 'PW'
    | 'PS'
    | 'PA'
    | 'PG'
    | 'PY'
    | 'PE'
    | 'PH'
    | 'PN'
    | 'PL'
    | 'PT'
    | 'PR'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RU'
    | 'RW'
    | 'WS'
    | 'SM'
    | 'ST'
    | 'SA'
    | 'SN'
    | 'RS'
    | 'SC'
    | 'SL'
    | 'SG'
    | 'SX'
    | 'SK'
    | 'SI'
    | 'SB'
    | 'SO'
    | 'ZA'
    | 'GS'
    | 'KR'
    | 'SS'
    | 'ES'
    | 'LK'
    | 'BL'
    | 'SH'
    | 'KN'
    | 'LC'
    | 'MF'
    | 'PM'
    | 'VC'
    | 'SD'
    | 'SR'
    | 'SJ'
    | 'SE'
    | 'CH'
    | 'SY'
    | 'TW'
    | 'TJ'
    | 'TZ'
    | 'TH'
    | 'TL'
    | 'TG'
    | 'TK'
    | 'TO'
    | 'TT'
    | 'TN'
    | 'TR'
    | 'TM'
    | 'TC'
    | 'TV'
    | 'UM'
    | 'VI'
    | 'UG'
    | 'UA'
    | 'AE'
    | 'GB'
    | 'US'
    | 'UY'
    | 'UZ'
    | 'VU'
    | 'VA'
    | 'VE'
    | 'VN'
    | 'WF'
    | 'EH'
    | 'YE'
    | 'ZM'
    | 'ZW';
  /**
   * Its name in the language of the site.
   */
  name: string;
}
/**
 * A price, written once for the whole site.
 */
export interface Price {
  /**
   * A short ID for the price: if it is “session”, write {price.session} in your text to show the price.
   */
  id: string;
  /**
   * The number without the currency: 120, 42.5. Pages show it in the format of their language, with cents only if there are any.
   */
  amount: number;
}
/**
 * A name or word that several texts share, written once for the whole site.
 */
export interface Word {
  /**
   * A short ID for the word: if it is “town”, write {word.town} in your text to show it, or {word.Town} to begin with a capital letter.
   */
  id: string;
  /**
   * The text that pages show instead of {word.…}.
   */
  text: string;
}
/**
 * Your page on a social network.
 */
export interface SocialLink {
  /**
   * The network.
   */
  network:
    | 'Facebook'
    | 'Instagram'
    | 'YouTube'
    | 'LinkedIn'
    | 'TikTok'
    | 'X'
    | 'Bluesky'
    | 'Mastodon'
    | 'Threads'
    | 'Pinterest'
    | 'WhatsApp'
    | 'Telegram'
    | 'Spotify';
  href: string;
}
/**
 * How the site looks. Leave a setting empty to use the default.
 */
export interface Theme {
  /**
   * Which colors visitors see: the dark ones if their device is in dark mode, or always the light ones.
   */
  scheme: 'system' | 'light';
  colors: ThemeColors;
  darkColors: DarkThemeColors;
  gradients: ThemeGradients;
  darkGradients: DarkThemeGradients;
  fonts: ThemeFonts;
  type: ThemeType;
  space: ThemeSpace;
  radius: ThemeRadius;
  elevation: ThemeElevation;
}
/**
 * The colors.
 */
export interface ThemeColors {
  /**
   * The page.
   */
  background: string;
  /**
   * Cards, panels and some sections.
   */
  surface: string;
  /**
   * The first tint: chips, menu entries on hover, panels, sections.
   */
  tint1: string;
  /**
   * The second tint: quotes, shelves of books, sections.
   */
  tint2: string;
  /**
   * The third tint: sections.
   */
  tint3: string;
  /**
   * Used instead of the first two tints on a page with the secondary color.
   */
  secondaryTint: string;
  /**
   * The background of notices.
   */
  warning: string;
  /**
   * Headings.
   */
  heading: string;
  /**
   * Body text.
   */
  text: string;
  /**
   * Less important text.
   */
  muted: string;
  /**
   * Links and icons.
   */
  primary: string;
  /**
   * Links on hover.
   */
  primaryHover: string;
  /**
   * Links and icons of a page with the secondary color.
   */
  secondary: string;
  /**
   * Links on hover on a page with the secondary color.
   */
  secondaryHover: string;
  /**
   * The top bar, the footer and the shade over images.
   */
  bar: string;
  /**
   * Main buttons.
   */
  action: string;
  /**
   * Main buttons on hover.
   */
  actionHover: string;
  /**
   * Text on main buttons.
   */
  onAction: string;
  /**
   * Text over images and accents on the top bar and footer.
   */
  onPicture: string;
  /**
   * Stars, small headings, step numbers and the line below the current menu entry.
   */
  highlight: string;
  /**
   * Fine decorative lines.
   */
  line: string;
  /**
   * The border of outlined controls.
   */
  control: string;
  /**
   * The ring around the focused element.
   */
  focus: string;
  /**
   * Text on the top bar and footer.
   */
  onBar: string;
  /**
   * Links on the top bar and footer.
   */
  linkOnBar: string;
  /**
   * Headings on the top bar and footer.
   */
  headingOnBar: string;
}
/**
 * The colors for visitors whose device is in dark mode. A color that you leave empty is derived from the light color of the same name so that it stays readable.
 */
export interface DarkThemeColors {
  /**
   * The page.
   */
  background: string;
  /**
   * Cards, panels and some sections.
   */
  surface: string;
  /**
   * The first tint: chips, menu entries on hover, panels, sections.
   */
  tint1: string;
  /**
   * The second tint: quotes, shelves of books, sections.
   */
  tint2: string;
  /**
   * The third tint: sections.
   */
  tint3: string;
  /**
   * Used instead of the first two tints on a page with the secondary color.
   */
  secondaryTint: string;
  /**
   * The background of notices.
   */
  warning: string;
  /**
   * Headings.
   */
  heading: string;
  /**
   * Body text.
   */
  text: string;
  /**
   * Less important text.
   */
  muted: string;
  /**
   * Links and icons.
   */
  primary: string;
  /**
   * Links on hover.
   */
  primaryHover: string;
  /**
   * Links and icons of a page with the secondary color.
   */
  secondary: string;
  /**
   * Links on hover on a page with the secondary color.
   */
  secondaryHover: string;
  /**
   * The top bar, the footer and the shade over images.
   */
  bar: string;
  /**
   * Main buttons.
   */
  action: string;
  /**
   * Main buttons on hover.
   */
  actionHover: string;
  /**
   * Text on main buttons.
   */
  onAction: string;
  /**
   * Text over images and accents on the top bar and footer.
   */
  onPicture: string;
  /**
   * Stars, small headings, step numbers and the line below the current menu entry.
   */
  highlight: string;
  /**
   * Fine decorative lines.
   */
  line: string;
  /**
   * The border of outlined controls.
   */
  control: string;
  /**
   * The ring around the focused element.
   */
  focus: string;
  /**
   * Text on the top bar and footer.
   */
  onBar: string;
  /**
   * Links on the top bar and footer.
   */
  linkOnBar: string;
  /**
   * Headings on the top bar and footer.
   */
  headingOnBar: string;
}
/**
 * The gradients of cards.
 */
export interface ThemeGradients {
  dawn: ColorWash;
  mist: ColorWash;
  dusk: ColorWash;
  noon: ColorWash;
}
/**
 * A gradient between two colors, from the upper left to the lower right.
 */
export interface ColorWash {
  /**
   * The color in the upper left.
   */
  from: string;
  /**
   * The color in the lower right.
   */
  to: string;
}
/**
 * The gradients of cards for visitors whose device is in dark mode. One that you leave empty is derived from the light one of the same name.
 */
export interface DarkThemeGradients {
  dawn: ColorWash;
  mist: ColorWash;
  dusk: ColorWash;
  noon: ColorWash;
}
/**
 * The fonts: the name of an installed font or of a font file that you added. Nothing is loaded from other servers.
 */
export interface ThemeFonts {
  /**
   * The font of headings and of the name of the practice. These come with the site: Fraunces, Newsreader, Lora and Bricolage Grotesque.
   */
  heading: string;
  /**
   * The font of text. These come with the site: Figtree, Hanken Grotesk, Nunito Sans, Atkinson Hyperlegible Next, which is designed for people with low vision, and Rubik, which also has Arabic, Hebrew and Cyrillic letters.
   */
  text: string;
  /**
   * Your own fonts. Record their license in the image and video credits.
   */
  own: OwnTypeface[];
}
/**
 * A font from your own files.
 */
export interface OwnTypeface {
  /**
   * The name of the font. Use the same name for headings or text.
   */
  name: string;
  /**
   * Its files: one with all weights, or one for each weight (regular and semibold or bold; italics if your text uses them).
   */
  files: string[];
  /**
   * The type of font shown until this one has loaded: serif or sans-serif.
   */
  generic: 'serif' | 'sans-serif';
}
/**
 * The font sizes, in rem: 1 rem is the size that visitors have set in their browser, usually 16 pixels. Headings grow with the window.
 */
export interface ThemeType {
  /**
   * The smallest text: chips of cards, notes, the last line of the footer.
   */
  caption: number;
  /**
   * Secondary text: image captions, dates, card subtitles.
   */
  small: number;
  /**
   * Body text.
   */
  text: number;
  /**
   * The line height, as a multiple of the font size.
   */
  leading: number;
  /**
   * The sentence below a title.
   */
  lead: number;
  /**
   * Large words that do not grow with the window: titles of large cards, the menu on phones, the name in the footer.
   */
  large: number;
  /**
   * Icons.
   */
  icon: number;
  hero: SizeRange;
  h1: SizeRange;
  h2: SizeRange;
  h3: SizeRange;
  quote: SizeRange;
  /**
   * How bold headings are.
   */
  headingWeight: number;
  /**
   * The maximum width of text, in characters.
   */
  measure: number;
}
/**
 * A size that grows with the window, in rem.
 */
export interface SizeRange {
  /**
   * On phones, in windows up to 360 pixels wide.
   */
  phone: number;
  /**
   * In windows at least 1600 pixels wide.
   */
  desktop: number;
}
/**
 * Spacing, in pixels.
 */
export interface ThemeSpace {
  /**
   * The maximum width of the page content.
   */
  content: number;
  gutter: LengthRange;
  section: LengthRange;
  sectionTight: LengthRange;
  sectionWide: LengthRange;
  opening: LengthRange;
  columns: LengthRange;
  steps: ThemeSteps;
}
/**
 * A distance that grows with the window, in pixels.
 */
export interface LengthRange {
  /**
   * On phones, in windows up to 360 pixels wide.
   */
  phone: number;
  /**
   * In windows at least 1600 pixels wide.
   */
  desktop: number;
}
/**
 * The distances within blocks, from the smallest to the largest.
 */
export interface ThemeSteps {
  /**
   * Between the most closely related parts.
   */
  xxs: number;
  /**
   * Between short items in a row, such as chips.
   */
  xs: number;
  /**
   * Between buttons, and between the lines of a card.
   */
  s: number;
  /**
   * Between an icon and its text.
   */
  m: number;
  /**
   * Around the text of cards and panels.
   */
  l: number;
  /**
   * Between a title and its text.
   */
  xl: number;
  /**
   * Between parts of a block.
   */
  xxl: number;
  /**
   * Around text over an image.
   */
  xxxl: number;
}
/**
 * How round corners are, in pixels.
 */
export interface ThemeRadius {
  /**
   * Small items: notes on cards, fields, submenu links, tooltips.
   */
  input: number;
  /**
   * Notices, messages and submenus.
   */
  notice: number;
  /**
   * Cards.
   */
  card: number;
  /**
   * Quotes.
   */
  quote: number;
  /**
   * Buttons and tags: 999 makes their ends round.
   */
  button: number;
}
/**
 * The shadows.
 */
export interface ThemeElevation {
  /**
   * Cards.
   */
  card: string;
  /**
   * Cards on hover, book covers and submenus.
   */
  raised: string;
  /**
   * Messages shown over the page.
   */
  overlay: string;
}
/**
 * How the site behaves: times are in milliseconds (1000 = one second), lengths in pixels unless noted. Leave a setting empty to use the default.
 */
export interface Behavior {
  header: HeaderBehavior;
  banner: BannerBehavior;
  carousel: CarouselBehavior;
  cards: CardsBehavior;
  embed: EmbedBehavior;
  tooltip: TooltipBehavior;
  notifications: NotificationsBehavior;
  actionNotifications: ActionNotificationsBehavior;
  data: DataBehavior;
  navigation: NavigationBehavior;
}
/**
 * The header.
 */
export interface HeaderBehavior {
  /**
   * The header becomes compact when the page is scrolled further than this many pixels.
   */
  compactAfter: number;
  /**
   * How long the pointer must rest on a menu entry before its submenu opens, and how long it can be away before the submenu closes.
   */
  hoverDelay: number;
}
/**
 * Banners with an image.
 */
export interface BannerBehavior {
  /**
   * The minimum height of a banner: "40vh" is 40 percent of the window height.
   */
  height: string;
  /**
   * How fast the image moves when the page is scrolled: 0.5 is half the speed; at 0, the image stays still.
   */
  parallaxFactor: number;
}
/**
 * The carousel of testimonials.
 */
export interface CarouselBehavior {
  /**
   * How long each slide is shown.
   */
  interval: number;
}
/**
 * Cards.
 */
export interface CardsBehavior {
  /**
   * The maximum number of specialties on a counselor card.
   */
  specialties: number;
  /**
   * The delay between one card and the next as they appear.
   */
  stagger: number;
  /**
   * The delay in card grids whose cards appear slowly.
   */
  slowStagger: number;
}
/**
 * Widgets from other providers.
 */
export interface EmbedBehavior {
  /**
   * The height reserved for a widget.
   */
  minHeight: number;
  /**
   * The height reserved for the contact form.
   */
  contactMinHeight: number;
  /**
   * The height reserved for the podcast player.
   */
  podcastMinHeight: number;
  /**
   * The height of a location’s map.
   */
  mapMinHeight: number;
  /**
   * How close to the visible area a widget must be before it loads. Until then, its provider cannot see the visit.
   */
  loadDistance: number;
  /**
   * How long a widget may take before the page shows that it is still loading.
   */
  slowAfter: number;
  /**
   * How long a widget may take before the page shows that it may be blocked and offers alternatives.
   */
  unconfirmedAfter: number;
  /**
   * How long the page waits before it reserves less space for a widget that became shorter. A widget that became taller gets more space at once.
   */
  shrinkDelay: number;
}
/**
 * Tooltips: short explanations of buttons and other controls.
 */
export interface TooltipBehavior {
  /**
   * How long the pointer must rest on a control before its tooltip opens.
   */
  openDelay: number;
  /**
   * After a tooltip closes, the next one opens without delay for this long.
   */
  skipDelay: number;
}
/**
 * Short messages at the edge of the window that confirm what a visitor did.
 */
export interface NotificationsBehavior {
  /**
   * The maximum number of messages shown at once.
   */
  visible: number;
  /**
   * How long a message is shown.
   */
  duration: number;
  /**
   * The width of a message.
   */
  width: number;
  /**
   * The space between messages.
   */
  gap: number;
  /**
   * The distance of the messages from the edge of the window.
   */
  offset: number;
  /**
   * The keys that move the focus to the messages.
   */
  hotkey: string;
}
/**
 * Messages at the edge of the window that have a button, such as when the connection is lost.
 */
export interface ActionNotificationsBehavior {
  /**
   * How long a message is shown.
   */
  duration: number;
  /**
   * How far a message must be swiped to close. This also applies to messages without a button.
   */
  swipeThreshold: number;
  /**
   * The key that moves the focus to the messages.
   */
  hotkey: string;
}
/**
 * How the content of the next page is loaded.
 */
export interface DataBehavior {
  /**
   * How many times a failed request is retried.
   */
  retries: number;
  /**
   * The pause before the first retry. It doubles with each retry.
   */
  retryDelay: number;
  /**
   * The longest pause between retries.
   */
  maxRetryDelay: number;
  /**
   * How long fetched content is used before it is fetched again.
   */
  cacheLifetime: number;
}
/**
 * Moving between pages.
 */
export interface NavigationBehavior {
  /**
   * Where a page starts when a visitor goes back to it.
   */
  scrollOnBack: 'top' | 'restore';
  /**
   * How long a page may take to load before a progress bar appears.
   */
  progressDelay: number;
  /**
   * The shortest time between two checks of an open page for changes to the site.
   */
  versionInterval: number;
}
/**
 * Built-in text: button labels, messages and text for screen readers. Placeholders in braces are filled in. Leave a setting empty to use the default.
 */
export interface Labels {
  /**
   * The link that skips the menu.
   */
  skipToContent: string;
  /**
   * Read aloud after links that open a new tab.
   */
  opensInNewTab: string;
  /**
   * The name of the main menu for screen readers.
   */
  mainNavigation: string;
  /**
   * The button that opens the menu on small screens.
   */
  menu: string;
  /**
   * The header link that jumps to the crisis help at the end of the page.
   */
  inCrisis: string;
  /**
   * The button that closes the menu.
   */
  closeMenu: string;
  /**
   * The button that opens a submenu; {label} is the entry.
   */
  showLinks: string;
  /**
   * The name of the link on the logo; {name} is the practice.
   */
  home: string;
  /**
   * Shown on a counselor card if one specialty is not listed; {count} is the number, because some languages also use this form for other numbers.
   */
  oneMoreArea: string;
  /**
   * Shown on a counselor card; {count} is the number of specialties that are not listed.
   */
  moreAreas: string;
  /**
   * Shown on a counselor card, for numbers that take the plural form “zero”; {count} is the number of specialties that are not listed. Arabic has this form; English, German and Spanish do not.
   */
  zeroMoreAreas?: string;
  /**
   * Shown on a counselor card, for numbers that take the plural form “two”; {count} is the number of specialties that are not listed. Arabic has this form; English, German and Spanish do not.
   */
  twoMoreAreas?: string;
  /**
   * Shown on a counselor card, for numbers that take the plural form “few”; {count} is the number of specialties that are not listed. Arabic has this form; English, German and Spanish do not.
   */
  fewMoreAreas?: string;
  /**
   * Shown on a counselor card, for numbers that take the plural form “many”; {count} is the number of specialties that are not listed. Arabic has this form; English, German and Spanish do not.
   */
  manyMoreAreas?: string;
  /**
   * The note about where clients of a counselor must live; {name} is the counselor’s first name, {states} are the states, provinces or countries.
   */
  statesOnly: string;
  /**
   * The note on cards about where clients of a counselor must live; {states} are the states, provinces or countries.
   */
  statesShort: string;
  /**
   * The word between the last two entries of a list, such as the states of a counselor. Leave this empty to write lists in the style of the language.
   */
  and?: string;
  /**
   * A quotation in quotation marks; {text} is what the person said.
   */
  quoted: string;
  /**
   * Who a testimonial is from.
   */
  verifiedClient: string;
  /**
   * The rating as text; {rating} is the number of stars.
   */
  rating: string;
  /**
   * The button for the previous slide.
   */
  previousSlide: string;
  /**
   * The button for the next slide.
   */
  nextSlide: string;
  /**
   * The name of the row of dots of a carousel, for screen readers.
   */
  chooseSlide: string;
  /**
   * The name of a slide, for screen readers; {number} is its position and {count} the number of slides.
   */
  slide: string;
  /**
   * The button for the previous image of a gallery.
   */
  previousImage: string;
  /**
   * The button for the next image of a gallery.
   */
  nextImage: string;
  /**
   * The button that closes a large image.
   */
  closeImage: string;
  /**
   * The button that starts the carousel.
   */
  startRotation: string;
  /**
   * The button that stops the carousel.
   */
  stopRotation: string;
  /**
   * The button that stops all motion on a page.
   */
  pauseMotion: string;
  /**
   * The button that starts all motion on a page again.
   */
  playMotion: string;
  /**
   * Shown before the author of a post or book.
   */
  by: string;
  /**
   * Shown below a post by a counselor: the button to the counselor’s page; {name} is the first name.
   */
  talkWith: string;
  /**
   * Shown before links to other posts by the same counselor; {name} is the first name.
   */
  moreBy: string;
  /**
   * The reading time of a post; {minutes} is a number.
   */
  readingTime: string;
  /**
   * Shown before the date of a post.
   */
  published: string;
  /**
   * The name of the links to the previous and the next post, for screen readers.
   */
  neighborPosts: string;
  /**
   * Shown above the link to the previous post.
   */
  previousPost: string;
  /**
   * Shown above the link to the next post.
   */
  nextPost: string;
  /**
   * Shown above the link to the previous part of a series.
   */
  previousPart: string;
  /**
   * Shown above the link to the next part of a series.
   */
  nextPart: string;
  /**
   * The number of a post within a series.
   */
  partOfSeries: string;
  /**
   * The name of the links to the tags of a post, for screen readers.
   */
  tagsOfPost: string;
  /**
   * The name of a block of tags that has no heading, for screen readers.
   */
  allTags: string;
  /**
   * The name of the links to the other languages of the site, for screen readers.
   */
  otherLanguages: string;
  /**
   * The link to the home page in this language, on pages that are not translated; {language} is the name of this language.
   */
  languageHome: string;
  /**
   * The name of the links from one page of a list to the others, for screen readers.
   */
  pagesOfList: string;
  /**
   * A link to a page of a list, for screen readers.
   */
  pageOfList: string;
  /**
   * The link to the previous page of a list.
   */
  previousPage: string;
  /**
   * The link to the next page of a list.
   */
  nextPage: string;
  /**
   * The word before the number in the paths of further pages of a list: "/blog/page/2".
   */
  pageFolder: string;
  /**
   * The name of the links to the posts of each year, for screen readers.
   */
  yearsOfList: string;
  /**
   * The link to the posts of all years.
   */
  allYears: string;
  /**
   * The title of further pages of a list.
   */
  titleOfPage: string;
  /**
   * The title of the page with the posts of a year.
   */
  titleOfYear: string;
  /**
   * Shown after the link to a document; {size} is its size.
   */
  fileSize: string;
  /**
   * Shown below a widget; {phone} is the phone number, as a link.
   */
  callInstead: string;
  /**
   * Shown below the message about a widget that is not set up yet; {phone} is the phone number, as a link.
   */
  callUs: string;
  /**
   * The link that skips a widget, for people who use the keyboard; {title} is the title of the widget.
   */
  skipEmbed: string;
  /**
   * Shown until a widget loads.
   */
  embedLoading: string;
  /**
   * Shown until a calendar loads; {phone} is the phone number, as a link.
   */
  embedCalendar: string;
  /**
   * Shown until a form loads; {phone} is the phone number, as a link.
   */
  embedForm: string;
  /**
   * Shown instead of a widget that takes a long time to load.
   */
  embedSlow: string;
  /**
   * Shown below a widget that has not responded.
   */
  embedUnconfirmed: string;
  /**
   * Shown below a widget that could not be loaded.
   */
  embedBlocked: string;
  /**
   * Shown below players and forms that do not report whether they have loaded, before the button that loads them again.
   */
  embedArrived: string;
  /**
   * The message at the edge of the window about a widget that did not load; {title} is the title of the widget.
   */
  embedFailed: string;
  /**
   * The button that loads a widget again.
   */
  retryEmbed: string;
  /**
   * The button that loads a player.
   */
  showPlayer: string;
  /**
   * The button that loads the map of a location.
   */
  showMap: string;
  /**
   * The button that loads a calendar or form that is set to load on click.
   */
  showEmbed: string;
  /**
   * Shown next to the buttons that load widgets; {host} is where the widget comes from.
   */
  embedPrivacy: string;
  /**
   * Shown instead of a widget while its ID is only a placeholder such as "Sample1002".
   */
  embedNotSetUp: string;
  /**
   * The heading of the table of contents of legal pages.
   */
  contents: string;
  /**
   * Shown instead of a block that could not be displayed.
   */
  blockFailed: string;
  /**
   * The heading of the page that appears when a page cannot be shown.
   */
  errorTitle: string;
  /**
   * The button that tries again on the page that appears when a page cannot be shown.
   */
  errorRetry: string;
  /**
   * The link to the home page on the page that appears when a page cannot be shown.
   */
  errorHome: string;
  /**
   * Shown before the names of the people who lead an event.
   */
  facilitators: string;
  /**
   * Shown before the dates of an event.
   */
  when: string;
  /**
   * Shown above the cost of an event.
   */
  cost: string;
  /**
   * Shown in a price list instead of a price.
   */
  askForPrice: string;
  /**
   * Shown in a price list for the price 0.
   */
  free: string;
  /**
   * Shown in a price list for the lowest price; {price} is the price with its currency.
   */
  priceFrom: string;
  /**
   * The name that screen readers announce for a table without a caption.
   */
  table: string;
  /**
   * Shown before the location of an event.
   */
  where: string;
  /**
   * Shown before the address of a location.
   */
  address: string;
  /**
   * Shown before the phone number of a location, if it does not have its own label.
   */
  phone: string;
  /**
   * Shown before the email address of a location.
   */
  email: string;
  /**
   * Shown before the opening hours of a location.
   */
  openingHours: string;
  /**
   * Shown before the days on which a location has special hours.
   */
  specialHours: string;
  /**
   * Shown for days on which a location is closed.
   */
  closed: string;
  /**
   * The link to the map of a location.
   */
  openMap: string;
  /**
   * The name of a location’s map for screen readers; {name} is the location.
   */
  mapTitle: string;
  /**
   * The credit for images; {titles}, {creator} and {license} are filled in.
   */
  pictureCredit: string;
  /**
   * The credit for images that were changed; {titles}, {creator} and {license} are filled in.
   */
  adaptedPictureCredit: string;
  /**
   * The screen reader name of the progress bar that appears while the next page is loading.
   */
  loadingPage: string;
  /**
   * The button that shares the link to a page, on devices that support sharing.
   */
  share: string;
  /**
   * The button that copies the link to a page, on other devices.
   */
  copyLink: string;
  /**
   * The button that sends a form.
   */
  formSend: string;
  /**
   * The button while a form is being sent.
   */
  formSending: string;
  /**
   * Shown after a form was sent, if the form has no text for it.
   */
  formSent: string;
  /**
   * Shown when a form cannot be sent; your phone number and email address follow.
   */
  formFailed: string;
  /**
   * Follows the label of a field that may stay empty.
   */
  formOptional: string;
  /**
   * The first entry of a list of choices in a form.
   */
  formChoose: string;
  /**
   * The message that the link has been copied.
   */
  linkCopied: string;
  /**
   * The name of the field that shows the link if the browser cannot copy it.
   */
  pageAddress: string;
  /**
   * The screen reader name of the area where messages without a button appear; {keys} are the keys that move to it.
   */
  confirmations: string;
  /**
   * The screen reader name of the announcements at the top of pages.
   */
  announcements: string;
  /**
   * The screen reader name of the area where messages with a button appear; {keys} are the keys that move to it.
   */
  messages: string;
  /**
   * Shown when a visitor presses the keys that move to the messages and there are none.
   */
  noMessages: string;
  /**
   * The button that closes a message.
   */
  closeMessage: string;
  /**
   * The message when the connection is lost.
   */
  offline: string;
  /**
   * The message when the connection is back.
   */
  backOnline: string;
  /**
   * The button that checks whether the connection is back.
   */
  retryConnection: string;
  /**
   * The message when the site has been changed while a page was open.
   */
  newVersion: string;
  /**
   * The button that reloads a page after the site has been changed.
   */
  loadNewVersion: string;
  /**
   * The message when a page could not be loaded on the first try.
   */
  pageFailed: string;
  /**
   * The message after the motion of the page has been paused.
   */
  motionPaused: string;
  /**
   * The message after the motion of the page has been started again.
   */
  motionPlaying: string;
  /**
   * The link that saves a retreat or another event to the visitor’s calendar.
   */
  addToCalendar: string;
  /**
   * The message after the calendar file of an event has been saved.
   */
  calendarSaved: string;
  /**
   * The sentence in a list of events when no date is coming up.
   */
  noEvents: string;
  /**
   * The label of an event that is full.
   */
  eventFull: string;
  /**
   * The label of an event that is canceled.
   */
  eventCanceled: string;
  /**
   * The label on the page of an event that is over.
   */
  eventOver: string;
  /**
   * How an event repeats every week; {days} are its weekdays.
   */
  repeatsWeekly: string;
  /**
   * How an event repeats every month; {days} is its day.
   */
  repeatsMonthly: string;
  /**
   * How an event repeats after several weeks or months: {period} is their number, {days} are its days.
   */
  repeatsEvery: string;
  /**
   * Until when an event repeats; {repeats} is one of the sentences above.
   */
  repeatsUntil: string;
  /**
   * The day on which a monthly event repeats, such as the 15th.
   */
  dayOfMonth: string;
  /**
   * The day on which an event repeats on the first weekday of a month.
   */
  firstWeekday: string;
  /**
   * The day on which an event repeats on the second weekday of a month.
   */
  secondWeekday: string;
  /**
   * The day on which an event repeats on the third weekday of a month.
   */
  thirdWeekday: string;
  /**
   * The day on which an event repeats on the fourth weekday of a month.
   */
  fourthWeekday: string;
  /**
   * The day on which an event repeats on the fifth weekday of a month.
   */
  fifthWeekday: string;
  /**
   * The day on which an event repeats on the last weekday of a month.
   */
  lastWeekday: string;
  /**
   * The name of a carousel for screen readers.
   */
  carouselRole: string;
  /**
   * The name of a slide of a carousel for screen readers.
   */
  slideRole: string;
  drawings: DrawingLabels;
}
/**
 * Text about the illustrations of counselors without a photo.
 */
export interface DrawingLabels {
  /**
   * The illustration’s description for screen readers; {object} is the object next to the chair.
   */
  alt: string;
  /**
   * Shown below the first illustration on a page, if the counselor is a sample.
   */
  note: string;
  /**
   * The object next to the chair, as part of the image description.
   */
  herbs: string;
  /**
   * The object next to the chair, as part of the image description.
   */
  mugs: string;
  /**
   * The object next to the chair, as part of the image description.
   */
  lamp: string;
  /**
   * The object next to the chair, as part of the image description.
   */
  sketchbook: string;
  /**
   * The object next to the chair, as part of the image description.
   */
  boots: string;
  /**
   * The object next to the chair, as part of the image description.
   */
  guitar: string;
  /**
   * The object next to the chair, as part of the image description.
   */
  quilt: string;
  /**
   * The object next to the chair, as part of the image description.
   */
  dog: string;
  /**
   * The object next to the chair, as part of the image description.
   */
  kettle: string;
  /**
   * The object next to the chair, as part of the image description.
   */
  bible: string;
  /**
   * The object next to the chair, as part of the image description.
   */
  bicycle: string;
  /**
   * The object next to the chair, as part of the image description.
   */
  letter: string;
}
/**
 * The menus.
 */
export interface Navigation {
  /**
   * How the header looks: with the top bar above it, if there is one (it shrinks when the page is scrolled), or slim (always compact, without the top bar).
   */
  layout: 'bar' | 'slim';
  topBar?: NavigationLink;
  /**
   * The main menu. The last entry is shown as a button.
   */
  menu: MenuItem[];
  /**
   * A sentence below the menu on small screens about where to find help in a crisis.
   */
  crisisLine?: string;
  /**
   * One or two buttons at the bottom of phone screens, within reach of the thumb: to book and to call. They appear when a visitor scrolls down. You can hide them on individual pages.
   */
  actionBar?: Action[];
  footer: Footer;
}
/**
 * An entry of a menu.
 */
export interface NavigationLink {
  /**
   * The link text.
   */
  label: string;
  href: string;
  /**
   * Makes one link for each entry of this list. In its label, {counselor.name} becomes the name of each counselor.
   */
  forEach?: 'counselors' | 'posts' | 'places' | 'tags' | 'episodes' | 'events';
}
/**
 * An entry of the main menu, with a submenu if it has links.
 */
export interface MenuItem {
  /**
   * The label of the entry.
   */
  label: string;
  href: string;
  /**
   * The submenu.
   */
  links?: NavigationLink[];
}
/**
 * A button with a link.
 */
export interface Action {
  /**
   * The button label.
   */
  label: string;
  href: string;
  /**
   * Text that only screen readers read, after the label, so that people can tell apart buttons with the same label: "about Miriam Hale".
   */
  context?: string;
  /**
   * How prominent the button is. Use one main button per block.
   */
  style: 'main' | 'second' | 'quiet';
}
/**
 * The bottom of every page.
 */
export interface Footer {
  /**
   * Columns of links.
   */
  groups: FooterGroup[];
  /**
   * The heading of the last column, which has the links to terms and privacy.
   */
  legalTitle?: string;
  /**
   * The links of the last column, such as terms and privacy.
   */
  legal: NavigationLink[];
  /**
   * The notice about where to find help in a crisis. It is also shown next to every form and calendar. You can only leave it empty if crisis help is optional.
   */
  notice?: string;
  /**
   * The locations whose address and phone numbers the footer shows.
   */
  places: string[];
  /**
   * The heading of the list of image credits.
   */
  creditsTitle: string;
}
/**
 * A column of links in the footer.
 */
export interface FooterGroup {
  /**
   * The heading of the column.
   */
  title: string;
  /**
   * The links.
   */
  links: NavigationLink[];
}
/**
 * Where an image, video, drawing or font comes from. Works that must be credited are listed in the footer.
 */
export interface Medium {
  /**
   * The files that were made from this work.
   */
  files: string[];
  /**
   * The name of the work.
   */
  title: string;
  /**
   * The person or company that made the work.
   */
  creator: string;
  /**
   * The license under which the work may be used.
   */
  license: 'CC-BY-4.0' | 'CC-BY-SA-4.0' | 'CC0-1.0' | 'OFL-1.1' | 'bought' | 'own-work';
  /**
   * The link to the work or to its license. CC-BY licenses require it.
   */
  source?: string;
  /**
   * The changes you made, if the license requires it: "cropped".
   */
  changes?: string;
}
/**
 * Settings for your accounts with widget providers.
 */
export interface Providers {
  highlevel: HighLevelAccount;
}
/**
 * Your account with HighLevel (LeadConnector).
 */
export interface HighLevelAccount {
  host?: string;
  /**
   * Whether pages with HighLevel widgets also load HighLevel’s form-embed script. Without it, your pages do not run a third-party script, and the widgets work the same way.
   */
  script: 'none' | 'provider';
}
/**
 * A widget from another provider: a booking calendar, a form, a questionnaire, an audio or video player, a newsletter, a donation form, a map.
 */
export interface Embed {
  id: string;
  /**
   * The provider of the widget. Doctolib, Eventbrite, Jane, Setmore, SimplePractice and Square widgets are shown as a link. The page of any other provider is shown in a frame with few permissions.
   */
  provider:
    | 'acuity'
    | 'apple-podcasts'
    | 'brevo'
    | 'buttondown'
    | 'cal'
    | 'calendly'
    | 'cliniko'
    | 'doctolib'
    | 'donorbox'
    | 'eventbrite'
    | 'google-forms'
    | 'google-maps'
    | 'highlevel'
    | 'jane'
    | 'jotform'
    | 'setmore'
    | 'simplepractice'
    | 'spotify'
    | 'square'
    | 'typeform'
    | 'vimeo'
    | 'youtube'
    | 'other';
  /**
   * The purpose of the widget. It sets the default height.
   */
  kind:
    | 'booking'
    | 'group'
    | 'contact'
    | 'registration'
    | 'survey'
    | 'podcast'
    | 'video'
    | 'newsletter'
    | 'donation'
    | 'map';
  /**
   * The widget’s ID: the part of the provider’s link that identifies your widget.
   */
  ref: string;
  /**
   * The name of the server that the widget is loaded from, if it is not the usual server of the provider: the part of the URL between "https://" and the next slash. Required for another provider.
   */
  host?: string;
  /**
   * A title that names the purpose of the widget, read aloud by screen readers. Use each title only once.
   */
  title: string;
  /**
   * The height reserved for this widget in pixels, if the default does not fit.
   */
  minHeight?: number;
  /**
   * The height reserved on phones in pixels. Widgets are narrower there and often taller.
   */
  minHeightOnPhone?: number;
  /**
   * The maximum width. By default, players and maps are wide and all others narrow.
   */
  width?: 'narrow' | 'wide';
  /**
   * When the widget loads. By default, calendars and forms of known providers load shortly before they come into view, and all others when a visitor clicks. Widgets of another provider always wait for a click.
   */
  load?: 'visible' | 'click' | 'eager';
  fallback: EmbedFallback;
}
/**
 * The alternative that is always shown below the widget, in case it does not load.
 */
export interface EmbedFallback {
  /**
   * The text of the link that opens the widget in a new tab.
   */
  label: string;
  /**
   * The phone number for people who would rather call, if it differs from the practice’s number.
   */
  phone?: string;
}
/**
 * The content lists.
 */
export interface Entities {
  /**
   * The counselors.
   */
  counselors: Counselor[];
  /**
   * The team: people without a profile page.
   */
  team: TeamMember[];
  /**
   * The blog posts.
   */
  posts: Post[];
  /**
   * Quotes from clients.
   */
  testimonials: Testimonial[];
  /**
   * The shelves of recommended books.
   */
  bookCategories: BookCategory[];
  /**
   * The education products.
   */
  products: Product[];
  /**
   * The documents to read or print.
   */
  documents: Document[];
  /**
   * The cards of the resources page.
   */
  resourceCards: ResourceCard[];
  /**
   * Short, important messages, such as where to find help in a crisis.
   */
  notices: Notice[];
  /**
   * Short messages at the top of pages, such as the days on which you are closed.
   */
  announcements: Announcement[];
  /**
   * Your locations: addresses, opening hours, maps.
   */
  places: Place[];
  /**
   * The topics of posts.
   */
  tags: Tag[];
  /**
   * The episodes of the podcast.
   */
  episodes: Episode[];
  /**
   * Events, courses and groups, once or repeating.
   */
  events: Event[];
}
/**
 * A counselor of the practice. Each counselor gets a profile, a booking page, a questionnaire page, a card and a menu entry.
 */
export interface Counselor {
  /**
   * A short, unique name in lowercase letters with hyphens. It becomes part of a path, and other entries refer to it.
   */
  id: string;
  /**
   * The full name.
   */
  name: string;
  /**
   * The first name, as used on buttons: "Book with …". By default, the first word of the name.
   */
  firstName: string;
  image?: Image;
  illustration?: Illustration;
  /**
   * One line in the counselor’s own words, for the card and the profile: "In our first hour I mostly listen." Leave it empty rather than writing it for them.
   */
  greeting?: string;
  /**
   * The job title, for example "Grief and Loss Counselor".
   */
  title?: string;
  /**
   * Two or three lines for cards and search engines.
   */
  description?: string;
  /**
   * The main specialties of this counselor. Cards show the first four.
   */
  specialties: string[];
  /**
   * The total number of specialties this counselor has. Cards show how many of them are not listed. By default, the listed specialties are counted.
   */
  totalConditions?: number;
  /**
   * Degrees and licenses.
   */
  credentials: Credential[];
  approach?: string;
  about?: string;
  /**
   * The states or provinces in which clients must live, shown on cards, the profile and the booking page. An empty list means that clients may live anywhere. Remove this setting for all counselors if it does not matter in your profession.
   */
  statesAccepted?: (
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY'
    | 'CA-AB'
    | 'CA-BC'
    | 'CA-MB'
    | 'CA-NB'
    | 'CA-NL'
    | 'CA-NS'
    | 'CA-NT'
    | 'CA-NU'
    | 'CA-ON'
    | 'CA-PE'
    | 'CA-QC'
    | 'CA-SK'
    | 'CA-YT'
    | 'GB-ENG'
    | 'GB-NIR'
    | 'GB-SCT'
    | 'GB-WLS'
    | 'DE-BW'
    | 'DE-BY'
    | 'DE-BE'
    | 'DE-BB'
    | 'DE-HB'
    | 'DE-HH'
    | 'DE-HE'
    | 'DE-MV'
    | 'DE-NI'
    | 'DE-NW'
    | 'DE-RP'
    | 'DE-SL'
    | 'DE-SN'
    | 'DE-ST'
    | 'DE-SH'
    | 'DE-TH'
    | 'AT-1'
    | 'AT-2'
    | 'AT-3'
    | 'AT-4'
    | 'AT-5'
    | 'AT-6'
    | 'AT-7'
    | 'AT-8'
    | 'AT-9'
    | 'CH-AG'
    | 'CH-AI'
    | 'CH-AR'
    | 'CH-BE'
    | 'CH-BL'
    | 'CH-BS'
    | 'CH-FR'
    | 'CH-GE'
    | 'CH-GL'
    | 'CH-GR'
    | 'CH-JU'
    | 'CH-LU'
    | 'CH-NE'
    | 'CH-NW'
    | 'CH-OW'
    | 'CH-SG'
    | 'CH-SH'
    | 'CH-SO'
    | 'CH-SZ'
    | 'CH-TG'
    | 'CH-TI'
    | 'CH-UR'
    | 'CH-VD'
    | 'CH-VS'
    | 'CH-ZG'
    | 'CH-ZH'
  )[];
  /**
   * The countries in which clients may live, for counselors who can work in a whole country. They are added to the states.
   */
  countriesAccepted?: (
    | 'AF'
    | 'AX'
    | 'AL'
    | 'DZ'
    | 'AS'
    | 'AD'
    | 'AO'
    | 'AI'
    | 'AQ'
    | 'AG'
    | 'AR'
    | 'AM'
    | 'AW'
    | 'AU'
    | 'AT'
    | 'AZ'
    | 'BS'
    | 'BH'
    | 'BD'
    | 'BB'
    | 'BY'
    | 'BE'
    | 'BZ'
    | 'BJ'
    | 'BM'
    | 'BT'
    | 'BO'
    | 'BA'
    | 'BW'
    | 'BV'
    | 'BR'
    | 'IO'
    | 'VG'
    | 'BN'
    | 'BG'
    | 'BF'
    | 'BI'
    | 'KH'
    | 'CM'
    | 'CA'
    | 'CV'
    | 'BQ'
    | 'KY'
    | 'CF'
    | 'TD'
    | 'CL'
    | 'CN'
    | 'CX'
    | 'CC'
    | 'CO'
    | 'KM'
    | 'CG'
    | 'CD'
    | 'CK'
    | 'CR'
    | 'CI'
    | 'HR'
    | 'CU'
    | 'CW'
    | 'CY'
    | 'CZ'
    | 'DK'
    | 'DJ'
    | 'DM'
    | 'DO'
    | 'EC'
    | 'EG'
    | 'SV'
    | 'GQ'
    | 'ER'
    | 'EE'
    | 'SZ'
    | 'ET'
    | 'FK'
    | 'FO'
    | 'FJ'
    | 'FI'
    | 'FR'
    | 'GF'
    | 'PF'
    | 'TF'
    | 'GA'
    | 'GM'
    | 'GE'
    | 'DE'
    | 'GH'
    | 'GI'
    | 'GR'
    | 'GL'
    | 'GD'
    | 'GP'
    | 'GU'
    | 'GT'
    | 'GG'
    | 'GN'
    | 'GW'
    | 'GY'
    | 'HT'
    | 'HM'
    | 'HN'
    | 'HK'
    | 'HU'
    | 'IS'
    | 'IN'
    | 'ID'
    | 'IR'
    | 'IQ'
    | 'IE'
    | 'IM'
    | 'IL'
    | 'IT'
    | 'JM'
    | 'JP'
    | 'JE'
    | 'JO'
    | 'KZ'
    | 'KE'
    | 'KI'
    | 'KW'
    | 'KG'
    | 'LA'
    | 'LV'
    | 'LB'
    | 'LS'
    | 'LR'
    | 'LY'
    | 'LI'
    | 'LT'
    | 'LU'
    | 'MO'
    | 'MG'
    | 'MW'
    | 'MY'
    | 'MV'
    | 'ML'
    | 'MT'
    | 'MH'
    | 'MQ'
    | 'MR'
    | 'MU'
    | 'YT'
    | 'MX'
    | 'FM'
    | 'MD'
    | 'MC'
    | 'MN'
    | 'ME'
    | 'MS'
    | 'MA'
    | 'MZ'
    | 'MM'
    | 'NA'
    | 'NR'
    | 'NP'
    | 'NL'
    | 'NC'
    | 'NZ'
    | 'NI'
    | 'NE'
    | 'NG'
    | 'NU'
    | 'NF'
    | 'KP'
    | 'MK'
    | 'MP'
    | 'NO'
    | 'OM'
    | 'PK'
    | 'PW'
    | 'PS'
    | 'PA'
    | 'PG'
    | 'PY'
    | 'PE'
    | 'PH'
    | 'PN'
    | 'PL'
    | 'PT'
    | 'PR'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RU'
    | 'RW'
    | 'WS'
    | 'SM'
    | 'ST'
    | 'SA'
    | 'SN'
    | 'RS'
    | 'SC'
    | 'SL'
    | 'SG'
    | 'SX'
    | 'SK'
    | 'SI'
    | 'SB'
    | 'SO'
    | 'ZA'
    | 'GS'
    | 'KR'
    | 'SS'
    | 'ES'
    | 'LK'
    | 'BL'
    | 'SH'
    | 'KN'
    | 'LC'
    | 'MF'
    | 'PM'
    | 'VC'
    | 'SD'
    | 'SR'
    | 'SJ'
    | 'SE'
    | 'CH'
    | 'SY'
    | 'TW'
    | 'TJ'
    | 'TZ'
    | 'TH'
    | 'TL'
    | 'TG'
    | 'TK'
    | 'TO'
    | 'TT'
    | 'TN'
    | 'TR'
    | 'TM'
    | 'TC'
    | 'TV'
    | 'UM'
    | 'VI'
    | 'UG'
    | 'UA'
    | 'AE'
    | 'GB'
    | 'US'
    | 'UY'
    | 'UZ'
    | 'VU'
    | 'VA'
    | 'VE'
    | 'VN'
    | 'WF'
    | 'EH'
    | 'YE'
    | 'ZM'
    | 'ZW'
  )[];
  /**
   * How clients meet this counselor. Visitors can filter counselors by session format.
   */
  formats?: ('in-person' | 'video' | 'group')[];
  /**
   * The locations where this counselor works, shown on cards and the profile. Visitors can filter counselors by location.
   */
  places: string[];
  /**
   * The booking widget. Leave this empty if clients do not book online: their booking page then shows the practice’s phone number and email address.
   */
  bookingEmbed?: string;
  /**
   * The questionnaire that clients fill in before a session. Leave this empty if there is none.
   */
  surveyEmbed?: string;
  /**
   * Marks a fictional person. Remove it when the entry is real.
   */
  sample: boolean;
}
export interface Image {
  src: string;
  /**
   * A description of the image in a few words, for people who cannot see it.
   */
  alt?: string;
  /**
   * Turn this on for an image that adds nothing to the text. It then does not need a description.
   */
  decorative?: true;
  /**
   * The point that stays visible when the image is cropped. By default, it is the center.
   */
  focus?: string;
}
/**
 * The illustration for a counselor without a photo: a chair by a window with an object from their life, in the colors of the theme. Without one, the initials are shown.
 */
export interface Illustration {
  /**
   * The object next to the chair.
   */
  object:
    | 'herbs'
    | 'mugs'
    | 'lamp'
    | 'sketchbook'
    | 'boots'
    | 'guitar'
    | 'quilt'
    | 'dog'
    | 'kettle'
    | 'bible'
    | 'bicycle'
    | 'letter';
  /**
   * The time of day: it sets the height of the sun and the color of the wall.
   */
  hour: 'morning' | 'noon' | 'evening';
}
/**
 * A degree or license.
 */
export interface Credential {
  /**
   * The letters after the name, for example "LPC-MHSP".
   */
  abbreviation: string;
  /**
   * The credential in full, for example "Licensed Professional Counselor".
   */
  meaning: string;
}
/**
 * A person of the practice without a profile page: reception, volunteers, trustees. Counselors are a separate list.
 */
export interface TeamMember {
  id: string;
  /**
   * The full name.
   */
  name: string;
  /**
   * The role, for example "Coordinator".
   */
  role?: string;
  image?: Image;
  /**
   * A few words about this person.
   */
  text?: string;
  /**
   * The locations where this person works, shown next to the role.
   */
  places: string[];
  /**
   * Links on the card: an email address, a phone number, a page.
   */
  links: Action[];
  /**
   * Marks a fictional person. Remove it when the entry is real.
   */
  sample: boolean;
}
/**
 * A blog post.
 */
export interface Post {
  /**
   * A short, unique name in lowercase letters with hyphens. It becomes part of a path, and other entries refer to it.
   */
  id: string;
  /**
   * The title of the post.
   */
  title: string;
  /**
   * A short, unique name in lowercase letters with hyphens. It becomes part of a path, and other entries refer to it.
   */
  slug: string;
  /**
   * Readers see the date written out in the language of the site. Posts are sorted by it, newest first.
   */
  date: string;
  /**
   * The author of the post.
   */
  author: string;
  /**
   * The topics of the post. If there is a page for each tag, the post links to its tags’ pages.
   */
  tags: string[];
  series?: PostSeries;
  /**
   * One or two sentences for lists and search engines.
   */
  excerpt: string;
  image?: Image;
  content: string;
  /**
   * Marks sample content. Remove it when the entry is real.
   */
  sample: boolean;
  /**
   * Draft: visible only in your previews. Published, or none chosen: visible to visitors, within the publish and unpublish dates if you set them.
   */
  status?: 'published' | 'draft';
  /**
   * When the post is published.
   */
  publishAt?: string;
  /**
   * When the post is unpublished.
   */
  unpublishAt?: string;
}
/**
 * The series that the post is a part of. Posts with the same name belong together and link to the parts before and after them.
 */
export interface PostSeries {
  /**
   * The name of the series, written the same way in all of its posts.
   */
  name: string;
  /**
   * The number of this part, starting with 1.
   */
  part: number;
}
/**
 * A quote from a client.
 */
export interface Testimonial {
  id: string;
  state?:
    | 'Alabama'
    | 'Alaska'
    | 'Arizona'
    | 'Arkansas'
    | 'California'
    | 'Colorado'
    | 'Connecticut'
    | 'Delaware'
    | 'District of Columbia'
    | 'Florida'
    | 'Georgia'
    | 'Hawaii'
    | 'Idaho'
    | 'Illinois'
    | 'Indiana'
    | 'Iowa'
    | 'Kansas'
    | 'Kentucky'
    | 'Louisiana'
    | 'Maine'
    | 'Maryland'
    | 'Massachusetts'
    | 'Michigan'
    | 'Minnesota'
    | 'Mississippi'
    | 'Missouri'
    | 'Montana'
    | 'Nebraska'
    | 'Nevada'
    | 'New Hampshire'
    | 'New Jersey'
    | 'New Mexico'
    | 'New York'
    | 'North Carolina'
    | 'North Dakota'
    | 'Ohio'
    | 'Oklahoma'
    | 'Oregon'
    | 'Pennsylvania'
    | 'Rhode Island'
    | 'South Carolina'
    | 'South Dakota'
    | 'Tennessee'
    | 'Texas'
    | 'Utah'
    | 'Vermont'
    | 'Virginia'
    | 'Washington'
    | 'West Virginia'
    | 'Wisconsin'
    | 'Wyoming'
    | 'CA-AB'
    | 'CA-BC'
    | 'CA-MB'
    | 'CA-NB'
    | 'CA-NL'
    | 'CA-NS'
    | 'CA-NT'
    | 'CA-NU'
    | 'CA-ON'
    | 'CA-PE'
    | 'CA-QC'
    | 'CA-SK'
    | 'CA-YT'
    | 'GB-ENG'
    | 'GB-NIR'
    | 'GB-SCT'
    | 'GB-WLS'
    | 'DE-BW'
    | 'DE-BY'
    | 'DE-BE'
    | 'DE-BB'
    | 'DE-HB'
    | 'DE-HH'
    | 'DE-HE'
    | 'DE-MV'
    | 'DE-NI'
    | 'DE-NW'
    | 'DE-RP'
    | 'DE-SL'
    | 'DE-SN'
    | 'DE-ST'
    | 'DE-SH'
    | 'DE-TH'
    | 'AT-1'
    | 'AT-2'
    | 'AT-3'
    | 'AT-4'
    | 'AT-5'
    | 'AT-6'
    | 'AT-7'
    | 'AT-8'
    | 'AT-9'
    | 'CH-AG'
    | 'CH-AI'
    | 'CH-AR'
    | 'CH-BE'
    | 'CH-BL'
    | 'CH-BS'
    | 'CH-FR'
    | 'CH-GE'
    | 'CH-GL'
    | 'CH-GR'
    | 'CH-JU'
    | 'CH-LU'
    | 'CH-NE'
    | 'CH-NW'
    | 'CH-OW'
    | 'CH-SG'
    | 'CH-SH'
    | 'CH-SO'
    | 'CH-SZ'
    | 'CH-TG'
    | 'CH-TI'
    | 'CH-UR'
    | 'CH-VD'
    | 'CH-VS'
    | 'CH-ZG'
    | 'CH-ZH'
    | 'AF'
    | 'AX'
    | 'AL'
    | 'DZ'
    | 'AS'
    | 'AD'
    | 'AO'
    | 'AI'
    | 'AQ'
    | 'AG'
    | 'AR'
    | 'AM'
    | 'AW'
    | 'AU'
    | 'AT'
    | 'AZ'
    | 'BS'
    | 'BH'
    | 'BD'
    | 'BB'
    | 'BY'
    | 'BE'
    | 'BZ'
    | 'BJ'
    | 'BM'
    | 'BT'
    | 'BO'
    | 'BA'
    | 'BW'
    | 'BV'
    | 'BR'
    | 'IO'
    | 'VG'
    | 'BN'
    | 'BG'
    | 'BF'
    | 'BI'
    | 'KH'
    | 'CM'
    | 'CA'
    | 'CV'
    | 'BQ'
    | 'KY'
    | 'CF'
    | 'TD'
    | 'CL'
    | 'CN'
    | 'CX'
    | 'CC'
    | 'CO'
    | 'KM'
    | 'CG'
    | 'CD'
    | 'CK'
    | 'CR'
    | 'CI'
    | 'HR'
    | 'CU'
    | 'CW'
    | 'CY'
    | 'CZ'
    | 'DK'
    | 'DJ'
    | 'DM'
    | 'DO'
    | 'EC'
    | 'EG'
    | 'SV'
    | 'GQ'
    | 'ER'
    | 'EE'
    | 'SZ'
    | 'ET'
    | 'FK'
    | 'FO'
    | 'FJ'
    | 'FI'
    | 'FR'
    | 'GF'
    | 'PF'
    | 'TF'
    | 'GA'
    | 'GM'
    | 'GE'
    | 'DE'
    | 'GH'
    | 'GI'
    | 'GR'
    | 'GL'
    | 'GD'
    | 'GP'
    | 'GU'
    | 'GT'
    | 'GG'
    | 'GN'
    | 'GW'
    | 'GY'
    | 'HT'
    | 'HM'
    | 'HN'
    | 'HK'
    | 'HU'
    | 'IS'
    | 'IN'
    | 'ID'
    | 'IR'
    | 'IQ'
    | 'IE'
    | 'IM'
    | 'IL'
    | 'IT'
    | 'JM'
    | 'JP'
    | 'JE'
    | 'JO'
    | 'KZ'
    | 'KE'
    | 'KI'
    | 'KW'
    | 'KG'
    | 'LA'
    | 'LV'
    | 'LB'
    | 'LS'
    | 'LR'
    | 'LY'
    | 'LI'
    | 'LT'
    | 'LU'
    | 'MO'
    | 'MG'
    | 'MW'
    | 'MY'
    | 'MV'
    | 'ML'
    | 'MT'
    | 'MH'
    | 'MQ'
    | 'MR'
    | 'MU'
    | 'YT'
    | 'MX'
    | 'FM'
    | 'MD'
    | 'MC'
    | 'MN'
    | 'ME'
    | 'MS'
    | 'MA'
    | 'MZ'
    | 'MM'
    | 'NA'
    | 'NR'
    | 'NP'
    | 'NL'
    | 'NC'
    | 'NZ'
    | 'NI'
    | 'NE'
    | 'NG'
    | 'NU'
    | 'NF'
    | 'KP'
    | 'MK'
    | 'MP'
    | 'NO'
    | 'OM'
    | 'PK'
    | 'PW'
    | 'PS'
    | 'PA'
    | 'PG'
    | 'PY'
    | 'PE'
    | 'PH'
    | 'PN'
    | 'PL'
    | 'PT'
    | 'PR'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RU'
    | 'RW'
    | 'WS'
    | 'SM'
    | 'ST'
    | 'SA'
    | 'SN'
    | 'RS'
    | 'SC'
    | 'SL'
    | 'SG'
    | 'SX'
    | 'SK'
    | 'SI'
    | 'SB'
    | 'SO'
    | 'ZA'
    | 'GS'
    | 'KR'
    | 'SS'
    | 'ES'
    | 'LK'
    | 'BL'
    | 'SH'
    | 'KN'
    | 'LC'
    | 'MF'
    | 'PM'
    | 'VC'
    | 'SD'
    | 'SR'
    | 'SJ'
    | 'SE'
    | 'CH'
    | 'SY'
    | 'TW'
    | 'TJ'
    | 'TZ'
    | 'TH'
    | 'TL'
    | 'TG'
    | 'TK'
    | 'TO'
    | 'TT'
    | 'TN'
    | 'TR'
    | 'TM'
    | 'TC'
    | 'TV'
    | 'UM'
    | 'VI'
    | 'UG'
    | 'UA'
    | 'AE'
    | 'GB'
    | 'US'
    | 'UY'
    | 'UZ'
    | 'VU'
    | 'VA'
    | 'VE'
    | 'VN'
    | 'WF'
    | 'EH'
    | 'YE'
    | 'ZM'
    | 'ZW';
  /**
   * The rating in stars, from 1 to 5.
   */
  rating: number;
  /**
   * The client’s words.
   */
  text: string;
  /**
   * Marks a fictional client. Remove it when the entry is real.
   */
  sample: boolean;
}
/**
 * A shelf of recommended books.
 */
export interface BookCategory {
  id: string;
  /**
   * The topic of the books on this shelf.
   */
  title: string;
  /**
   * The books.
   */
  books: Book[];
}
/**
 * A recommended book.
 */
export interface Book {
  /**
   * The title of the book.
   */
  title: string;
  /**
   * The author of the book.
   */
  author: string;
  /**
   * Why you recommend it and to whom.
   */
  description: string;
  image: Image;
}
/**
 * An education product, sold in your online store.
 */
export interface Product {
  id: string;
  /**
   * Program: a single product. Bundle: several together.
   */
  kind: 'program' | 'bundle';
  icon:
    | 'anchor'
    | 'article'
    | 'book'
    | 'chat'
    | 'clock'
    | 'compass'
    | 'document'
    | 'family'
    | 'headphones'
    | 'heart'
    | 'leaf'
    | 'lightbulb'
    | 'people'
    | 'place'
    | 'school'
    | 'shield'
    | 'sunrise'
    | 'verified';
  /**
   * The name of the product.
   */
  title: string;
  /**
   * A short description and who it is for.
   */
  description: string;
  /**
   * The button label.
   */
  buttonText: string;
  link: string;
  gradient: 'dawn' | 'mist' | 'dusk' | 'noon';
  status?: 'published' | 'draft';
  /**
   * When the product is published.
   */
  publishAt?: string;
  /**
   * When the product is unpublished.
   */
  unpublishAt?: string;
}
/**
 * A PDF to read or print.
 */
export interface Document {
  id: string;
  /**
   * The title of the document.
   */
  title: string;
  /**
   * A short summary.
   */
  description: string;
  /**
   * The PDF file.
   */
  link: string;
}
/**
 * A card with a link to one of the resources.
 */
export interface ResourceCard {
  id: string;
  icon:
    | 'anchor'
    | 'article'
    | 'book'
    | 'chat'
    | 'clock'
    | 'compass'
    | 'document'
    | 'family'
    | 'headphones'
    | 'heart'
    | 'leaf'
    | 'lightbulb'
    | 'people'
    | 'place'
    | 'school'
    | 'shield'
    | 'sunrise'
    | 'verified';
  /**
   * The heading of the card.
   */
  title: string;
  /**
   * One or two sentences.
   */
  description: string;
  /**
   * The button label.
   */
  buttonText: string;
  link: string;
}
/**
 * A short, important message, such as where to find help in a crisis.
 */
export interface Notice {
  id: string;
  /**
   * Crisis: help in an emergency. Limit: a restriction, such as who a service is not for. Info: general information.
   */
  kind: 'crisis' | 'limit' | 'info';
  /**
   * A short title.
   */
  title: string;
  /**
   * The country in which the phone numbers work. Its name is shown next to the title. Required for crisis notices.
   */
  region?: string;
  /**
   * Other countries whose phone numbers are in the notice, for a practice that works in several. Their names are also shown next to the title.
   */
  otherRegions?: string[];
  text: string;
  /**
   * The date when you last checked the phone numbers. You get a reminder a year later. The date is not shown on the site.
   */
  checkedOn?: string;
  status?: 'published' | 'draft';
  /**
   * When the notice is published.
   */
  publishAt?: string;
  /**
   * When the notice is unpublished.
   */
  unpublishAt?: string;
}
/**
 * A short message at the top of all pages or of the pages you choose, such as the days on which you are closed. Visitors can close it.
 */
export interface Announcement {
  id: string;
  /**
   * The message, in one or two sentences: "We are closed from December 24 to January 2." It can have links.
   */
  text: string;
  action?: Action;
  /**
   * When the announcement is removed.
   */
  unpublishAt?: string;
  /**
   * When the announcement appears. By default, it appears as soon as the site is published.
   */
  publishAt?: string;
  status?: 'published' | 'draft';
  /**
   * The pages with this announcement. By default, all pages have it.
   */
  pages: string[];
  /**
   * Visitors can close the announcement. It stays closed until they close the browser tab or you change its text.
   */
  dismissible: boolean;
}
/**
 * A location that clients visit, with its address, opening hours and phone numbers.
 */
export interface Place {
  id: string;
  /**
   * The name of the location: "Harbor office". If there is only one, the name of the practice.
   */
  name: string;
  address: PostalAddress;
  /**
   * How to find the location, in a sentence or two: floor, buzzer, parking, the nearest stop, steps.
   */
  directions?: string;
  /**
   * The phone numbers of this location. By default, the number of the practice is shown.
   */
  phones: PlacePhone[];
  email?: string;
  /**
   * The opening hours. Days without an entry are shown as closed; two entries for a day leave a break between them. Leave this empty to show no hours.
   */
  hours: OpeningHours[];
  /**
   * A sentence below the hours: "By appointment only."
   */
  hoursNote?: string;
  /**
   * Days with different hours, such as holidays, soonest first.
   */
  specialHours: SpecialHours[];
  map?: PlaceMap;
}
/**
 * An address, written in the order of its country.
 */
export interface PostalAddress {
  /**
   * Street and number: "12 Harbor Street", "Hafenstrasse 1".
   */
  street: string;
  /**
   * A separate line after the street: "Suite 200", "c/o Lake Clinic".
   */
  extra?: string;
  /**
   * The city or town.
   */
  city: string;
  /**
   * The state or region, if addresses in your country include it, such as TN.
   */
  region?: string;
  /**
   * The ZIP or postal code: "37203".
   */
  postalCode?: string;
  country: string;
}
/**
 * A phone number of a location.
 */
export interface PlacePhone {
  /**
   * The purpose of the number, if there are several: "Appointments", "Mobile".
   */
  label?: string;
  number: string;
}
/**
 * The opening hours on one or more days of the week.
 */
export interface OpeningHours {
  /**
   * The days of the week.
   */
  days: ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[];
  /**
   * When it opens.
   */
  opens: string;
  /**
   * When it closes.
   */
  closes: string;
}
/**
 * One or more days on which a location is closed or has different hours.
 */
export interface SpecialHours {
  /**
   * The first day.
   */
  from: string;
  /**
   * Leave this empty for a single day.
   */
  through?: string;
  /**
   * When it opens on these days. Leave both times empty if it is closed.
   */
  opens?: string;
  /**
   * When it closes on these days.
   */
  closes?: string;
  /**
   * The reason, in a few words: "Christmas".
   */
  reason?: string;
}
/**
 * Shows the location on an OpenStreetMap map once a visitor chooses to see it. To find both numbers, open openstreetmap.org, right-click on the location and choose "Show address". In the editor, you can also paste a link to the location from Google Maps or OpenStreetMap into either number.
 */
export interface PlaceMap {
  /**
   * The latitude in degrees; south is negative: 47.36667.
   */
  latitude: number;
  /**
   * The longitude in degrees; west is negative: 8.54167. In the Americas it is always negative.
   */
  longitude: number;
  /**
   * The distance from the location to the top edge of the map, in meters.
   */
  around: number;
}
/**
 * A topic of posts.
 */
export interface Tag {
  id: string;
  /**
   * The tag as visitors read it: "Grief and loss".
   */
  name: string;
  /**
   * One or two sentences about it, for a page made for each tag: {tag.description}.
   */
  description?: string;
}
/**
 * An episode of the podcast, with its transcript for people who cannot hear it.
 */
export interface Episode {
  id: string;
  /**
   * The title of the episode.
   */
  title: string;
  /**
   * Cards are sorted by the date of the episode, newest first.
   */
  date: string;
  /**
   * The length in minutes and seconds: "42:10", or with hours: "1:02:10".
   */
  length: string;
  /**
   * One or two sentences for cards, search engines and podcast apps.
   */
  summary: string;
  /**
   * Where the episode can be heard at your provider: "https://…". Pages use it as {episode.listen}.
   */
  listen?: string;
  /**
   * The widget that plays the episode. Pages show it in a block with {episode.player}.
   */
  player?: string;
  audio?: EpisodeAudio;
  /**
   * The show notes, with links. To show them on a page, write {episode.text} in a text block.
   */
  text: string;
  /**
   * The transcript of the episode, word for word. To show it on a page, write {episode.transcript} in a text block.
   */
  transcript: string;
  /**
   * Marks sample content. Remove it when the entry is real.
   */
  sample: boolean;
}
/**
 * The audio file of the episode, if you host it yourself. Podcast apps load it through the feed.
 */
export interface EpisodeAudio {
  /**
   * The link to the file, MP3 or M4A: "https://audio.example.org/1.mp3".
   */
  href: string;
  /**
   * The size of the file in bytes, which podcast apps show before a download.
   */
  bytes: number;
}
/**
 * An event, a course or a group that meets on one or more dates.
 */
export interface Event {
  /**
   * A short, unique name in lowercase letters with hyphens. It becomes part of a path, and other entries refer to it.
   */
  id: string;
  /**
   * The name of the event.
   */
  title: string;
  /**
   * One or two sentences for lists and search engines.
   */
  summary: string;
  /**
   * The full description, shown on the page of the event.
   */
  text?: string;
  image?: Image;
  /**
   * Whether the event takes place. A canceled or full event stays in lists, with a label instead of its button. An event that is over leaves the lists, but keeps its page.
   */
  state: 'planned' | 'full' | 'canceled' | 'over';
  /**
   * The day of the event, or its first day. Visitors see it written out in the language of the site.
   */
  start: string;
  /**
   * The last day. Leave it empty for one day.
   */
  end?: string;
  /**
   * When the event begins on its first day, in the site’s time zone. Calendars in other time zones show their own time. Without times, calendars show whole days.
   */
  startTime?: string;
  /**
   * When the event ends on its last day.
   */
  endTime?: string;
  repeats?: EventRepeats;
  /**
   * Where the event takes place, in a few words: "Harbor office, 12 Harbor Street" or "Online".
   */
  place: string;
  /**
   * Turn this on if the event and its location may be public: search engines can then show both to anyone. Leave this off if it could help someone find a participant.
   */
  discloseLocation: boolean;
  /**
   * The price, in a few words: "$20 per evening".
   */
  cost?: string;
  /**
   * The counselors who lead the event.
   */
  facilitators: string[];
  action?: Action;
  /**
   * Marks sample content. Remove it when the entry is real.
   */
  sample: boolean;
  /**
   * Draft: visible only in your previews. Published, or none chosen: visible to visitors, within the publish and unpublish dates if you set them.
   */
  status?: 'published' | 'draft';
  /**
   * When the event is published.
   */
  publishAt?: string;
  /**
   * When the event is unpublished. Lists of events leave out past dates without this setting.
   */
  unpublishAt?: string;
}
/**
 * How an event repeats, counted from its first day.
 */
export interface EventRepeats {
  /**
   * How often the event takes place. The day of the month and the weekday are those of the first day. Months without that day are skipped.
   */
  frequency: 'weekly' | 'monthly-on-day' | 'monthly-on-weekday' | 'monthly-on-last-weekday';
  /**
   * 2 means every second week or month, 3 every third.
   */
  interval: number;
  /**
   * The days of the week on which a weekly event takes place. By default, the weekday of the first day.
   */
  weekdays: ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[];
  /**
   * The last day on which the event may start. Without it, and without a number of dates, the event repeats until you end it.
   */
  until?: string;
  /**
   * How many dates there are, the first and the exceptions included. Use either this or the last day.
   */
  count?: number;
  /**
   * The dates on which the event does not take place.
   */
  except: string[];
}
/**
 * A redirect from an old path to a new one.
 */
export interface Redirect {
  /**
   * The old path, such as /about/team. With /* at its end, everything below it is redirected: from /news/* to /blog/*, for example, /news/rain redirects to /blog/rain.
   */
  from: string;
  /**
   * A page of this site, a page on another site, or a path such as /blog/* for everything below the old path.
   */
  to: string;
}
/**
 * Where people can report a security problem with the site.
 */
export interface Security {
  /**
   * The email address for these reports.
   */
  email: string;
  /**
   * The last day on which you are sure to read these reports: at most a year from today. Update it every year.
   */
  readUntil: string;
}
/**
 * Protection for visitors who may be watched by someone else.
 */
export interface Safety {
  /**
   * Required: the footer of every page has a crisis notice, which is also shown next to forms and calendars. Optional: only for a practice whose clients are not in distress, such as physiotherapy. Never choose this for counseling.
   */
  crisisHelp: 'required' | 'optional';
  quickExit: QuickExit;
}
/**
 * The button that leaves a page at once, on pages with the quick exit turned on.
 */
export interface QuickExit {
  /**
   * The page it opens: a page on another site that does not attract attention, such as the weather, and shows nothing personal.
   */
  href: string;
  /**
   * The button label.
   */
  label: string;
  /**
   * One line that is shown instead of the text until a visitor opens it. It leaves more room for the page on phones. Mention that nothing is erased: "Opens another website. So does pressing Shift three times. Nothing is erased."
   */
  short?: string;
  /**
   * Explains at the top of the page what the button can and cannot do. Do not promise more: the button erases nothing.
   */
  text: string;
  /**
   * The only text on the screen and in the tab title until the other site loads.
   */
  leavingText: string;
}
/**
 * The text that marks drafts, scheduled pages and unpublished pages in your previews. Visitors never see it.
 */
export interface Preview {
  /**
   * The title of the banner at the top of each page in a preview.
   */
  bannerTitle: string;
  /**
   * The text after the banner title.
   */
  bannerText: string;
  /**
   * Shown above a page that is a draft.
   */
  draftPage: string;
  /**
   * Shown above a page that is not published yet.
   */
  scheduledPage: string;
  /**
   * Shown above a page that was unpublished.
   */
  pastPage: string;
  /**
   * Shown before the title of a draft.
   */
  draftMark: string;
  /**
   * Shown before the title of something that will be published later.
   */
  scheduledMark: string;
  /**
   * Shown before the title of something that was unpublished.
   */
  pastMark: string;
}
/**
 * A page: its path, its title and its blocks from top to bottom.
 */
export interface Route {
  /**
   * The path of the page.
   */
  path: string;
  /**
   * Makes one page for each entry of this list. In its text, {counselor.name} becomes the name of each counselor and {post.title} the title of each post.
   */
  forEach?: 'counselors' | 'posts' | 'places' | 'tags' | 'episodes' | 'events';
  /**
   * The title in the browser tab and in search results: at most 60 characters, different on every page.
   */
  title: string;
  /**
   * A neutral title for the browser tab and history, in case someone else looks. Shared links still show the real title.
   */
  discreetTitle?: string;
  /**
   * One or two sentences for search results: 70 to 160 characters.
   */
  description: string;
  /**
   * Whether search engines may list this page.
   */
  robots: 'index' | 'noindex';
  /**
   * Turn this off to hide the top bar and the main menu on this page.
   */
  header: boolean;
  /**
   * Turn this off to hide the buttons at the bottom of phone screens on this page, for example on a booking page.
   */
  actionBar: boolean;
  /**
   * Turn this off to hide the footer on this page, except for its crisis notice.
   */
  footer: boolean;
  /**
   * The color of links, icons and pale sections on this page. The secondary color is for a page that should stand out, such as a retreat. The theme sets both colors.
   */
  accent: 'primary' | 'secondary';
  /**
   * Turn this on for pages that could put a visitor at risk. Visitors can leave these pages at once with a button or by pressing Shift three times. To change the button, see “Visitor safety”.
   */
  quickExit: boolean;
  /**
   * The blocks of the page from top to bottom.
   */
  blocks: Block[];
  /**
   * Draft: visible only in your previews. Published, or none chosen: visible to visitors, within the publish and unpublish dates if you set them.
   */
  status?: 'published' | 'draft';
  /**
   * When the page is published.
   */
  publishAt?: string;
  /**
   * When the page is unpublished.
   */
  unpublishAt?: string;
}
/**
 * Questions that open to show their answers, one at a time.
 */
export interface AccordionBlock {
  /**
   * Questions that open to show their answers, one at a time.
   */
  type: 'accordion';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * A sentence before the questions.
   */
  intro?: string;
  /**
   * The questions.
   */
  items: Question[];
  /**
   * The buttons.
   */
  actions?: Action[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * A question and its answer.
 */
export interface Question {
  /**
   * The question.
   */
  question: string;
  answer: string;
}
/**
 * A whole blog post.
 */
export interface ArticleBlock {
  /**
   * A whole blog post.
   */
  type: 'article';
  anchor?: string;
  /**
   * The post to show.
   */
  post: string;
}
/**
 * The opening of a page: title and subtitle, over or next to an image if there is one.
 */
export interface BannerBlock {
  /**
   * The opening of a page: title and subtitle, over or next to an image if there is one.
   */
  type: 'banner';
  anchor?: string;
  /**
   * The heading at the top of the page.
   */
  title: string;
  /**
   * A line below the title.
   */
  subtitle?: string;
  image?: Image;
  /**
   * Where the title is: over the image; plain (on a tint, without an image; shorter); or side (on a tint, with the image on one side). A banner without an image is always plain.
   */
  layout: 'picture' | 'plain' | 'side';
  /**
   * The minimum height of this banner, if it should differ from the default: "40vh", "24rem" or "320px".
   */
  height?: string;
  /**
   * The buttons.
   */
  actions?: Action[];
}
/**
 * Recommended books on shelves.
 */
export interface BookshelfBlock {
  /**
   * Recommended books on shelves.
   */
  type: 'bookshelf';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
  /**
   * The shelves to show, in this order. By default, all are shown.
   */
  shelves: string[];
}
/**
 * Cards side by side: counselors, posts, products, documents, resources or cards that you write here.
 */
export interface CardGridBlock {
  /**
   * Cards side by side: counselors, posts, products, documents, resources or cards that you write here.
   */
  type: 'card-grid';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * A sentence before the cards.
   */
  intro?: string;
  cards: Cards;
  /**
   * How the cards are arranged. Rows have the image on the left and the buttons on the right, and are shorter.
   */
  layout: 'grid' | 'rows';
  /**
   * How quickly the cards appear one after the other.
   */
  stagger: 'normal' | 'slow';
  /**
   * The buttons.
   */
  actions?: Action[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * A card for each counselor.
 */
export interface CounselorCards {
  /**
   * Shows counselors.
   */
  of: 'counselors';
  /**
   * The counselors to show, in this order. By default, all are shown.
   */
  only: string[];
  /**
   * How much each card shows.
   */
  details: 'full' | 'short';
  perPage?: number;
  /**
   * The buttons of each card. Placeholders such as {counselor.firstName} and {counselor.id} are filled in for each counselor.
   */
  actions: Action[];
  byState?: StatePages;
  byTopic?: TopicPages;
  byFormat?: FormatPages;
  byPlace?: PlacePages;
}
/**
 * Lets visitors choose where they live: adds a button for each state, province or country in which these counselors accept clients, with a page that shows only those who do.
 */
export interface StatePages {
  /**
   * The path of these pages; {state} becomes the name of the state, province or country: "/counselors/in/{state}".
   */
  path: string;
  /**
   * Advice for visitors who live somewhere else.
   */
  elsewhere: string;
  /**
   * The heading above the buttons.
   */
  question: string;
  /**
   * The description of these pages for search engines; {state} is where visitors live, {names} are the counselors.
   */
  description: string;
  /**
   * The title and heading of a page that shows one counselor; {state} is where visitors live.
   */
  one: string;
  /**
   * The title and heading of a page that shows several counselors; {count} is how many.
   */
  several: string;
  /**
   * The title for numbers that take the plural form “zero” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  zero?: string;
  /**
   * The title for numbers that take the plural form “two” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  two?: string;
  /**
   * The title for numbers that take the plural form “few” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  few?: string;
  /**
   * The title for numbers that take the plural form “many” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  many?: string;
  /**
   * The label of the button back to all counselors.
   */
  all: string;
}
/**
 * Lets visitors choose a topic: adds a button for each specialty of these counselors, with a page that shows only those who have it.
 */
export interface TopicPages {
  /**
   * The path of these pages; {topic} becomes the specialty: "/counselors/for/{topic}".
   */
  path: string;
  /**
   * Advice for visitors who do not find their topic.
   */
  elsewhere: string;
  /**
   * The heading above the buttons.
   */
  question: string;
  /**
   * The description of these pages for search engines; {topic} is the specialty, {names} are the counselors.
   */
  description: string;
  /**
   * The title and heading of a page that shows one counselor; {topic} is the topic.
   */
  one: string;
  /**
   * The title and heading of a page that shows several counselors; {count} is how many.
   */
  several: string;
  /**
   * The title for numbers that take the plural form “zero” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  zero?: string;
  /**
   * The title for numbers that take the plural form “two” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  two?: string;
  /**
   * The title for numbers that take the plural form “few” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  few?: string;
  /**
   * The title for numbers that take the plural form “many” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  many?: string;
  /**
   * The label of the button back to all counselors.
   */
  all: string;
}
/**
 * Lets visitors choose how they want to meet: adds a button for each session format of these counselors, with a page that shows only those who offer it.
 */
export interface FormatPages {
  /**
   * The path of these pages; {format} becomes in-person, video or group: "/counselors/by/{format}".
   */
  path: string;
  /**
   * Advice for visitors who need something else.
   */
  elsewhere: string;
  /**
   * The heading above the buttons.
   */
  question: string;
  /**
   * The description of these pages for search engines; {format} is the session format, {names} are the counselors.
   */
  description: string;
  /**
   * The title and heading of a page that shows one counselor; {format} is the session format.
   */
  one: string;
  /**
   * The title and heading of a page that shows several counselors; {count} is how many.
   */
  several: string;
  /**
   * The title for numbers that take the plural form “zero” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  zero?: string;
  /**
   * The title for numbers that take the plural form “two” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  two?: string;
  /**
   * The title for numbers that take the plural form “few” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  few?: string;
  /**
   * The title for numbers that take the plural form “many” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  many?: string;
  /**
   * The label of the button back to all counselors.
   */
  all: string;
  /**
   * Text for meeting in person, as part of a sentence.
   */
  inPerson: string;
  /**
   * Text for meeting by video, as part of a sentence.
   */
  video: string;
  /**
   * Text for meeting in a group, as part of a sentence.
   */
  group: string;
}
/**
 * Lets visitors choose a location: adds a button for each location of these counselors, with a page that shows only those who work there.
 */
export interface PlacePages {
  /**
   * The path of these pages; {place} becomes the ID of the location: "/counselors/at/{place}".
   */
  path: string;
  /**
   * Advice for visitors for whom all locations are too far away.
   */
  elsewhere: string;
  /**
   * The heading above the buttons.
   */
  question: string;
  /**
   * The description of these pages for search engines; {place} is the location, {names} are the counselors.
   */
  description: string;
  /**
   * The title and heading of a page that shows one counselor; {place} is the location.
   */
  one: string;
  /**
   * The title and heading of a page that shows several counselors; {count} is how many.
   */
  several: string;
  /**
   * The title for numbers that take the plural form “zero” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  zero?: string;
  /**
   * The title for numbers that take the plural form “two” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  two?: string;
  /**
   * The title for numbers that take the plural form “few” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  few?: string;
  /**
   * The title for numbers that take the plural form “many” in the language; {count} is how many. Arabic has this form; English, German and Spanish do not.
   */
  many?: string;
  /**
   * The label of the button back to all counselors.
   */
  all: string;
}
/**
 * A card for each member of the team.
 */
export interface TeamCards {
  /**
   * Shows the team.
   */
  of: 'team';
  /**
   * The people to show, in this order. By default, all are shown.
   */
  only: string[];
  perPage?: number;
}
/**
 * A card for each blog post, newest first.
 */
export interface PostCards {
  /**
   * Shows blog posts.
   */
  of: 'posts';
  /**
   * Shows only posts with this tag.
   */
  tag?: string;
  /**
   * Shows the posts most similar to this one first, by their tags and text. This post itself is not shown.
   */
  relatedTo?: string;
  /**
   * The maximum number of posts to show.
   */
  limit?: number;
  perPage?: number;
  /**
   * Adds a page for each year with posts and shows links to these pages above the cards.
   */
  byYear?: boolean;
  /**
   * A post to leave out.
   */
  except?: string;
  /**
   * How much each card shows.
   */
  details: 'full' | 'short';
  /**
   * The link text on each card, for example "Read the post".
   */
  actionLabel: string;
  feed?: Feed;
}
/**
 * A feed of these posts for feed readers, which show new posts to people who follow the blog. It is linked below the cards.
 */
export interface Feed {
  /**
   * The text of the link to the feed: "Follow the blog in a feed reader".
   */
  label: string;
  /**
   * The number of posts in the feed, newest first.
   */
  posts: number;
}
/**
 * A card for each education product of one type.
 */
export interface ProductCards {
  /**
   * Shows education products.
   */
  of: 'products';
  /**
   * Which products: program or bundle.
   */
  kind: 'program' | 'bundle';
  perPage?: number;
}
/**
 * A card for each sample document.
 */
export interface DocumentCards {
  /**
   * Shows documents.
   */
  of: 'documents';
  perPage?: number;
  /**
   * The link text on each card, for example "Open the form". The type and size of the file are added.
   */
  actionLabel: string;
}
/**
 * The resource cards.
 */
export interface ResourceCards {
  /**
   * Shows resource cards.
   */
  of: 'resources';
  perPage?: number;
  /**
   * The resource cards to show, in this order. By default, all are shown.
   */
  only: string[];
}
/**
 * A card for each episode of the podcast, newest first.
 */
export interface EpisodeCards {
  /**
   * Shows episodes of the podcast.
   */
  of: 'episodes';
  /**
   * The episodes to show. By default, all are shown.
   */
  only: string[];
  perPage?: number;
  /**
   * The link text on each card, for example "Read or listen".
   */
  actionLabel: string;
  podcast?: Podcast;
}
/**
 * A feed of these episodes for podcast apps, for a practice that hosts its own audio. Episodes without audio are not in it. It is linked below the cards.
 */
export interface Podcast {
  /**
   * The text of the link to the feed: "Subscribe to the podcast (RSS)".
   */
  label: string;
  /**
   * The name of the podcast.
   */
  name: string;
  /**
   * The topic of the podcast, in a few sentences for podcast apps.
   */
  description: string;
  /**
   * The author, as shown in podcast apps.
   */
  author: string;
  /**
   * The category in podcast directories.
   */
  category:
    | 'Arts'
    | 'Business'
    | 'Comedy'
    | 'Education'
    | 'Fiction'
    | 'Government'
    | 'Health & Fitness'
    | 'History'
    | 'Kids & Family'
    | 'Leisure'
    | 'Music'
    | 'News'
    | 'Religion & Spirituality'
    | 'Science'
    | 'Society & Culture'
    | 'Sports'
    | 'TV & Film'
    | 'Technology'
    | 'True Crime';
  /**
   * The image of the podcast: a square JPEG or PNG of 1400 to 3000 pixels.
   */
  cover: string;
  /**
   * Turn this on if the podcast is not suitable for children.
   */
  explicit: boolean;
}
/**
 * Cards that you write here.
 */
export interface LinkCards {
  /**
   * Shows cards that you write here.
   */
  of: 'links';
  /**
   * The cards.
   */
  items: LinkCard[];
}
/**
 * One card: a title, a sentence or two and, if you like, a button.
 */
export interface LinkCard {
  icon?:
    | 'anchor'
    | 'article'
    | 'book'
    | 'chat'
    | 'clock'
    | 'compass'
    | 'document'
    | 'family'
    | 'headphones'
    | 'heart'
    | 'leaf'
    | 'lightbulb'
    | 'people'
    | 'place'
    | 'school'
    | 'shield'
    | 'sunrise'
    | 'verified';
  image?: Image;
  /**
   * The heading of the card.
   */
  title: string;
  /**
   * One or two sentences.
   */
  text: string;
  action?: Action;
}
/**
 * Quotes from clients, one at a time or all together.
 */
export interface CarouselBlock {
  /**
   * Quotes from clients, one at a time or all together.
   */
  type: 'carousel';
  anchor?: string;
  /**
   * The heading.
   */
  title: string;
  /**
   * How the quotes are shown.
   */
  layout: 'carousel' | 'wall';
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
  /**
   * The testimonials to show, in this order. By default, all are shown.
   */
  testimonials: string[];
}
/**
 * A widget from another provider: booking calendar, form, questionnaire, audio or video player, newsletter, donation form or map.
 */
export interface EmbedBlock {
  /**
   * A widget from another provider: booking calendar, form, questionnaire, audio or video player, newsletter, donation form or map.
   */
  type: 'embed';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  text?: string;
  /**
   * The widget to show.
   */
  embed: string;
  /**
   * The counselor who offers these sessions. A note above the widget shows where their clients must live.
   */
  counselor?: string;
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Everything about an event from the list of events: dates, location, price, people and button.
 */
export interface EventDetailsBlock {
  /**
   * Everything about an event from the list of events: dates, location, price, people and button.
   */
  type: 'event-details';
  anchor?: string;
  /**
   * The event to show.
   */
  event: string;
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * A retreat or other event, with its dates, its location and the people who lead it.
 */
export interface EventBlock {
  /**
   * A retreat or other event, with its dates, its location and the people who lead it.
   */
  type: 'event';
  anchor?: string;
  /**
   * The heading.
   */
  title: string;
  text: string;
  /**
   * The dates in other words than usual. By default, the days and times are written out in the language of the site.
   */
  dates?: string;
  /**
   * The first day.
   */
  start: string;
  /**
   * The last day. Leave it empty for one day.
   */
  end?: string;
  /**
   * When the event begins on its first day, in the site’s time zone. Calendars in other time zones show their own time. Without times, calendars show whole days.
   */
  startTime?: string;
  /**
   * When the event ends on its last day.
   */
  endTime?: string;
  /**
   * Where the event takes place.
   */
  place: string;
  /**
   * Turn this on if the event and its location may be public: search engines can then show both to anyone. Leave this off if it could help someone find a participant.
   */
  discloseLocation: boolean;
  /**
   * The text of a link to a calendar of all events with a public location: "All our events". Calendar apps that subscribe to it show new events automatically. Leave this empty for no link.
   */
  allEvents?: string;
  /**
   * The price, in a few words: "$420, with meals and a bed".
   */
  cost?: string;
  /**
   * The counselors who lead the event.
   */
  facilitators: string[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
  /**
   * Draft: visible only in your previews. Published, or none chosen: visible to visitors, within the publish and unpublish dates if you set them.
   */
  status?: 'published' | 'draft';
  /**
   * When the event is published.
   */
  publishAt?: string;
  /**
   * When the event is unpublished.
   */
  unpublishAt?: string;
}
/**
 * The coming dates of your events, courses and groups, month by month.
 */
export interface EventsBlock {
  /**
   * The coming dates of your events, courses and groups, month by month.
   */
  type: 'events';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * A sentence before the dates.
   */
  intro?: string;
  events: EventList;
  /**
   * The buttons.
   */
  actions?: Action[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Which events a list shows. Past dates leave it automatically.
 */
export interface EventList {
  /**
   * The events to show. By default, all are shown.
   */
  only: string[];
  /**
   * The maximum number of dates to show. An event that repeats has several.
   */
  limit: number;
  /**
   * The sentence shown when no date is coming up. By default, it is “No events” under “Buttons and messages”.
   */
  empty?: string;
  /**
   * The text of a link to a calendar of all events with a public location: "All our events". Calendar apps that subscribe to it show new events automatically. Leave this empty for no link.
   */
  allEvents?: string;
}
/**
 * Up to four facts in a row, such as the location, the length and the price.
 */
export interface FactsBlock {
  /**
   * Up to four facts in a row, such as the location, the length and the price.
   */
  type: 'facts';
  anchor?: string;
  /**
   * The facts.
   */
  items: Fact[];
}
/**
 * One fact.
 */
export interface Fact {
  icon:
    | 'anchor'
    | 'article'
    | 'book'
    | 'chat'
    | 'clock'
    | 'compass'
    | 'document'
    | 'family'
    | 'headphones'
    | 'heart'
    | 'leaf'
    | 'lightbulb'
    | 'people'
    | 'place'
    | 'school'
    | 'shield'
    | 'sunrise'
    | 'verified';
  /**
   * The subject, in a word or two: "A session".
   */
  label: string;
  /**
   * The fact, in a few words: "50 minutes, {price.session}".
   */
  text: string;
}
/**
 * Your own contact form: a form service emails you the answers, and nothing loads from it before visitors send.
 */
export interface FormBlock {
  /**
   * Your own contact form: a form service emails you the answers, and nothing loads from it before visitors send.
   */
  type: 'form';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  text?: string;
  send: FormTarget;
  /**
   * The questions, in this order. Do not ask about health unless the service signed a contract for health data with you (in the United States: a BAA).
   */
  fields: FormField[];
  /**
   * Whether the form may ask about health: only if the service signed a contract for health data with you (in the United States: a BAA).
   */
  healthDetails: boolean;
  /**
   * Shown above the button: who receives the answers, with a link to your privacy policy. For a consent that visitors tick, add a field of the kind checkbox.
   */
  consent?: string;
  /**
   * The label of the button, if “Send” does not fit.
   */
  button?: string;
  /**
   * Shown after sending: when and how you answer.
   */
  sent?: string;
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Where the answers go: a form service and your form there.
 */
export interface FormTarget {
  /**
   * The service that receives the answers and emails them to you. Netlify works only if your site is hosted there.
   */
  service: 'netlify' | 'formspree' | 'web3forms' | 'own';
  /**
   * Your form at the service. Netlify: a name for the form, such as "contact-form". Formspree: the form ID, the last part of "https://formspree.io/f/…". Web3Forms: the access key. Your own server: the full URL.
   */
  ref: string;
}
/**
 * A question of a form.
 */
export interface FormField {
  /**
   * The question or the name of the field. Use each label only once in a form.
   */
  label: string;
  /**
   * The type of answer. Browsers offer to fill in names, email addresses and phone numbers.
   */
  kind: 'name' | 'email' | 'phone' | 'text' | 'longText' | 'choice' | 'checkbox';
  /**
   * Whether the form can be sent only with an answer. All other fields are marked as optional.
   */
  required: boolean;
  /**
   * A sentence below the label.
   */
  help?: string;
  /**
   * The choices, if visitors choose one of several.
   */
  choices: string[];
}
/**
 * Photos in a grid. Visitors click one to see it large and go through the others.
 */
export interface GalleryBlock {
  /**
   * Photos in a grid. Visitors click one to see it large and go through the others.
   */
  type: 'gallery';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The images, in this order.
   */
  images: GalleryImage[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * An image of a gallery.
 */
export interface GalleryImage {
  image: Image;
  /**
   * A few words below the image.
   */
  caption?: string;
}
/**
 * The opening of the home page: a quiet background video with a headline, buttons and themes.
 */
export interface HeroBlock {
  /**
   * The opening of the home page: a quiet background video with a headline, buttons and themes.
   */
  type: 'hero';
  anchor?: string;
  /**
   * The headline.
   */
  title: string;
  /**
   * One sentence below it.
   */
  text: string;
  image?: Image;
  video?: Video;
  /**
   * Where the text is. Over the image means below the image on phones. A hero without an image is always centered on a gradient.
   */
  layout: 'overlay' | 'split' | 'stacked' | 'centered';
  /**
   * The buttons.
   */
  actions: Action[];
  /**
   * Short themes at the bottom: a row on wide screens, a moving band on small ones.
   */
  themes?: string[];
}
/**
 * A silent, looping background video that carries no information.
 */
export interface Video {
  /**
   * The video as H.264, which every browser plays.
   */
  mp4: string;
  /**
   * The same video as AV1, which is smaller.
   */
  av1?: string;
}
/**
 * Terms or a privacy policy: numbered sections with a table of contents.
 */
export interface LegalTextBlock {
  /**
   * Terms or a privacy policy: numbered sections with a table of contents.
   */
  type: 'legal-text';
  anchor?: string;
  /**
   * The heading.
   */
  title: string;
  intro?: string;
  /**
   * The sections.
   */
  sections: LegalSection[];
}
/**
 * A section of a legal page.
 */
export interface LegalSection {
  /**
   * The heading of the section.
   */
  title: string;
  text: string;
}
/**
 * A list: with bullets, with numbers or as tags.
 */
export interface ListBlock {
  /**
   * A list: with bullets, with numbers or as tags.
   */
  type: 'list';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A sentence before the list.
   */
  intro?: string;
  /**
   * Bullets, numbers or tags (short items side by side).
   */
  style: 'bullets' | 'numbers' | 'tags';
  /**
   * The entries.
   */
  items: string[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Logos side by side: the insurers you work with, your associations or partners.
 */
export interface LogosBlock {
  /**
   * Logos side by side: the insurers you work with, your associations or partners.
   */
  type: 'logos';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A sentence before the logos.
   */
  intro?: string;
  /**
   * The logos. Wide and tall ones are shown about equally large.
   */
  logos: Logo[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * The logo of an organization.
 */
export interface Logo {
  /**
   * The name of the organization, for people who cannot see the logo: "Blue Shield".
   */
  name: string;
  /**
   * The image file. SVG stays sharp at any size; a PNG needs a width of at least 400 pixels.
   */
  src: string;
  /**
   * The page that a click on the logo opens: "https://example.org". Leave this empty for no link.
   */
  href?: string;
}
/**
 * The page that visitors see when a link does not work.
 */
export interface NotFoundBlock {
  /**
   * The page that visitors see when a link does not work.
   */
  type: 'not-found';
  anchor?: string;
  /**
   * The heading.
   */
  title: string;
  /**
   * A friendly sentence.
   */
  text: string;
  image?: Image;
  action: Action;
}
/**
 * A short, important message from the list of notices.
 */
export interface NoticeBlock {
  /**
   * A short, important message from the list of notices.
   */
  type: 'notice';
  anchor?: string;
  /**
   * The notice.
   */
  notice: string;
}
/**
 * Where the practice is: address, phone numbers, opening hours and a map.
 */
export interface PlacesBlock {
  /**
   * Where the practice is: address, phone numbers, opening hours and a map.
   */
  type: 'places';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * The locations to show, in this order. By default, all are shown.
   */
  places: string[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * A price list: what you offer with its prices, in one or more groups.
 */
export interface PriceListBlock {
  /**
   * A price list: what you offer with its prices, in one or more groups.
   */
  type: 'price-list';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A sentence before the prices.
   */
  intro?: string;
  /**
   * The groups of prices. A short list needs only one.
   */
  groups: PriceGroup[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Prices that belong together.
 */
export interface PriceGroup {
  /**
   * The heading of the group: "First visits".
   */
  title?: string;
  /**
   * A sentence below the heading of the group.
   */
  text?: string;
  /**
   * The rows of the list: services and their prices.
   */
  rows: PriceRow[];
}
/**
 * Something you offer, with its price.
 */
export interface PriceRow {
  /**
   * The name of the service: "Session for couples".
   */
  name: string;
  /**
   * The price without the currency: "80". For a range, write "80-120"; for "from $80", write "80+"; for "Free", write "0". A price of the site is written as in your text: {price.session}. Leave this empty for "Ask us".
   */
  price: string;
  /**
   * How long it takes: "50 minutes".
   */
  duration?: string;
  /**
   * More about it, in a sentence: "Insurance covers this."
   */
  note?: string;
}
/**
 * Everything about a counselor: portrait, credentials, approach, specialties and buttons.
 */
export interface ProfileBlock {
  /**
   * Everything about a counselor: portrait, credentials, approach, specialties and buttons.
   */
  type: 'profile';
  anchor?: string;
  /**
   * The counselor to show.
   */
  counselor: string;
  /**
   * The heading above the credentials.
   */
  credentialsTitle: string;
  /**
   * The heading above the approach.
   */
  approachTitle: string;
  /**
   * The heading above the specialties.
   */
  specialtiesTitle: string;
  /**
   * The heading above the personal part.
   */
  aboutTitle: string;
  /**
   * The buttons.
   */
  actions: Action[];
  /**
   * The text of a link below the buttons that saves the counselor to the visitor’s contacts, with the practice’s phone number and email address. Leave this empty for no link.
   */
  saveContact?: string;
}
/**
 * A search field with its results. The text that visitors type stays in their browser.
 */
export interface SearchBlock {
  /**
   * A search field with its results. The text that visitors type stays in their browser.
   */
  type: 'search';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A sentence before the field.
   */
  intro?: string;
  /**
   * Adds a search field to the header of every page; searches open this page. On pages with a quick exit or with widgets, the header has a link instead.
   */
  inHeader: boolean;
  /**
   * Content types that get their own group of results, in this order: for example, counselors before posts.
   */
  kinds: SearchKind[];
  /**
   * How many pages of each type are shown at first. A button shows more.
   */
  perKind: number;
  /**
   * Advice for a search without results: where to look, whom to contact.
   */
  nothingFound: string;
  /**
   * Shown instead of the field if the browser does not run JavaScript, which the search needs. Link to pages that help visitors find all the others.
   */
  withoutScript: string;
  crisis?: SearchCrisis;
  words: SearchWords;
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Pages that have their own heading in the results.
 */
export interface SearchKind {
  /**
   * The list whose pages these are.
   */
  of: 'counselors' | 'posts' | 'places' | 'tags' | 'episodes' | 'events';
  /**
   * The heading above these results: "Counselors".
   */
  title: string;
}
/**
 * Help in a crisis, shown above the results of a search for certain words.
 */
export interface SearchCrisis {
  /**
   * Words and the beginnings of words: "suicid" also matches "suicidal". Several words match only next to each other: "want to die".
   */
  words: string[];
  /**
   * The notice.
   */
  notice: string;
}
/**
 * The text of the search. Leave a setting empty to use the default.
 */
export interface SearchWords {
  /**
   * The name of the field, and of the link or field in the header.
   */
  field: string;
  /**
   * The button next to the field.
   */
  button: string;
  /**
   * The heading above all other pages.
   */
  others: string;
  /**
   * Shown before the number of pages found.
   */
  found: string;
  /**
   * Shown above the results when no page matches all of the words.
   */
  some: string;
  /**
   * The heading when nothing was found.
   */
  none: string;
  /**
   * The button that shows more pages of one type.
   */
  more: string;
  /**
   * Shown while the search loads.
   */
  loading: string;
  /**
   * Shown if the search does not load.
   */
  failed: string;
  /**
   * The button that tries again.
   */
  retry: string;
  /**
   * Shown if the search text is too long.
   */
  tooLong: string;
  /**
   * The button that copies a link to the results. Until then, the search text is not part of the web address.
   */
  copyLink: string;
}
/**
 * Links to the pages of all or some tags.
 */
export interface TagsBlock {
  /**
   * Links to the pages of all or some tags.
   */
  type: 'tags';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * A sentence before the links.
   */
  intro?: string;
  /**
   * The tags to show, in this order. By default, all are shown.
   */
  only: string[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Text with a heading and, if you like, an image or buttons.
 */
export interface TextBlock {
  /**
   * Text with a heading and, if you like, an image or buttons.
   */
  type: 'text';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  text: string;
  /**
   * How the text is shown on wide screens. One sentence in large type, with a lot of space around it, is a pause on a long page.
   */
  layout: 'split' | 'rest';
  /**
   * How lists in the text look. Start each entry, step or check with its name in bold, and each line of a schedule with its time.
   */
  list: 'plain' | 'entries' | 'steps' | 'checks' | 'times';
  image?: Image;
  /**
   * The side of the text on which the image is shown on wide screens.
   */
  imageSide: 'left' | 'right';
  /**
   * The shape of the image.
   */
  imageShape: 'rounded' | 'arch' | 'edge';
  /**
   * The buttons.
   */
  actions?: Action[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
