import type { Diagnostic } from '../../diagnostic';
import type { Reference } from '../../../content/list-references';
import { videoSteps } from '../../public-files/saving-steps';
import { videoCodecs } from '../../public-files/video-tracks';
import type { VideoFile } from '../../check-context';
import type { Rule } from '../rule';

/** A phone with an ordinary connection loads that in five seconds or more. */
const maxBytes = 5_000_000;

/** Videos play in every browser, and are not needlessly heavy. */
export const videoSizes = {
  problems: {
    CFG0636: {
      severity: 'error',
      title: 'A video does not play in every browser.',
      cause:
        'Videos can be encoded in different formats. "mp4" is for all browsers and needs H.264; "av1" is a smaller copy in AV1 for newer browsers. New phones record in HEVC, which some browsers do not play at all.',
      example: {
        kind: 'words',
        bad: 'An unconverted video from a new phone under "mp4".',
        good: 'The same video, converted to MP4 with H.264.',
      },
    },
    CFG0637: {
      severity: 'warning',
      title: 'A video file is too large.',
      cause:
        'A video behind a title is decoration, and every visitor downloads the whole file: more than 5 MB costs people on phones time and money. A loop of ten seconds, 1280 pixels wide, needs 1 or 2 MB.',
      example: {
        kind: 'words',
        bad: 'A minute in full size: 60 MB.',
        good: 'Ten seconds of it, saved smaller: 2 MB.',
      },
    },
  },
  check: ({ shownFiles, checkContext: { videos } }) =>
    shownFiles.flatMap((reference): Diagnostic[] => {
      const video = videos?.get(reference.value);
      return video ? [...findCodec(reference, video), ...findBurden(reference, video)] : [];
    }),
} satisfies Rule;

function findCodec({ value, path }: Reference, { codecs }: VideoFile): Diagnostic[] {
  const wanted = path.at(-1) === 'av1' ? 'AV1' : 'H.264';
  const names = codecs.map((codec) => videoCodecs[codec] ?? `"${codec}"`);
  const other = names.find((name) => name !== wanted);
  if (other === undefined) return [];
  return [
    {
      code: 'CFG0636',
      path,
      message: `The video "${value}" is encoded in ${other}; it must be ${wanted}.`,
      hint:
        wanted === 'AV1' ? 'Delete "av1", unless you also have the same video in AV1.' : videoSteps,
      subject: `codec:${value}:${wanted}`,
    },
  ];
}

function findBurden({ value, path }: Reference, { bytes }: VideoFile): Diagnostic[] {
  if (bytes <= maxBytes) return [];
  return [
    {
      code: 'CFG0637',
      path,
      message: `The video "${value}" is ${Math.round(bytes / 1_000_000)} MB, and every visitor downloads the whole file.`,
      hint: 'Make the video shorter and smaller: ten seconds with a width of 1280 pixels. In the free program HandBrake, use the preset "Fast 720p30".',
      subject: `heavy:${value}`,
    },
  ];
}
