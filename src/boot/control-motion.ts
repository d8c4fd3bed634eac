import { attributes, events } from '../contract/page-contract';
import { readSession, removeSession, writeSession } from './session-storage';

const pausedKey = 'motion-paused';

/**
 * Runs the motion of the page: background videos are fetched when all else has loaded, and played,
 * unless the visitor wants less motion or less data, or has paused. `[data-motion-toggle]` buttons
 * pause everything that moves by itself; the choice holds for this visit.
 */
export function controlMotion(): void {
  const { documentElement: root } = document;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let paused = Boolean(readSession(pausedKey));

  function apply(): void {
    if (paused) root.setAttribute(attributes.motion, 'paused');
    else root.removeAttribute(attributes.motion);
    // A video would take bandwidth from the picture below it, and from typefaces.
    const isLoading = document.readyState !== 'complete';
    const still = isLoading || paused || reduced.matches || savesData();
    for (const video of document.querySelectorAll<HTMLVideoElement>(`[${attributes.heroVideo}]`)) {
      if (still) video.pause();
      else playVideo(video);
    }
  }

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(`[${attributes.motionToggle}]`))) return;
    paused = !paused;
    if (paused) writeSession(pausedKey);
    else removeSession(pausedKey);
    apply();
  });
  reduced.addEventListener('change', apply);
  // Client navigation brings new videos; the app announces each new page.
  document.addEventListener(events.pageShown, apply);
  addEventListener('load', apply);
  apply();
}

function playVideo(video: HTMLVideoElement): void {
  if (!video.currentSrc) {
    const showVideo = () => video.setAttribute(attributes.videoReady, '');
    video.addEventListener('loadeddata', showVideo, { once: true });
    video.addEventListener('canplaythrough', showVideo, { once: true });
    for (const source of video.querySelectorAll<HTMLSourceElement>(`[${attributes.videoSource}]`)) {
      source.src = source.getAttribute(attributes.videoSource) ?? '';
    }
    video.load();
  }
  // A browser that forbids playing keeps the picture: nothing to do.
  video.play().catch(() => undefined);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}
