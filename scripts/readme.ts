import { runCommand } from '../src/cli/run-command';

await runCommand({
  name: 'readme',
  about: 'Takes the images of README.md and of the reference from running sites and the editor.',
  takesLong: true,
  examples: { '': 'takes all images and records what they show' },
  exits: { 0: 'the images were written into docs/images/ and docs/reference/images/' },
  async run() {
    const { takeImages } = await import('./readme/take-images');
    await takeImages();
  },
});
