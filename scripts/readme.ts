import { runCommand } from '../src/cli/run-command';

await runCommand({
  name: 'readme',
  about: 'Takes the screenshots for README.md, the guides and the reference.',
  takesLong: true,
  examples: { '': 'retakes all screenshots and records what they show' },
  exits: { 0: 'the images were written into docs/images/ and docs/reference/images/' },
  async run() {
    const { takeImages } = await import('./readme/take-images');
    await takeImages();
  },
});
