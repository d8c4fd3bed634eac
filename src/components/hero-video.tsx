import type { CSSObject } from '@mui/material/styles';
import { attributes } from '../contract/page-contract';
import type { VideoFiles } from '../payload/payload';
import { motion } from './design-tokens';

/**
 * For the frame of a picture that a video may lie over: it fades in when it is there. Without a clip
 * path, Chrome reports the video as the largest paint of a page, a second after the picture: it
 * also counts the part of a video that the frame hides.
 */
export const filmStyles: CSSObject = {
  'img, video': { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
  video: { opacity: 0, clipPath: 'inset(0)', transition: `opacity ${motion.crossFade}` },
  [`video[${attributes.videoReady}]`]: { opacity: 1 },
};

interface HeroVideoProps {
  video: VideoFiles;
  /** the point that stays in sight, as in the picture below it */
  focus?: string | undefined;
}

/**
 * A background video that fetches nothing by itself. The boot script fills in the sources when
 * motion is welcome and sets `data-ready`; React must leave those attributes alone.
 */
export function HeroVideo({ video, focus }: HeroVideoProps) {
  const { mp4, av1, av1Codec } = video;
  const av1Type = av1Codec ? `video/mp4; codecs="${av1Codec}"` : 'video/mp4';
  return (
    <video
      muted
      loop
      playsInline
      preload="none"
      aria-hidden
      tabIndex={-1}
      {...{ [attributes.heroVideo]: true }}
      style={focus ? { objectPosition: focus } : undefined}
      suppressHydrationWarning
    >
      {av1 && (
        <source {...{ [attributes.videoSource]: av1 }} type={av1Type} suppressHydrationWarning />
      )}
      <source {...{ [attributes.videoSource]: mp4 }} type="video/mp4" suppressHydrationWarning />
    </video>
  );
}
