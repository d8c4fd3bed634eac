import { runCommand } from '../src/cli/run-command';

await runCommand({
  name: 'new-block',
  about: 'Creates the files of a new block type: schema, component, test and fixtures.',
  operands: {
    value: 'NAME',
    about: 'the name of the block type, in lowercase with hyphens',
    least: 1,
    most: 1,
  },
  examples: { 'opening-hours': 'creates the block { "type": "opening-hours" }' },
  exits: { 0: 'the files were written', 1: 'a file already exists; nothing was written' },
  async run(_options, [name = '']) {
    const { runScaffold } = await import('./generate/create-files');
    const { scaffoldBlock } = await import('./generate/scaffolds');
    return runScaffold(name, {
      what: 'block type',
      example: 'opening-hours',
      scaffold: scaffoldBlock,
      next: (type) => `schema/blocks/${type}.schema.json and src/blocks/${type}.tsx`,
    });
  },
});
