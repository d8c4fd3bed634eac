import type { Video } from '../generated/config-types';

const av1 = 'video/mp4; codecs="av01.0.08M.08"';

interface HeroVideoProps {
  video: Video;
  /** the point that stays in sight, as in the picture below it */
  focus?: string | undefined;
}

/**
 * A background video that fetches nothing by itself. The boot script fills in the sources when
 * motion is welcome and sets `data-ready`; React must leave those attributes alone.
 */
export function HeroVideo({ video, focus }: HeroVideoProps) {
  return (
    <video
      muted
      loop
      playsInline
      preload="none"
      aria-hidden
      tabIndex={-1}
      data-hero-video
      style={focus ? { objectPosition: focus } : undefined}
      suppressHydrationWarning
    >
      {video.av1 && <source data-src={video.av1} type={av1} suppressHydrationWarning />}
      <source data-src={video.mp4} type="video/mp4" suppressHydrationWarning />
    </video>
  );
}
