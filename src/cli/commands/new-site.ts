import { locateConfig } from '../../io/project-folder';
import { flag, text } from '../options';
import { runCommand } from '../run-command';

await runCommand({
  name: 'new-site',
  about:
    'Turns the sample into your practice’s site: asks for its name, people and widgets, and which parts to keep.',
  operands: { value: 'FILE', about: 'a config (default: site.config.json)', most: 1 },
  options: {
    answers: text(
      'FILE',
      'reads the answers from this JSON file, without prompts (format: docs/editing/make-it-yours.md)',
    ),
    'dry-run': flag('shows the result without writing anything'),
  },
  examples: {
    '': 'asks, shows what will be removed and asks again before writing',
    '--answers practice.json': 'uses the answers in a file',
  },
  exits: {
    0: 'the site was created, or you declined',
    1: 'the config has errors or would have errors; nothing was written',
  },
  async run({ answers, 'dry-run': isTrial }, [file = locateConfig()]) {
    const { runNewSite } = await import('../new-site/run-new-site');
    return runNewSite(file, { answersFile: answers, isTrial });
  },
});
