#!/usr/bin/env node
// @ts-check
// The program: `pagewright COMMAND`. Plain JavaScript, so that Node.js can run it as it is.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandModules } from '../build/command-bundles/command-modules.mjs';
import { engineFolder, isInstalled } from '../io/engine-folder.mjs';
import { explainOldVersion } from './check-version.mjs';

const [, , name = 'help', ...args] = process.argv;

/** @param {string} asked a command, or what a process of ours is started with */
function findModule(asked) {
  const entry = Object.entries(commandModules).find(([known]) => known === asked);
  return entry?.[1] ?? (/^-+h(?:elp)?$/.test(asked) ? 'help' : undefined);
}

/** @param {string} module */
async function findFolder(module) {
  if (isInstalled) return join(engineFolder, 'commands');
  await import('./check-installed.mjs');
  const { findBundledCommand } = await import('../build/command-bundles/find-bundled-command.mjs');
  return findBundledCommand(module);
}

/** Processes that our commands start: they are no commands. */
const processes = new Set(['site-process', 'dev-site', 'measure-build', 'serve-editor']);

const outdated = isInstalled ? explainOldVersion(process.cwd()) : undefined;
const module = findModule(name) ?? (processes.has(name) ? name : undefined);
if (outdated !== undefined) {
  console.error(outdated);
  process.exitCode = 2;
} else if (module === undefined) {
  const known = [...new Set(Object.keys(commandModules))].join(', ');
  console.error(`There is no command "${name}". Commands: ${known}.`);
  process.exitCode = 2;
} else {
  try {
    const file = join(await findFolder(module), `${module}.js`);
    // The command sees its own arguments only.
    process.argv.splice(1, process.argv.length, file, ...args);
    await import(pathToFileURL(file).href);
  } catch (error) {
    console.error(error);
    process.exitCode = 2;
  }
}
