import { flag, text } from './commands/options';
import { runCommand } from './commands/run-command';

await runCommand({
  name: 'new-site',
  about:
    'Makes the site of your practice of the sample: asks for its name, people and widgets, and which areas it keeps.',
  operands: { value: 'FILE', about: 'a config. Without one: site.config.json', most: 1 },
  options: {
    answers: text('FILE', 'reads the answers from this JSON file, and asks nothing'),
    'dry-run': flag('shows what would become of the sample, and writes nothing'),
  },
  examples: {
    '': 'asks, shows what will be taken out, and asks once more before it writes',
    '--answers practice.json': 'makes it of answers in a file',
  },
  exits: {
    0: 'the site was made, or you have said no',
    1: 'the config has errors, or would have some; nothing was written',
  },
  async run({ answers, 'dry-run': isTrial }, [file = 'site.config.json']) {
    const { runNewSite } = await import('./new-site/run-new-site');
    return runNewSite(file, { answersFile: answers, isTrial });
  },
});
