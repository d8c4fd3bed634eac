import { expect, test } from 'vitest';
import { protocols } from '../../../src/components/embed/frame-protocol';

const frameId = 'frame-book';
const { highlevel, calendly, cal, typeform, cliniko, silent } = protocols;
const page = (pixels: number) => ({ height: { by: 'page', pixels } });

test('HighLevel: a widget that is ready is greeted in the words of iframe-resizer 4', () => {
  const greeting =
    '[iFrameSizer]frame-book:8:false:false:32:true:true::bodyOffset:::0:false:child:scroll:true';
  expect(highlevel.greet?.(frameId)).toBe(greeting);
  expect(highlevel.read('[iFrameResizerChild]Ready', frameId)).toEqual({ answer: greeting });
});

test.each([
  ['[iFrameSizer]frame-book:830:400:init', page(830)],
  ['[iFrameSizer]frame-book:830.5:400:mutationObserver', page(831)],
  ['[iFrameSizer]frame-book:200:400:resize', page(200)],
  ['[iFrameSizer]frame-book:6000:400:size', page(6000)],
  [
    ['highlevel.setHeight', { height: 940, id: 'msgsndr-calendar' }],
    { height: { by: 'content', pixels: 940 } },
  ],
  [['iframeLoaded'], {}],
])('HighLevel: %j is understood', (message, expected) => {
  expect(highlevel.read(message, frameId)).toEqual(expected);
});

test.each([
  '[iFrameSizer]other:830:400:init',
  '[iFrameSizer]frame-booking:830:400:init',
  '[iFrameSizer]frame-book:199:400:init',
  '[iFrameSizer]frame-book:6001:400:init',
  '[iFrameSizer]frame-book:1e9:400:init',
  '[iFrameSizer]frame-book:1e3:400:init',
  '[iFrameSizer]frame-book:0x1000:400:init',
  '[iFrameSizer]frame-book:0b1111111111:400:init',
  '[iFrameSizer]frame-book: 800 :400:init',
  '[iFrameSizer]frame-book:NaN:400:init',
  '[iFrameSizer]frame-book:-800:400:init',
  '[iFrameSizer]frame-book::400:init',
  '[iFrameSizer]frame-book:Infinity:400:init',
  '[iFrameSizer]frame-book:800:400:close',
  '[iFrameSizer]frame-book:800:400:scrollTo',
  '[iFrameSizer]frame-book:800:400:inPageLink',
  '[iFrameSizer]frame-book:800:400:message:{"a":1}',
  ['highlevel.setHeight', { height: 1e9 }],
  ['highlevel.setHeight', { height: '800' }],
  ['highlevel.setHeight', { height: { valueOf: 800 } }],
  ['highlevel.setHeight', Object.create({ height: 800 })],
  ['highlevel.setHeight', null],
  ['highlevel.setHeight'],
  ['set-sticky-contacts', '_ud', '{"email":"a@b.c"}'],
  ['fetch-sticky-contacts', 'x'],
  ['fetch-query-params', '', 'x'],
  ['modify-parent-url', 'https://evil.example'],
  ['msgsndr-booking-complete', { calendarId: 'x' }],
  [],
  {},
  null,
  undefined,
  800,
  true,
  { event: 'calendly.page_height', payload: { height: '900px' } },
])('HighLevel: %j changes nothing', (message) => {
  expect(highlevel.read(message, frameId)).toBeUndefined();
});

test('Calendly reports its height in pixels; the few of its first report are not one', () => {
  const tell = (height: unknown) =>
    calendly.read({ event: 'calendly.page_height', payload: { height } }, frameId);
  expect(tell('1024px')).toEqual(page(1024));
  expect(tell('2px')).toBeUndefined();
  expect(tell(undefined)).toBeUndefined();
  expect(calendly.read({ event: 'calendly.event_type_viewed' }, frameId)).toEqual({});
  expect(
    calendly.read({ event: 'calendly.event_scheduled', payload: {} }, frameId),
  ).toBeUndefined();
});

test('Cal.com gets a message that the page listens, then reports its height', () => {
  const tell = (name: string, data = {}) =>
    cal.read({ originator: 'CAL', fullType: `CAL:site:${name}`, data }, frameId);
  expect(tell('__iframeReady')).toEqual({
    answer: { originator: 'CAL', method: 'parentKnowsIframeReady' },
  });
  expect(tell('__dimensionChanged', { iframeHeight: 700 })).toEqual(page(700));
  expect(tell('linkReady')).toEqual({});
  expect(tell('linkFailed')).toBeUndefined();
  expect(cal.read({ originator: 'LAC', fullType: 'CAL:site:linkReady' }, frameId)).toBeUndefined();
});

test('Typeform says when it is ready and how high it is', () => {
  expect(typeform.read({ type: 'form-ready', embedId: 'x' }, frameId)).toEqual({});
  expect(typeform.read({ type: 'form-height-changed', height: 640 }, frameId)).toEqual(page(640));
  expect(typeform.read({ type: 'form-submit', height: 640 }, frameId)).toBeUndefined();
});

test('of a provider whose messages are not known, none is read', () => {
  expect(silent.read(['highlevel.setHeight', { height: 800 }], frameId)).toBeUndefined();
});

test('Cliniko reports the height of its page, and each step', () => {
  expect(cliniko.read('cliniko-bookings-resize:1234.5', 'x')).toEqual({
    height: { by: 'page', pixels: 1235 },
  });
  expect(cliniko.read('cliniko-bookings-page:schedule', 'x')).toEqual({});
  for (const message of [
    'cliniko-bookings-resize:',
    'cliniko-bookings-resize:1e9',
    'hello:1234',
    7,
  ]) {
    expect(cliniko.read(message, 'x')).toBeUndefined();
  }
});
