const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** Alone, `52,52` is one number with a decimal comma. */
const decimal = String.raw`(-?\d{1,3}\.\d+)`;

/** How links of maps and people write where something is; those for a marked place come first. */
const forms = [
  String.raw`[?&]mlat=${number}&mlon=${number}`,
  String.raw`!3d${number}!4d${number}`,
  String.raw`#map=[\d.]+/${number}/${number}`,
  String.raw`@${number},${number}`,
  String.raw`[?&](?:q|ll|query)=${number}(?:,|%2C)${number}`,
  String.raw`^(?:geo:)?${decimal}, ?${decimal}$`,
].map((form) => new RegExp(form));

/** Reads where a place is from a link of OpenStreetMap, Google Maps or Apple Maps, or two numbers. */
export function readMapPoint(text: string): { latitude: number; longitude: number } | undefined {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(text.trim()) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
    return isOnEarth ? point : undefined;
  }
  return undefined;
}
