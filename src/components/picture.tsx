import type { Picture as PictureData } from '../pages/payload';

interface PictureProps {
  picture: PictureData;
  /** the main picture of the top of a page: fetched before everything else */
  urgent?: boolean;
}

/** A picture whose place is free before it arrives. */
export function Picture({ picture: { src, alt, width, height }, urgent }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : undefined}
      decoding="async"
    />
  );
}
