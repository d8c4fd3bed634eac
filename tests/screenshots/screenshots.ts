import { engineNames, explainMissing, listMissingEngines } from '../e2e/engines/find-engines';
import { CommandError } from '../../src/io/command-error';
import { choice, flag, list, text, wholeNumber } from '../../src/cli/options';
import { runCommand } from '../../src/cli/run-command';
import { schemes } from './options';

await runCommand({
  name: 'screenshots',
  about: 'Builds the site and saves screenshots of its pages in screenshots/, with an overview.',
  takesLong: true,
  options: {
    page: list(text('PATH', 'captures this page, such as /about (default: all)')),
    width: list(
      wholeNumber(
        'PIXELS',
        { least: 100, most: 9999 },
        'captures pages at this width (default: 360, 768 and 1280)',
      ),
    ),
    scheme: choice('NAME', schemes, 'captures only light or dark colors (default: both)'),
    engine: list(
      choice('NAME', engineNames, 'uses this browser engine; compares several (default: chromium)'),
    ),
    states: flag('captures open menus, messages and failed widgets instead of whole pages'),
  },
  examples: {
    '': 'captures all pages',
    '--page /about --width 360 --scheme dark': 'captures one page at one width in dark colors',
    '--engine chromium --engine webkit': 'compares the pages in two engines',
  },
  exits: { 0: 'the screenshots were saved', 1: 'the config has errors' },
  async run({ page: pages, width, scheme, engine, states }) {
    const missing = listMissingEngines().find((name) => engine.includes(name));
    if (missing) throw new CommandError(explainMissing(missing));
    if (states && engine.some((name) => name !== 'chromium')) {
      throw new CommandError('States are only captured in Chromium: remove --states or --engine.');
    }
    const { buildProject } = await import('../../src/cli/build-project');
    if (!(await buildProject({}))) return 1;
    const { takeScreenshots } = await import('./take-screenshots');
    const widths = (width.length > 0 ? width : [360, 768, 1280]).toSorted((a, b) => a - b);
    const engines = engine.length > 0 ? engine : (['chromium'] as const);
    await takeScreenshots({ pages, widths, schemes: scheme ? [scheme] : schemes, engines, states });
    return 0;
  },
});
