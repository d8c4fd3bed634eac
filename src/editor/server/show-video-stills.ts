import { attributes } from '../../contract/page-contract';

const { heroVideo, videoReady, videoSource } = attributes;
const videos = new RegExp(`<video\\b[^>]* ${heroVideo}=.*?</video>`, 'gs');

/** A page without scripts: each background video, which a script would play, shows its first frame. */
export function showVideoStills(html: string): string {
  return html.replaceAll(videos, (video) =>
    video
      .replace('preload="none"', `preload="auto" ${videoReady}=""`)
      .replaceAll(new RegExp(` ${videoSource}="([^"]*)"`, 'g'), ' src="$1"'),
  );
}
