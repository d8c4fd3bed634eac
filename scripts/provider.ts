import { CommandError } from '../src/io/command-error';
import { choice } from '../src/cli/options';
import { runCommand } from '../src/cli/run-command';
import { failures, isFailure } from '../src/build/mock-provider/failures';
import { readPort } from '../src/build/server/ports';
import { projectSite } from '../src/io/project-folder';

await runCommand({
  name: 'provider',
  about: 'Serves the sample widgets without the site, until you press Ctrl+C.',
  options: {
    fail: choice(
      'MODE',
      Object.keys(failures).filter(isFailure),
      `simulates one of these failures:\n${Object.entries(failures)
        .map(([name, meaning]) => `${name}: ${meaning}`)
        .join('\n')}`,
    ),
  },
  examples: { '--fail slow': 'shows a widget that loads slowly' },
  exits: { 0: 'you stopped the server' },
  async run({ fail: failure }) {
    // Asked for at once: the config need not be read for a port that is none.
    readPort('PROVIDER_PORT', undefined);
    const { startProvider } = await import('../src/build/mock-provider/serve-widgets');
    const server = startProvider(projectSite, { log: console.log, failure });
    if (!server) {
      throw new CommandError(
        'There are no sample widgets to serve: no widget in site.config.json uses 127.0.0.1.',
      );
    }
    server.on('error', () => {
      process.exitCode = 2;
    });
  },
});
