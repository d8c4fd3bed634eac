import type { PortraitColors } from './portrait-colors';

/** A chair, and where things are on it. */
export interface Chair {
  draw: (colors: PortraitColors) => string;
  /** the middle of what can be sat on */
  seat: readonly [x: number, y: number];
  /** the middle of what a blanket hangs over */
  back: readonly [x: number, y: number];
}

/** All stand with their feet at 452, right of the middle. */
export const chairs: readonly [Chair, ...Chair[]] = [
  {
    draw: ({ deep, middle, soft }) => `
<path fill="${deep}" d="M224 424h14l-5 32h-6zM318 424h14l-3 32h-6z"/>
<path fill="${middle}" d="M214 404V284c0-36 24-56 64-56s64 20 64 56v120z"/>
<path fill="${soft}" d="M226 378h104v-24c0-9-6-14-14-14h-76c-8 0-14 5-14 14z"/>
<path fill="${middle}" d="M222 376h112v54H222z"/>
<path fill="${deep}" d="M194 342c0-14 9-22 20-22s20 8 20 22v78c0 7-4 11-11 11h-18c-7 0-11-4-11-11zM322 342c0-14 9-22 20-22s20 8 20 22v78c0 7-4 11-11 11h-18c-7 0-11-4-11-11z"/>`,
    seat: [278, 346],
    back: [278, 228],
  },
  {
    draw: ({ deep, middle, soft }) => `
<path fill="none" stroke="${deep}" stroke-width="7" stroke-linecap="round" d="M220 372l-6 82M296 372l14 82M210 318h78M214 318l6 56h78"/>
<path fill="${soft}" d="M208 362c0-9 4-13 12-14l76-8c9 0 12 5 12 12s-4 11-12 12l-74 8c-9 0-14-3-14-10z"/>
<path fill="${middle}" d="M286 346l28-122c3-12 12-16 22-13s14 11 12 22l-28 118c-3 11-10 14-19 12s-16-7-15-17z"/>`,
    seat: [248, 346],
    back: [256, 314],
  },
  {
    draw: ({ deep, middle, soft }) => `
<path fill="none" stroke="${deep}" stroke-width="8" stroke-linecap="round" d="M238 366l-12 88M318 366l12 88"/>
<path fill="none" stroke="${middle}" stroke-width="6" stroke-linecap="round" d="M252 366l-5 70M304 366l5 70M234 412h88"/>
<path fill="none" stroke="${middle}" stroke-width="5" d="M254 356l-4-112M270 356l-1-124M286 356l1-124M302 356l4-112"/>
<path fill="none" stroke="${deep}" stroke-width="9" stroke-linecap="round" d="M236 356l-6-80c0-32 20-48 48-48s48 16 48 48l-6 80"/>
<path fill="${deep}" d="M220 366c0-10 8-14 18-14h80c10 0 18 4 18 14 0 5-4 8-10 8h-96c-6 0-10-3-10-8z"/>
<path fill="${soft}" d="M232 352c0-8 5-12 12-12h68c7 0 12 4 12 12z"/>`,
    seat: [278, 340],
    back: [278, 226],
  },
];
