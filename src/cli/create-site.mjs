#!/usr/bin/env node
// @ts-check
// `npm create pagewright my-practice`: makes the folder of a new site. Plain JavaScript that imports
// nothing but Node.js: it is a package that has no other.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** Not `import.meta.dirname`: versions of Node.js that are too old get a message, too. */
const ownFolder = dirname(fileURLToPath(import.meta.url));
const { version, engines } = JSON.parse(readFileSync(join(ownFolder, 'package.json'), 'utf8'));

/** Something that people can do something about. */
class CreateError extends Error {}

const usual = 'my-practice';
const usualStarter = 'counseling';

const writeHelp = () => `Makes the folder of a new website.

Usage: npm create pagewright@latest [FOLDER] [-- --starter NAME]

FOLDER            the new folder (default: ${usual}, or asks)
--starter NAME    the sample that the site begins as (default: ${usualStarter}, or asks):
${listStarters().map(describeStarter).join('\n')}
--help            shows this text`;

function listStarters() {
  return readdirSync(join(ownFolder, 'starters')).toSorted();
}

function assertNode() {
  const [wanted] = /\d+\.\d+/.exec(engines.node) ?? [''];
  const { node } = process.versions;
  if (wanted.localeCompare(node, 'en', { numeric: true }) <= 0) return;
  throw new CreateError(
    `This needs Node.js ${wanted} or newer, but you have ${node}. Install the version marked "LTS" from https://nodejs.org, then close the terminal and open a new one.`,
  );
}

/** @param {string} starter */
function describeStarter(starter) {
  const file = join(ownFolder, 'starters', starter, 'starter.json');
  const { title, description } = JSON.parse(readFileSync(file, 'utf8'));
  return `  ${starter.padEnd(12)}${title}. ${description}`;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { starter: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    return { ...values, folders: positionals };
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(/\. |\n/);
    throw new CreateError(
      `${reason}. To see what can be written, run: npm create pagewright@latest -- --help`,
    );
  }
}

/** @param {string} question @param {string} answer if nothing else is written, or nobody can be asked */
async function ask(question, answer) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return answer;
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question} (${answer}) `)).trim() || answer;
  } finally {
    terminal.close();
  }
}

/** @param {string | undefined} asked */
async function chooseStarter(asked) {
  const starters = listStarters();
  const question = ['What is your website for?', ...starters.map(describeStarter), 'Name:'].join(
    '\n',
  );
  const chosen = asked ?? (await ask(question, usualStarter));
  if (starters.includes(chosen)) return chosen;
  throw new CreateError(`There is no starter "${chosen}". Starters: ${starters.join(', ')}.`);
}

/** @param {string} folder */
function assertFree(folder) {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) {
    throw new CreateError(`"${name(folder)}" is a file. Choose another name for the folder.`);
  }
  const found = readdirSync(folder).find((file) => !/^\.(?:DS_Store|git)$/.test(file));
  if (found !== undefined) {
    throw new CreateError(
      `"${name(folder)}" already contains files (such as "${found}"). Choose another folder.`,
    );
  }
}

/** @param {string} folder as people see it from where they are */
function name(folder) {
  return relative(process.cwd(), folder) || '.';
}

/** @param {string} folder what npm takes as the name of a package */
function namePackage(folder) {
  const letters = basename(folder)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return letters === '' ? usual : letters;
}

/** @param {string} folder @param {string} starter */
function writeSite(folder, starter) {
  const parent = dirname(folder);
  /** @type {string | undefined} */
  let staging;
  try {
    mkdirSync(parent, { recursive: true });
    // Made aside and then moved, so that there is never half a site.
    staging = mkdtempSync(join(existsSync(folder) ? folder : parent, '.new-site-'));
    // Only its owner may look into the folder around it.
    const draft = join(staging, 'site');
    fillSite(draft, starter, namePackage(folder));
    if (existsSync(folder)) {
      // Somebody is in it.
      for (const part of readdirSync(draft)) renameSync(join(draft, part), join(folder, part));
    } else {
      renameSync(draft, folder);
    }
  } catch (error) {
    throw new CreateError(
      `The site could not be written: ${error instanceof Error ? error.message : error}. Nothing was left behind.`,
    );
  } finally {
    if (staging !== undefined) rmSync(staging, { recursive: true, force: true });
  }
}

/** @param {string} folder @param {string} starter @param {string} title */
function fillSite(folder, starter, title) {
  cpSync(join(ownFolder, 'template'), folder, { recursive: true });
  cpSync(join(ownFolder, 'starters', starter), folder, { recursive: true });
  rmSync(join(folder, 'starter.json'));
  // npm leaves files of this name out of packages.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for (const file of ['package.json', 'package-lock.json', 'README.md']) {
    const text = readFileSync(join(folder, file), 'utf8')
      .replaceAll('{name}', title)
      .replaceAll('{version}', version);
    writeFileSync(join(folder, file), text);
  }
}

async function create() {
  assertNode();
  const { starter, folders, help: wantsHelp } = readArguments();
  if (wantsHelp) {
    console.log(writeHelp());
    return;
  }
  if (folders.length > 1) {
    throw new CreateError(
      `Only one folder can be made. If its name has spaces, write it in quotes: "${folders.join(' ')}"`,
    );
  }
  const chosen = folders[0] ?? (await ask('Which folder should the site be in?', usual));
  const folder = resolve(chosen);
  assertFree(folder);
  writeSite(folder, await chooseStarter(starter));
  const place = name(folder);
  const enter = place === '.' ? '' : `  cd ${/\s/.test(place) ? `"${place}"` : place}\n`;
  console.log(`Your website is in ${place}/. Next:

${enter}  npm ci
  npm start         shows it in your browser
  npm run edit      opens the editor: “Make it yours” turns the sample into your site`);
}

try {
  await create();
} catch (error) {
  console.error(error instanceof CreateError ? error.message : error);
  process.exitCode = 2;
}
