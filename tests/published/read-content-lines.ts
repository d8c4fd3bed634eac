import ICAL from 'ical.js';

/** What a program reads in a calendar, with the parser of Thunderbird. */
export interface ReadCalendar {
  name: unknown;
  events: { id: string; title: string; place: string; start: string; end: string }[];
}

/**
 * Reads a calendar as strictly as a program can, and checks what RFC 5545 requires.
 *
 * @throws Error with what is wrong with it
 */
export function readCalendar(text: string): ReadCalendar {
  const calendar = readComponent(text, 'vcalendar');
  assertOnce(calendar, ['version', 'prodid']);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    assertOnce(component, ['uid', 'dtstamp', 'dtstart', 'dtend']);
    const { uid, summary, location, startDate, endDate } = new ICAL.Event(component);
    if (startDate.compare(endDate) >= 0) throw new Error(`${uid} ends before it begins`);
    const [start, end] = [startDate.toString(), endDate.toString()];
    return { id: uid, title: summary, place: location, start, end };
  });
  const ids = new Set(events.map(({ id }) => id));
  if (events.length === 0 || ids.size < events.length) throw new Error('No event, or one twice');
  return { name: calendar.getFirstPropertyValue('name'), events };
}

/** When the first event of a calendar begins each time, up to so many times, in UTC. */
export function listMoments(text: string, most = 10): string[] {
  const calendar = readComponent(text, 'vcalendar');
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('There is no event');
  const { startDate } = new ICAL.Event(component);
  const [zone] = zones;
  if (zone) startDate.zone = zone;
  const dates = new ICAL.RecurExpansion({ component, dtstart: startDate });
  const moments: string[] = [];
  for (let next = dates.next(); next && moments.length < most; next = dates.next()) {
    moments.push(next.convertToZone(ICAL.Timezone.utcTimezone).toString());
  }
  return moments;
}

/**
 * Reads a contact as strictly as a program can, and checks what RFC 2426 requires.
 *
 * @returns the values by the names of their properties
 * @throws Error with what is wrong with it
 */
export function readContact(text: string): Record<string, unknown> {
  const contact = readComponent(text, 'vcard');
  assertOnce(contact, ['version', 'fn', 'n']);
  const values = contact
    .getAllProperties()
    .map((property): [string, unknown] => [property.name, readValue(property.getFirstValue())]);
  return Object.fromEntries(values);
}

/**
 * The parser knows that semicolons are escaped in version 3.0 (RFC 2426, section 4) only where they
 * separate parts. Elsewhere, each has one backslash too many then.
 */
function readValue(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(String.raw`\;`, ';') : value;
}

function readComponent(text: string, name: string): ICAL.Component {
  const lines = text.split('\r\n');
  if (lines.at(-1) !== '' || /[\r\n]/.test(lines.join(''))) throw new Error('Lines end in CRLF');
  const component = new ICAL.Component(ICAL.parse(text));
  if (component.name !== name) throw new Error(`It is a ${component.name}`);
  return component;
}

function assertOnce(component: ICAL.Component, names: readonly string[]): void {
  const wrong = names.filter((name) => component.getAllProperties(name).length !== 1);
  if (wrong.length > 0) throw new Error(`Not there once: ${wrong.join(', ')}`);
}
