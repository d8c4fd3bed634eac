import { CommandError } from '../../io/command-error';
import { locateConfig } from '../../io/project-folder';
import { flag, text } from '../options';
import { runCommand } from '../run-command';

await runCommand({
  name: 'new-site',
  about:
    'Turns the sample into your practice’s site with the answers in a file. To answer questions instead, choose “Make it yours” in the editor (npm run edit).',
  operands: { value: 'FILE', about: 'a config (default: site.config.json)', most: 1 },
  options: {
    answers: text(
      'FILE',
      'reads the answers from this JSON file (format: docs/editing/make-it-yours.md)',
    ),
    'dry-run': flag('shows the result without writing anything'),
  },
  examples: {
    '--answers practice.json --dry-run': 'shows what will be removed',
    '--answers practice.json': 'writes the site',
  },
  exits: {
    0: 'the site was created or shown',
    1: 'the config has errors or would have errors; nothing was written',
  },
  async run({ answers, 'dry-run': isTrial }, [file = locateConfig()]) {
    if (answers === undefined) {
      throw new CommandError(
        'Save your answers to a file (format: docs/editing/make-it-yours.md) and run: npm run new-site -- --answers FILE. Or choose “Make it yours” in the editor: npm run edit',
      );
    }
    const { runNewSite } = await import('../new-site/run-new-site');
    return runNewSite(file, { answersFile: answers, isTrial });
  },
});
