import { runCommand } from './commands/run-command';

await runCommand({
  name: 'readme',
  about: 'Takes the images of README.md from a running site and its editor.',
  takesLong: true,
  examples: { '': 'takes the images of the site and the editor, and notes what they show' },
  exits: { 0: 'the images were written into docs/images/' },
  async run() {
    const { takeImages } = await import('./readme/take-images');
    await takeImages();
  },
});
