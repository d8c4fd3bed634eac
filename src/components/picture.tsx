import { preload } from 'react-dom';
import type { Picture as PictureData } from '../payload/payload';
import type { PicturePlace } from './picture-place';
import { choosePictureSources } from './picture-sources';

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
  const { dark, alt, width, height, focus, variants } = picture;
  const { src, srcSets, sizes } = choosePictureSources(picture, place);
  const background = variants?.colors && `linear-gradient(${variants.colors})`;
  // Of two files for light and dark pages, one would be fetched for nothing.
  if (urgent && dark === undefined) {
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      ...(srcSets && { imageSrcSet: srcSets.avif, imageSizes: sizes, type: 'image/avif' }),
    });
  }
  return (
    <picture>
      {dark !== undefined && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      {srcSets && (
        <>
          <source type="image/avif" srcSet={srcSets.avif} sizes={sizes} />
          <source type="image/webp" srcSet={srcSets.webp} sizes={sizes} />
        </>
      )}
      <img
        src={src}
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
