import type { Illustration } from '../../generated/config-types';
import type { Chair } from './chairs';
import type { PortraitColors } from './portrait-colors';

/** Draws the thing that makes a chair somebody's chair. */
type DrawObject = (colors: PortraitColors, chair: Chair) => string;

/** A small round table left of the chair; its top is at 356. */
function drawTable({ deep, middle }: PortraitColors): string {
  return `<path fill="${middle}" d="M98 366h8l3 84h-14z"/><path fill="${deep}" d="M74 454c4-6 14-8 28-8s24 2 28 8zM52 360c0-4 4-6 10-6h80c6 0 10 2 10 6 0 5-6 8-16 8H68c-10 0-16-3-16-8z"/>`;
}

function drawSteam({ pale }: PortraitColors, x: number, y: number): string {
  return `<path fill="none" stroke="${pale}" stroke-width="4" stroke-linecap="round" opacity=".7" d="M${x} ${y}c-7-9 7-15 0-26M${x + 12} ${y - 2}c-6-8 6-13 0-22"/>`;
}

function drawMug({ warm, middle }: PortraitColors, x: number, isWarm: boolean): string {
  const color = isWarm ? warm : middle;
  return `<path fill="none" stroke="${color}" stroke-width="5" d="M${x + 24} 332c12-2 12 14-1 13"/><path fill="${color}" d="M${x} 324h26v24c0 5-3 8-8 8H${x + 8}c-5 0-8-3-8-8z"/>`;
}

