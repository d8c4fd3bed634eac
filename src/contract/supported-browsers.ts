/** The browsers whose versions count; all others share an engine with one of them. */
export const browserNames = {
  safari_ios: 'Safari on iPhone and iPad',
  safari: 'Safari on a Mac',
  chrome: 'Chrome, Edge',
  samsunginternet_android: 'Samsung Internet',
  firefox: 'Firefox',
} as const;

export type Versions = Record<keyof typeof browserNames, number>;

/** From these on, the site is as it was designed. */
export const complete: Versions = {
  safari_ios: 17.2,
  safari: 17.2,
  chrome: 120,
  samsunginternet_android: 25,
  firefox: 130,
};

/**
 * From these on, everything works. What is built is built for them, and nothing newer is used without
 * something else where it is missing; older browsers show the page as it is without script.
 */
export const working: Versions = {
  safari_ios: 16.4,
  safari: 16.4,
  chrome: 111,
  samsunginternet_android: 22,
  firefox: 115,
};

const { chrome, firefox, safari, safari_ios: ios } = working;

/** The oldest browsers in which the app works, as the bundler wants them named. */
export const bundlerTarget = [
  `chrome${chrome}`,
  `firefox${firefox}`,
  `ios${ios}`,
  `safari${safari}`,
];

/** The same, as they are named for styles. */
export const styleTarget = [
  `chrome ${chrome}`,
  `firefox ${firefox}`,
  `ios_saf ${ios}`,
  `safari ${safari}`,
];
