import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';

/** The typefaces that presets have for headings. */
const sources = {
  Fraunces: fraunces,
  Newsreader: newsreader,
  'Bricolage Grotesque': bricolage,
  Lora: lora,
};

let areKnown = false;

/** Makes them known to the page of the editor, which fetches those that it shows. */
export function addPresetTypefaces(): void {
  if (areKnown) return;
  areKnown = true;
  for (const [name, source] of Object.entries(sources)) {
    document.fonts.add(new FontFace(name, `url("${source}")`, { weight: '400 700' }));
  }
}
