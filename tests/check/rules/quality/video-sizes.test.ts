import { expect, test } from 'vitest';
import type { VideoFile } from '../../../../src/check/check-context';
import { checkConfig } from '../../../../src/check/check-config';
import { formatProblems } from '../../../../src/check/report/format-problems';
import { writeChanged } from '../../check-changed';
import { publicFiles } from '../../minimal-config';

const mp4 = '/video/stream.mp4';
const av1 = '/video/stream-av1.mp4';

/** What the editor reads when such videos are behind the title of a page. */
function report(first: Partial<VideoFile>, second?: Partial<VideoFile>): string {
  const text = writeChanged({
    '/media/0/files/-': mp4,
    ...(second && { '/media/0/files': ['/images/lake.webp', mp4, av1] }),
    '/routes/0/blocks/0': {
      type: 'hero',
      title: 'Quiet Lake',
      text: 'Rest.',
      image: { src: '/images/lake.webp', decorative: true },
      actions: [{ label: 'Contact', href: '/contact' }],
      video: { mp4, ...(second && { av1 }) },
    },
  });
  const usual = { codecs: ['avc1'], bytes: 1_000_000 };
  const videos = new Map([
    [mp4, { ...usual, ...first }],
    [av1, { ...usual, codecs: ['av01'], ...second }],
  ]);
  const { problems } = checkConfig(text, new Set([...publicFiles, av1]), { videos });
  return formatProblems(problems, { text, file: 'site.config.json', color: false });
}

test('CFG0636: a video in the encoding of new phones', () => {
  expect(report({ codecs: ['hvc1'] })).toMatchInlineSnapshot(`
    "error[CFG0636]: The video "/video/stream.mp4" is encoded in HEVC (H.265); it must be H.264.
      --> site.config.json:174:20
       in Page / > Block 1 (hero) > video
    174 |             "mp4": "/video/stream.mp4"
        |                    ^^^^^^^^^^^^^^^^^^^
        = Convert the video to MP4 with H.264; renaming the file does not convert it. On Windows and on a Mac, use the free program HandBrake with the preset "Fast 720p30". On an iPhone, send the video to a computer first.

    1 error in site.config.json"
  `);
});

test('CFG0636: the two files of a video are not what they are called', () => {
  expect(report({ codecs: ['av01'] }, { codecs: ['avc1'] })).toMatchInlineSnapshot(`
    "error[CFG0636]: The video "/video/stream.mp4" is encoded in AV1; it must be H.264.
      --> site.config.json:175:20
       in Page / > Block 1 (hero) > video
    175 |             "mp4": "/video/stream.mp4",
        |                    ^^^^^^^^^^^^^^^^^^^
        = Convert the video to MP4 with H.264; renaming the file does not convert it. On Windows and on a Mac, use the free program HandBrake with the preset "Fast 720p30". On an iPhone, send the video to a computer first.

    error[CFG0636]: The video "/video/stream-av1.mp4" is encoded in H.264; it must be AV1.
      --> site.config.json:176:20
       in Page / > Block 1 (hero) > video
    176 |             "av1": "/video/stream-av1.mp4"
        |                    ^^^^^^^^^^^^^^^^^^^^^^^
        = Delete "av1", unless you also have the same video in AV1.

    2 errors in site.config.json"
  `);
});

test('CFG0637: a video that is heavy', () => {
  expect(report({ bytes: 60_000_000 })).toMatchInlineSnapshot(`
    "warning[CFG0637]: The video "/video/stream.mp4" is 60 MB, and every visitor downloads the whole file.
      --> site.config.json:174:20
       in Page / > Block 1 (hero) > video
    174 |             "mp4": "/video/stream.mp4"
        |                    ^^^^^^^^^^^^^^^^^^^
        = Make the video shorter and smaller: ten seconds with a width of 1280 pixels. In the free program HandBrake, use the preset "Fast 720p30".

    1 warning in site.config.json"
  `);
});

test('a video as it should be', () => {
  expect(report({}, {})).toBe('No problems in site.config.json');
});
