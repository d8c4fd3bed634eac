import { listDue } from '../src/config/content/list-due';
import { moment } from './commands/options';
import { printProblems } from './commands/print-problems';
import { runCommand } from './commands/run-command';
import { projectSite } from './project-folder';
import { loadConfig } from './read/load-config';

await runCommand({
  name: 'due',
  about:
    'Prints what is published or taken off by itself: what is to come or, with --since, what the published site does not show yet. Then it has to be built again.',
  options: {
    since: moment('prints what was due after this moment, the one of the last build'),
    at: moment('takes this moment for now'),
  },
  examples: {
    '': 'prints what is to come',
    '--since 2027-04-15T09:00Z': 'prints nothing if the site need not be built again',
  },
  exits: { 0: 'printed, or nothing is due', 1: 'the config has errors' },
  run({ since, at = Date.now() }) {
    const { config, meant, problems, text } = loadConfig(projectSite, [], { at });
    // The whole of it: `config` has only what is published.
    if (!config || !meant) {
      printProblems({ file: 'site.config.json', text, problems });
      return 1;
    }
    const due = listDue(meant).filter((one) =>
      since === undefined ? one.at > at : since < one.at && one.at <= at,
    );
    for (const one of due) console.log(one.text);
    if (due.length === 0)
      console.error(since === undefined ? 'Nothing is to come.' : 'Nothing is due.');
    return 0;
  },
});
