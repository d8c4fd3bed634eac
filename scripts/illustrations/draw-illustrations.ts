import { drawCover } from './draw-cover';
import { drawHills } from './draw-hills';
import { drawPortrait } from './draw-portrait';
import { openLettering } from './lettering';
import type { PicturedEntities } from './read-pictures';
import { findScheme, pickScheme } from './scheme';
import { sansFiles, serifFiles } from './typefaces';

/**
 * Draws the pictures that the config names as `/images/portrait-….svg`, `post-….svg` and
 * `cover-….svg`; any other picture is the practice's own.
 *
 * @returns path below public/ → SVG
 */
export function drawIllustrations({
  counselors,
  posts,
  books,
}: PicturedEntities): Map<string, string> {
  const serif = openLettering(serifFiles);
  const sans = openLettering(sansFiles);
  const drawings = [
    ...counselors.map(({ name, image }, place) => ({
      file: image.src,
      kind: 'portrait',
      draw: () => drawPortrait(name, pickScheme(place), serif),
    })),
    ...posts.map(({ title, slug, image }, place) => ({
      file: image.src,
      kind: 'post',
      draw: () => drawHills(title, slug, findScheme(image.alt ?? '') ?? pickScheme(place)),
    })),
    ...books.map(({ title, author, image }, place) => ({
      file: image.src,
      kind: 'cover',
      draw: () =>
        drawCover({ title, author, place }, pickScheme(place), { title: serif, author: sans }),
    })),
  ];
  return new Map(
    drawings
      .filter(({ file, kind }) => isDrawn(file, kind))
      .map(({ file, draw }) => [file, draw()]),
  );
}

function isDrawn(file: string, kind: string): boolean {
  return new RegExp(`^/images/${kind}-[a-z0-9-]+\\.svg$`).test(file);
}
