import type { Video } from '../generated/config-types';
import type { BuildContext } from './build-context';
import type { VideoFiles } from '../payload/payload';

/** Adds the codec of the file, from which browsers know whether they can play it before they fetch it. */
export function buildVideo(
  video: Video,
  { videoCodecs }: Pick<BuildContext, 'videoCodecs'>,
): VideoFiles {
  const av1Codec = video.av1 && videoCodecs.get(video.av1);
  return { ...video, ...(av1Codec && { av1Codec }) };
}
