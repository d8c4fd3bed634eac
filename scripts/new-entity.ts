import { runCommand } from '../src/cli/run-command';

await runCommand({
  name: 'new-entity',
  about:
    'Creates the files of a new content type: schemas for the entry and its cards, the card builder, test and fixtures.',
  operands: {
    value: 'NAME',
    about:
      'the singular name of the content type, in lowercase with hyphens; the list uses the plural',
    least: 1,
    most: 1,
  },
  examples: { 'event-series': 'creates entries that are listed as cards and have pages' },
  exits: { 0: 'the files were written', 1: 'a file already exists; nothing was written' },
  async run(_options, [name = '']) {
    const { runScaffold } = await import('./generate/create-files');
    const { scaffoldEntity } = await import('./generate/scaffolds');
    return runScaffold(name, {
      what: 'content type',
      example: 'event-series',
      scaffold: scaffoldEntity,
      next: (kind) => `schema/entities/${kind}.schema.json and src/pages/cards/${kind}-cards.ts`,
    });
  },
});
