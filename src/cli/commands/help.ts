import { isCompiled } from '../../io/engine-folder.mjs';
import { writeCall } from '../command';
import { runCommand } from '../run-command';
import { writeRows } from '../write-help';

/** The commands that people use most, each in a few words: loading all to ask them takes seconds. */
const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Everyday: {
    edit: 'opens the editor in your browser',
    start: 'checks, builds and serves the site, and prints its URL',
    validate: 'checks the config and shows how to fix each problem',
    'explain CODE': 'explains a problem, with a wrong and a right example',
  },
  'Your site': {
    'new-site': 'turns the sample into your practice’s site',
    build: 'builds the site into dist/ for your host',
    preview: 'serves the built site, or a preview with drafts',
    format: 'formats the config',
    due: 'lists content that is scheduled to be published or unpublished',
    translations: 'shows what is translated, missing or outdated',
    review: 'shows how a change affects the site',
    upgrade: 'replaces the names of earlier versions in the config',
    'new block NAME': 'creates the files of a new block type',
  },
  ...(!isCompiled && {
    Development: {
      dev: 'serves the site and reloads it each time you save',
      test: 'runs the checks and tests',
      check: 'runs the checks without the tests',
      'new-block NAME': 'creates the files of a new block type',
    },
  }),
};

await runCommand({
  name: 'help',
  about: 'Lists the commands that people use most.',
  options: {},
  examples: { '': 'lists these commands' },
  exits: { 0: 'the commands were listed' },
  run() {
    for (const [title, commands] of Object.entries(groups)) {
      const rows = Object.entries(commands).map(
        ([name, about]) => [writeCall(name), about] as const,
      );
      console.log(`${title}:\n${writeRows(rows, 28)}\n`);
    }
    console.log(
      isCompiled
        ? `For the options of a command, add --help: ${writeCall('build', ['--help'])}`
        : 'For the options of any command except dev and check, add -- --help: npm run build -- --help\nAll commands: docs/developing/commands.md',
    );
  },
});
