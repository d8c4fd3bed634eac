import { expect, test } from 'vitest';
import { readMapPoint } from '../../../src/editor/schema/read-map-point';

test.each([
  ['https://www.openstreetmap.org/?mlat=36.16&mlon=-86.78#map=15/36.2/-86.8', 36.16, -86.78],
  ['https://www.openstreetmap.org/#map=19/47.36667/8.54167', 47.36667, 8.54167],
  ['https://www.google.com/maps/place/X/@36.1,-86.7,17z/data=!3d36.16!4d-86.78', 36.16, -86.78],
  ['https://www.google.com/maps/@-33.8688,151.2093,15z', -33.8688, 151.2093],
  ['https://www.google.com/maps/search/?api=1&query=47.5%2C19.05', 47.5, 19.05],
  ['https://maps.apple.com/?ll=50.1,8.6', 50.1, 8.6],
  ['47.36667, 8.54167', 47.36667, 8.54167],
])('%s names a point', (text, latitude, longitude) => {
  expect(readMapPoint(text)).toEqual({ latitude, longitude });
});

test.each([
  '47.36667',
  '47,36667',
  '52,52',
  '91.5, 8.5',
  'https://maps.app.goo.gl/aBcD',
  'https://example.org/a,b',
  '',
])('%s does not', (text) => expect(readMapPoint(text)).toBeUndefined());
