/** The light of a picture; the names are the page's gradients. */
type SchemeName = 'dawn' | 'mist' | 'dusk' | 'noon';

export interface Scheme {
  sky: string;
  haze: string;
  near: string;
  deep: string;
}

const schemes: Record<SchemeName, Scheme> = {
  dawn: { sky: '#F6D9B8', haze: '#F3EADD', near: '#1F5F66', deep: '#0E2E34' },
  mist: { sky: '#DCEBEC', haze: '#F3F6F3', near: '#4B6B4F', deep: '#12343B' },
  dusk: { sky: '#EBD3D8', haze: '#F6E7DA', near: '#6A3B5A', deep: '#22304A' },
  noon: { sky: '#CFE3EA', haze: '#F7F4EA', near: '#256B69', deep: '#12343B' },
};

export const letterColor = '#FBF8F3';

const schemeNames = ['dawn', 'mist', 'dusk', 'noon'] as const;

/** The light for the place in a list; neighbors differ. */
export function pickScheme(place: number): Scheme {
  return schemes[schemeNames[place % schemeNames.length] ?? 'dawn'];
}

/** The light that a description speaks of ("hills at dusk"), so that the picture shows what it says. */
export function findScheme(description: string): Scheme | undefined {
  const name = schemeNames.find((word) => description.toLowerCase().includes(word));
  return name && schemes[name];
}