export const objects: Record<Illustration['object'], DrawObject> = {
  herbs: ({ warm, deep, middle }) => `
<path fill="${middle}" d="M132 282c-26-6-36-28-32-48 20 5 32 22 32 48zM134 282c-10-32 0-58 18-70 12 24 6 52-18 70zM136 282c8-24 28-36 48-34-2 24-22 36-48 34z"/>
<path fill="${deep}" d="M133 286c-16-18-16-42-4-58 14 16 16 40 4 58zM135 286c6-20 20-30 36-32 0 18-16 32-36 32zM131 286c-8-16-22-22-38-20 4 16 20 22 38 20z"/>
<path fill="${warm}" d="M106 278h56v11h-4l-6 29h-36l-6-29h-4z"/>`,
  mugs: (colors) =>
    drawTable(colors) +
    drawSteam(colors, 71, 312) +
    drawMug(colors, 64, true) +
    drawMug(colors, 106, false),
  lamp: ({ deep, light, sun }) => `
<path fill="${light}" opacity=".4" d="M66 288h60l40 158H26z"/>
<path fill="${deep}" d="M93 250h6v196h-6zM66 456c2-9 12-13 30-13s28 4 30 13z"/>
<path fill="${sun}" d="M73 214h46l19 76H54z"/>`,
  sketchbook: ({ pale, warm, deep, soft, ink }, { seat: [x, y] }) => `
<path fill="${deep}" d="M${x - 50} ${y}l26-56h78l-18 56z"/>
<path fill="${pale}" d="M${x - 45} ${y - 4}l24-48h70l-16 48z"/>
<path fill="${soft}" d="M${x - 30} ${y - 12}c12-18 22-22 30-10 6-12 16-14 26-6l-6 16z"/>
<path fill="${warm}" d="M${x + 22} ${y - 10}l36-30 6 6-36 30-9 4z"/><path fill="${ink}" d="M${x + 22} ${y - 10}l3-10 6 7z"/>`,
  boots: ({ warm, ink }) => `
<path fill="${warm}" d="M70 376h34v48c0 9 24 8 30 18 3 6 2 12 2 14H70zM124 382h34v44c0 9 22 8 28 18 3 5 2 10 2 12h-64z"/>
<path fill="${ink}" d="M68 450h69v6H68zM122 450h67v6h-67zM70 376h34v10H70zM124 382h34v10h-34z"/>
<path fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" d="M94 400h12M94 410h12M148 404h12M148 414h12"/>`,
  guitar: ({ warm, ink, pale, deep }) => `
<g transform="rotate(-9 110 400)"><path fill="${deep}" d="M105 214h10v130h-10zM100 194h20l-3 26h-14z"/>
<path fill="${warm}" d="M110 322c20 0 30 10 30 26 0 10-5 14-5 22 0 10 15 18 15 42 0 28-18 42-40 42s-40-14-40-42c0-24 15-32 15-42 0-8-5-12-5-22 0-16 10-26 30-26z"/>
<circle cx="110" cy="372" r="13" fill="${ink}"/><path fill="${ink}" d="M92 418h36v7H92z"/>
<path stroke="${pale}" stroke-width="1.5" d="M107.500 220v198M112.500 220v198"/></g>`,
  quilt: ({ warm, pale, middle }, { back: [x, y] }) => `
<g transform="translate(${x - 30} ${y - 4}) scale(.75)"><path fill="${pale}" d="M0 8c0-5 4-8 10-8h60c6 0 10 3 10 8v104c-7 8-13 8-20 0-7 8-13 8-20 0-7 8-13 8-20 0-7 8-13 8-20 0z"/>
<path fill="${warm}" d="M0 22h20v22H0zM40 22h20v22H40zM20 66h20v22H20zM60 66h20v22H60z"/><path fill="${middle}" opacity=".6" d="M20 44h20v22H20zM60 44h20v22H60zM0 88h20v20H0zM40 88h20v20H40zM20 0h20v22H20zM60 2c12-2 20 0 20 6v14H60z"/></g>`,
  dog: ({ warm, ink }) => `
<path fill="${warm}" d="M50 438c-8-28 18-54 58-54 42 0 72 22 70 48-1 16-13 24-30 24H70c-10 0-17-7-20-18z"/>
<path fill="${ink}" opacity=".2" d="M124 456c26-2 42-14 42-36 0-4-1-8-2-11 10 7 15 15 14 25-1 15-13 22-30 22z"/>
<path fill="${warm}" d="M44 436c-4-20 12-34 32-34 16 0 30 10 32 24 2 16-6 30-30 30H62c-9 0-16-8-18-20z"/>
<path fill="${ink}" opacity=".55" d="M80 404c12-5 25 3 27 16 2 13-7 22-16 19-3-9-13-19-11-35z"/>
<path fill="${ink}" d="M43 432c-1-6 4-10 11-8 4 5 0 12-9 15z"/>
<path fill="none" stroke="${ink}" stroke-width="3.500" stroke-linecap="round" d="M61 428c4 4 9 4 13 0"/>`,
  kettle: (colors) => `${drawTable(colors)}
<path fill="none" stroke="${colors.deep}" stroke-width="6" d="M76 318c0-34 52-34 52 0"/>
<path fill="${colors.warm}" d="M102 304c26 0 38 15 38 36 0 9-4 15-11 15H75c-7 0-11-6-11-15 0-21 12-36 38-36z"/>
<path fill="${colors.warm}" d="M66 342c-11-2-15-14-26-16l4-9c16 2 20 10 31 10z"/><circle cx="102" cy="301" r="6" fill="${colors.deep}"/>
${drawSteam(colors, 34, 308)}`,
  bible: (colors) => `${drawTable(colors)}
<path fill="${colors.warm}" d="M54 326h88v8H66v14h76v8H54c-5 0-8-6-8-15s3-15 8-15z"/><path fill="${colors.pale}" d="M66 334h74v14H66c-4-4-4-10 0-14z"/>
<path fill="${colors.ink}" d="M122 334h8v30l-4-5-4 5z"/>
<g fill="none" stroke="${colors.ink}" stroke-width="4" stroke-linecap="round"><circle cx="82" cy="315" r="10"/><circle cx="110" cy="315" r="10"/><path d="M92 313c2-2 6-2 8 0M72 313l-8-6M120 313l9-6"/></g>`,
  bicycle: ({ deep, warm, middle }) => `
<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="${middle}" stroke-width="5" d="M113 412a40 40 0 1 1-80 0 40 40 0 1 1 80 0zM215 412a40 40 0 1 1-80 0 40 40 0 1 1 80 0z"/>
<path stroke="${warm}" stroke-width="7" d="M73 412l30-60h55l-37 60zM121 412l-20-68M175 412l-21-74"/>
<path stroke="${deep}" stroke-width="8" d="M90 344h24M154 338l-14-4M154 338l16-6"/></g>`,
  letter: (colors) => `${drawTable(colors)}
<path fill="${colors.pale}" d="M76 290h68l8 66H84z"/><path fill="${colors.soft}" d="M88 302h42v4H88zM90 314h46v4H90zM91 326h34v4H91z"/>
<path fill="${colors.warm}" d="M50 322h56v34H50z"/><path fill="${colors.ink}" opacity=".4" d="M50 322h56l-28 20z"/>`,
};
