import { dirname, join, resolve } from 'node:path';
import { checkConfig, type CheckResult } from '../../check/check-config';
import { findListsInFiles } from '../../check/lists/find-list-files';
import { AnswerError, type Answers } from '../../editor/make-site/answers';
import { describeGone, makeSite, type MadeSite } from '../../editor/make-site/make-site';
import { isJsonObject, type JsonObject } from '../../utils/json';
import { readText, writeConfig } from '../../editor/model/write-config';
import type { ExitCode } from '../command';
import { CommandError } from '../../io/command-error';
import { printNotReal, printProblems } from '../print-problems';
import { listVersions, writeVersion } from '../../editor/server/versions';
import { nameConfigFile, readConfigFile, readSizeLimit } from '../../io/config-file';
import { listPublicFiles } from '../../io/public-files';
import { readCheckContext } from '../../io/read-check-context';
import { askForAnswers, isYes, openTerminal, type Terminal } from './ask-for-answers';
import { readAnswersFile } from './read-answers-file';

interface Wanted {
  answersFile: string | undefined;
  isTrial: boolean;
}

/** @returns the exit code: 0 made or not wanted, 1 the config has errors or would have some */
export async function runNewSite(
  file: string,
  { answersFile, isTrial }: Wanted,
): Promise<ExitCode> {
  const check = createCheck(file);
  const text = readConfigFile(file).toString('utf8');
  if (!isValid(file, text, check(text))) {
    console.error('Nothing was written. Fix the errors first: the sample must be valid.');
    return 1;
  }
  const [listed] = findListsInFiles(text);
  if (listed) {
    throw new CommandError(
      `"${listed.path.at(-1)}" is stored in ${listed.files}. Move the entries into ${nameConfigFile(file)} first.`,
    );
  }
  const sample = readText(text);
  if (!isJsonObject(sample.config)) throw new Error('A valid config is a group.');
  const terminal = answersFile === undefined ? openTerminal() : undefined;
  try {
    const answers =
      answersFile === undefined
        ? await askForAnswers(sample.config, requireTerminal(terminal))
        : readAnswersFile(answersFile);
    const made = tryToMake(sample.config, answers);
    const written = writeConfig(made.config, sample);
    const result = check(written);
    if (!isValid(file, written, result)) {
      console.error('Nothing was written: your answers would cause the errors above.');
      if (terminal) {
        console.error(
          'To try again, save these answers to a file, correct them and run: npm run new-site -- --answers FILE',
        );
        console.error(JSON.stringify(answers, undefined, 2));
      }
      return 1;
    }
    for (const { title, lines } of describeGone(sample.config, made)) {
      console.log([title, ...lines.map((line) => `  ${line}`), ''].join('\n'));
    }
    printNotReal(result.notReal ?? []);
    if (
      isTrial ||
      (terminal &&
        !isYes(await terminal.ask(`Replace ${nameConfigFile(file)} with this site?`, 'no')))
    ) {
      console.log('Nothing was written.');
      return 0;
    }
    write(file, written);
    return 0;
  } finally {
    terminal?.close();
  }
}

function createCheck(file: string): (text: string) => CheckResult {
  const folder = dirname(resolve(file));
  const publicFolder = join(folder, 'public');
  const files = listPublicFiles(publicFolder);
  const checkContext = {
    ...readCheckContext(publicFolder),
    sizeLimit: readSizeLimit(file),
    listsNotReal: true as const,
  };
  return (text) => checkConfig(text, files, checkContext);
}

function isValid(file: string, text: string, { problems }: CheckResult): boolean {
  const errors = problems.filter(({ severity }) => severity === 'error');
  printProblems({ file: nameConfigFile(file), text, problems: errors });
  return errors.length === 0;
}

/** @throws CommandError when nobody can be asked */
function requireTerminal(terminal: Terminal | undefined): Terminal {
  if (terminal) return terminal;
  throw new CommandError(
    'This command needs a terminal to ask its questions. To run it without one, save your answers as JSON (see docs/editing/make-it-yours.md) and run: npm run new-site -- --answers FILE',
  );
}

function tryToMake(sample: JsonObject, answers: Answers): MadeSite {
  try {
    return makeSite(sample, answers);
  } catch (error) {
    if (error instanceof AnswerError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
}

function write(file: string, text: string): void {
  const folder = join(dirname(resolve(file)), '.editor/versions');
  writeVersion(file, folder, text);
  const [former] = listVersions(folder);
  console.log(`Wrote ${nameConfigFile(file)}. To see your site, run: npm start`);
  if (!former) return;
  console.log(
    `To undo this, restore the earlier version in the editor (npm run edit), or copy ${nameConfigFile(join(folder, former.name))} over ${nameConfigFile(file)}.`,
  );
}
