import { writePointer } from '../../utils/json';
import { pointTo } from '../../check/translations/list-units';
import type { FixRequest, StepAnswer } from '../protocol/editor-api';
import { acceptTranslations } from '../../io/translations/record-file';
import { TranslatedSite } from '../../io/translations/translated-site';
import type { EditedDocument } from './document';
import { RefusedRequest, OutdatedRevision } from './read-body';

/**
 * Notes that the translation which a problem is about says what its original says, as `npm run
 * translations -- --accept` does. What is noted is about the file: it must say what the document says.
 *
 * @throws RefusedRequest when it cannot be noted now
 */
export function acceptTranslation(
  document: EditedDocument,
  configFile: string,
  { revision, index }: FixRequest,
): StepAnswer {
  const { problems, isSaved, revision: present } = document.read();
  const { path, fix } = problems[index] ?? {};
  if (revision !== present || !path || !fix?.isNote) throw new OutdatedRevision();
  if (!isSaved)
    throw new RefusedRequest(
      422,
      'Save your changes first, then confirm that the translation is still correct.',
    );
  if (problems.some(({ severity }) => severity === 'error')) {
    throw new RefusedRequest(
      422,
      'Fix the errors first, then confirm that the translation is still correct.',
    );
  }
  const site = new TranslatedSite(configFile);
  const place = writePointer(path);
  const { others = [] } = site.listUnits('all') ?? {};
  const found = others.find(({ language }) => language === path.at(-1));
  if (!found) throw new OutdatedRevision();
  const { language, units } = found;
  acceptTranslations(site, language, units, (unit) => pointTo(unit, language) === place);
  return { ...document.read(), changes: [], label: fix.label };
}
