import { preload } from 'react-dom';
import type { Picture as PictureData } from '../pages/payload';
import { writeSizes, writeSrcset, type PicturePlace } from './picture-place';

interface PictureProps {
  picture: PictureData;
  place: PicturePlace;
  /** the main picture of the top of a page: fetched before everything else */
  urgent?: boolean;
}

/**
 * A picture whose place is free before it arrives, in the format and width that suit the browser.
 * The `picture` element has no box of its own: styles are for the `img` in it.
 */
export function Picture({ picture, place, urgent }: PictureProps) {
  const { src, alt, width, height, focus, variants } = picture;
  const ratio = width / height;
  const sizes = variants && writeSizes(place, ratio);
  const listFiles = (format: string) => variants && writeSrcset(variants, format, place, ratio);
  const avif = listFiles('avif');
  if (urgent) {
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      ...(variants && { imageSrcSet: avif, imageSizes: sizes, type: 'image/avif' }),
    });
  }
  const background = variants?.placeholder;
  return (
    <picture>
      {variants && (
        <>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          <source type="image/webp" srcSet={listFiles('webp')} sizes={sizes} />
        </>
      )}
      <img
        src={src}
        srcSet={variants && listFiles(variants.fallback)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={urgent ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : undefined}
        decoding="async"
        style={background || focus ? { background, objectPosition: focus } : undefined}
      />
    </picture>
  );
}
