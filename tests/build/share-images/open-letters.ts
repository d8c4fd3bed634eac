import { create } from 'fontkit';
import { Lettering } from '../../../src/build/share-images/lettering';
import type { Direction } from '../../../src/build/share-images/order-runs';
import { TitleLetters } from '../../../src/io/title-letters';
import { listTitleTypefaces } from '../../../src/io/title-typefaces';
import { keptTypefaces } from '../../../src/published/fonts/typefaces';
import { sampleConfig } from '../../sample-config';

/** The letters of share images of a site with the usual typefaces. */
export function openLetters(): TitleLetters {
  const typefaces = new Map(Object.entries(keptTypefaces));
  const { files } = listTitleTypefaces(sampleConfig.theme.fonts, (name) => typefaces.get(name));
  return new TitleLetters(files, '', create);
}

/** @param letters that are to be measured and drawn */
export async function openLettering(
  letters: string,
  direction: Direction = 'ltr',
): Promise<Lettering> {
  const lettering = new Lettering(openLetters(), direction);
  await lettering.prepare(letters);
  return lettering;
}
