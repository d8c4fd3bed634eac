#!/usr/bin/env node
// @ts-check
// The program: `pagewright COMMAND`. Plain JavaScript, so that Node.js can run it as it is.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandModules } from '../build/command-bundles/command-modules.mjs';
import { engineFolder, isCompiled, findUp } from '../io/engine-folder.mjs';
import { CustomBlockError, customBlocksFolder, readCustomBlocks } from '../io/custom-blocks.mjs';
import { explainOldNode, explainOldVersion } from './check-version.mjs';

const oldNode = explainOldNode();
if (!isCompiled && oldNode === undefined) await import('./check-installed.mjs');

const [, , name = 'help', ...args] = process.argv;

/** @param {string} asked a command, or what a process of ours is started with */
function findModule(asked) {
  const entry = Object.entries(commandModules).find(([known]) => known === asked);
  return entry?.[1] ?? (/^-+h(?:elp)?$/.test(asked) ? 'help' : undefined);
}

function readVersion() {
  return JSON.parse(readFileSync(join(engineFolder, 'package.json'), 'utf8')).version;
}

/** Commands that work on the site of the folder that they are started in. */
const ofSite = new Set(['start', 'edit', 'build', 'preview', 'due', 'review', 'upgrade', 'new']);

/** The sites are in other folders. */
const isElsewhere = args.some((arg) => /^--site(?:=|$)/.test(arg));

const asksForHelp = ['help', 'explain'].includes(name) || args.includes('--help');

/** Why a command cannot work on the site: there is none. */
function explainMissingSite() {
  if (!ofSite.has(name) || asksForHelp || isElsewhere || findSite() !== undefined) return undefined;
  return `There is no site.config.json in this folder. Go to the folder of your site, or make a new site: npm create pagewright@latest`;
}

/** The nearest folder with a site: the one that the command was started in, or one around it. */
function findSite() {
  return findUp(process.cwd(), (folder) => existsSync(join(folder, 'site.config.json')));
}

/**
 * Leaves the block types of the site where `src/content/schema/custom-blocks.ts` finds them: the schemas of
 * all blocks must be known before any command is loaded.
 *
 * @param {string | undefined} folder that of the site
 */
function takeCustomBlocks(folder) {
  if (folder === undefined || !existsSync(join(folder, customBlocksFolder))) return;
  const schemaFile = isCompiled ? 'schema/site.schema.json' : 'src/generated/site-schema.json';
  const { $defs } = JSON.parse(readFileSync(join(engineFolder, schemaFile), 'utf8'));
  const blocks = readCustomBlocks(folder, $defs);
  Object.assign(globalThis, { [Symbol.for('pagewright.custom-blocks')]: blocks });
}

/** @param {string} module */
async function findFolder(module) {
  if (isCompiled) return join(engineFolder, 'commands');
  const { findBundledCommand } = await import('../build/command-bundles/find-bundled-command.mjs');
  return findBundledCommand(module);
}

/** What our commands start; a checkout has more of it, for development. */
const processes = [
  'site-process',
  ...(isCompiled ? [] : ['dev-site', 'measure-build', 'serve-editor']),
];

const objection =
  oldNode ?? (isCompiled ? explainOldVersion(process.cwd()) : undefined) ?? explainMissingSite();
const module = findModule(name) ?? (processes.includes(name) ? name : undefined);
if (/^(?:--version|-v)$/.test(name)) {
  console.log(readVersion());
} else if (objection !== undefined) {
  console.error(objection);
  process.exitCode = 2;
} else if (module === undefined) {
  const known = Object.keys(commandModules).join(', ');
  console.error(`There is no command "${name}". Commands: ${known}.`);
  process.exitCode = 2;
} else {
  try {
    if (name === 'site-process') takeCustomBlocks(args[0]);
    else if (!asksForHelp && !isElsewhere) takeCustomBlocks(findSite());
    const file = join(await findFolder(module), `${module}.js`);
    // The command sees its own arguments only.
    process.argv.splice(1, process.argv.length, file, ...args);
    await import(pathToFileURL(file).href);
  } catch (error) {
    console.error(error instanceof CustomBlockError ? error.message : error);
    process.exitCode = 2;
  }
}
