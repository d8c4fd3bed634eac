import stateCode from '../../schema/shared/state-code.schema.json';
import type { StateCode } from '../../src/content/regions/regions';
import { checkConfig } from '../../src/check/check-config';
import { formatProblems } from '../../src/check/report/format-problems';
import { isWording } from '../../src/content/schema/schema-node';
import { followReference, siteSchema, walkSchema } from '../../src/content/schema/walk-schema';
import { isObject } from '../../src/utils/json';
import type { SiteConfig } from '../../src/generated/config-types';
import { listPublicFiles } from '../../src/io/public-files';
import { readTestSite, type TestSiteName } from '../sites/read-site';

const states = stateCode.enum as StateCode[];

/** Arabic letters, one for each from a to z. */
const letters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنه'];

/** What is not words: elements, placeholders, and characters written by name. */
const kept = /<[^>]*>|\{[^}]*\}|&#?\w+;/g;

/** Elements keep their addresses; what they say is translated. */
const spokenAttribute = /(?<= alt=")[^"]*/g;

/** `Our {count} rooms` → the same in letters that no text of the engine has. */
export function translate(text: string): string {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(kept)) {
    result += translateWords(text.slice(end, match.index));
    result += match[0].replace(spokenAttribute, translateWords);
    end = match.index + match[0].length;
  }
  return result + translateWords(text.slice(end));
}

function translateWords(text: string): string {
  return text.replace(
    /[a-z]/gi,
    (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97] ?? '',
  );
}

/**
 * A test site in a made-up language that is written in Arabic letters: all of its texts, and all
 * that have a usual wording, so that any Latin letter a visitor sees is a word of the engine.
 */
export function readMadeUpSite(name: TestSiteName): SiteConfig {
  const { text, publicFolder } = readTestSite(name);
  const files = listPublicFiles(publicFolder);
  const { config } = checkConfig(text, files);
  if (!config) throw new Error(`${name} has errors`);
  walkSchema(config, siteSchema, (value, node) => {
    if (!isObject(value)) return;
    for (const [key, property] of Object.entries(node.properties ?? {})) {
      const setting = followReference(property);
      const written = value[key];
      if (isWording(setting) && !setting.pattern && typeof written === 'string')
        value[key] = translate(written);
      if (Array.isArray(written) && setting.items && isWording(followReference(setting.items))) {
        value[key] = written.map((item) => (typeof item === 'string' ? translate(item) : item));
      }
    }
  });
  config.site.language = 'ar';
  // Of other countries, currencies have Latin letters in Arabic, too.
  config.site.currency = 'JOD';
  config.site.stateNames = states.map((code) => ({ code, name: translate(code) }));
  const madeUp = JSON.stringify(config, undefined, 2);
  const checked = checkConfig(madeUp, files);
  if (!checked.config) {
    throw new Error(
      formatProblems(checked.problems, { text: madeUp, file: 'made-up.json', color: false }),
    );
  }
  return checked.config;
}
