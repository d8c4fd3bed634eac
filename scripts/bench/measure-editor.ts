import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { apiPath, tokenHeader, type StateAnswer } from '../../src/editor/editor-api';
import { startEditor } from '../edit/start-editor';
import { projectFolder, projectSite } from '../project-folder';

const changes = 60;

/** What the editor of a config takes, in milliseconds; of many, those that 95 of 100 stay below. */
export interface EditorMeasure {
  /** from the command to the address */
  start: number;
  /** from a key to the problems */
  problems: number;
  /** from a key to the problems and the page */
  preview: number;
}

/**
 * Measures the editor with a config that has a home page.
 *
 * @param workFolder where its draft may be
 * @param port a free one, for the command
 */
export async function measureEditor(
  configFile: string,
  workFolder: string,
  port: number,
): Promise<EditorMeasure> {
  const { publicFolder } = projectSite;
  const site = { configFile, publicFolder, folder: join(workFolder, 'editor') };
  const { address, close } = await startEditor(site, 0);
  const { origin, hash } = new URL(address);
  const ask = async (name: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}${apiPath}${name}`, {
      method: body ? 'POST' : 'GET',
      headers: { [tokenHeader]: hash.slice(1), 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  };

  const times: [problems: number, preview: number][] = [];
  try {
    let { revision } = (await ask('document')) as StateAnswer;
    for (let count = 0; count < changes; count += 1) {
      const change = { op: 'set', path: ['routes', 0, 'title'], value: `Title ${count}` };
      const begin = performance.now();
      ({ revision } = (await ask('changes', {
        revision,
        label: 'Change title',
        changes: [change],
      })) as StateAnswer);
      const problems = performance.now() - begin;
      await ask('preview?path=/');
      times.push([problems, performance.now() - begin]);
    }
  } finally {
    close();
  }
  return {
    start: await measureStart(port),
    problems: findLimit(times.map(([problems]) => problems)),
    preview: findLimit(times.map(([, preview]) => preview)),
  };
}

/** From the command to the address that it prints. */
async function measureStart(port: number): Promise<number> {
  const run = async (): Promise<number> => {
    const begin = performance.now();
    const args = [join(projectFolder, 'scripts/run-bundled.mjs'), 'edit', '--no-open'];
    const env = { ...process.env, EDIT_PORT: String(port) };
    const editor = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(editor.stdout, 'data');
    const time = performance.now() - begin;
    editor.kill();
    await once(editor, 'exit');
    return time;
  };
  // The first start may have to make the bundle.
  await run();
  return run();
}

function findLimit(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}
