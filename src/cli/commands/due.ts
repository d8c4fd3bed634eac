import { listDue } from '../../check/list-due';
import { moment } from '../options';
import { printProblems } from '../print-problems';
import { runCommand } from '../run-command';
import { projectSite } from '../../io/project-folder';
import { loadConfig } from '../../build/load-config';

await runCommand({
  name: 'due',
  about:
    'Lists content that is scheduled to be published or unpublished, or, with --since, what changed since the last build.',
  options: {
    since: moment('lists changes after this date and time, usually that of the last build'),
    at: moment('lists what is due as of this date and time, such as 2027-04-15T09:00'),
  },
  examples: {
    '': 'lists upcoming changes',
    '--since 2027-04-15T09:00Z': 'prints “Nothing is due.” if no new build is needed',
  },
  exits: { 0: 'the list was shown', 1: 'the config has errors' },
  run({ since, at = Date.now() }) {
    const { config, meant, problems, text } = loadConfig(projectSite, [], { at });
    // The whole of it: `config` has only what is published.
    if (!config || !meant) {
      printProblems({ file: 'site.config.json', text, problems });
      return 1;
    }
    const due = listDue(meant, since ?? at).filter((one) =>
      since === undefined ? one.at > at : since < one.at && one.at <= at,
    );
    for (const one of due) console.log(`${one.moment}: ${one.text}`);
    if (due.length === 0)
      console.error(since === undefined ? 'Nothing is scheduled.' : 'Nothing is due.');
    return 0;
  },
});
