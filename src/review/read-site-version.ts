import { checkConfig } from '../check/check-config';
import { hasShape } from '../check/schema/check-schema';
import type { Translation } from '../check/languages/check-languages';
import type { Problem } from '../check/problem';
import { readSource } from '../check/json/read-source';
import { scanJson } from '../check/json/scan-json';
import { publishAll } from '../content/filter-published';
import { pagedKinds, readName } from '../content/entities';
import type { PictureFile, CheckContext } from '../check/check-context';
import type { PlaceholderScope } from '../content/placeholders/dynamic-routes';
import type { SiteConfig } from '../generated/config-types';
import { addAnswerPages } from '../pages/add-answer-pages';
import type { PublicAssets } from '../pages/build-context';
import { buildSite } from '../pages/build-site';
import { planPages } from '../pages/plan-pages';
import type { SitePayload } from '../payload/payload';
import type { OriginatedPage } from './compare-pages';
import { readSchedules, type Schedules } from './compare-schedules';
import { readSizeLimit } from '../io/config-file';

/** One of the two versions of a site that a review compares. */
export interface SiteVersion {
  /** how the version is called: `main at 1a2b3c4`, `your working copy` */
  name: string;
  /** the text of its config */
  text: string;
  problems: Problem[];
  /** whether it could be published: no problem is an error */
  valid: boolean;
  /**
   * All of it as if it were published, so that what comes later is reviewed before; missing when the
   * config cannot be read as one
   */
  config?: SiteConfig;
  /** when things are published */
  schedules: Schedules;
  /** what all pages share; missing when it cannot be built */
  site?: SitePayload;
  /** those of all languages */
  pages: OriginatedPage[];
  /** the other languages of the site, if it has some and no errors */
  translations: (Translation & { site?: SitePayload })[];
  /** the usual words that are English, because the project has none in the main language */
  english?: ReadonlySet<string>;
  /** pages that cannot be built because of an error in the config */
  unbuilt: string[];
}

/**
 * Checks a config and builds all pages that can be built, even from a config that is not valid:
 * an editor who broke one link still sees what else changed.
 *
 * @param beside what is in files beside the config
 */
export function readSiteVersion(
  name: string,
  bytes: Uint8Array,
  assets: PublicAssets,
  beside: Pick<CheckContext, 'readListFiles' | 'translationRecord'> = {},
): SiteVersion {
  const files = new Set(assets.fileSizes.keys());
  const sizeLimit = readSizeLimit();
  const checked = checkConfig(bytes, files, {
    ...beside,
    pictures: listPictures(assets),
    now: Date.now(),
    sizeLimit,
  });
  const { text } = readSource(bytes, sizeLimit);
  const { problems, english } = checked;
  const written = checked.config ?? readUnchecked(text);
  const valid = checked.config !== undefined;
  const version = { name, text, problems, valid, ...(english && { english }) };
  if (!written) {
    return { ...version, schedules: new Map(), pages: [], translations: [], unbuilt: [] };
  }
  const schedules = readSchedules(written);
  const unbuilt: string[] = [];
  const { pages, ...main } = readLanguage(written, assets, unbuilt);
  const others = (checked.translations ?? []).map((one) => ({
    ...one,
    ...readLanguage(one.config, assets, unbuilt),
  }));
  return {
    ...version,
    ...main,
    schedules,
    pages: [
      ...pages,
      ...others.flatMap((other) =>
        other.pages.map((page) => ({ ...page, language: other.config.site.language })),
      ),
    ],
    translations: others.map(({ pages: _pages, ...other }) => other),
    unbuilt,
  };
}

/** One language of a site, as far as it can be built. @param unbuilt gets the pages that cannot */
function readLanguage(written: SiteConfig, assets: PublicAssets, unbuilt: string[]) {
  const config = addAnswerPages(publishAll(written));
  const pages = planPages(config, assets).flatMap((planned): OriginatedPage[] => {
    const page = attempt(() => planned.build());
    if (!page) unbuilt.push(planned.path);
    return page ? [{ ...page, ...readOrigin(planned.scope) }] : [];
  });
  const site = attempt(() => buildSite(config));
  return { config, pages, ...(site && { site }) };
}

function readOrigin(scope: PlaceholderScope): Pick<OriginatedPage, 'origin'> {
  const [origin] = pagedKinds.flatMap((kind) => {
    const entry = scope[kind];
    return entry ? [{ id: entry.id, name: readName(kind, entry) }] : [];
  });
  return origin ? { origin } : {};
}

function listPictures({ pictures, fileSizes }: PublicAssets): CheckContext['pictures'] {
  const measured = [...pictures].map(([file, { width, height }]): [string, PictureFile] => [
    file,
    { width, height, bytes: fileSizes.get(file) ?? 0 },
  ]);
  return new Map(measured);
}

/** A config that has the right shape, whatever else is wrong with it. */
function readUnchecked(text: string): SiteConfig | undefined {
  if (scanJson(text).length > 0) return undefined;
  const value: unknown = JSON.parse(text);
  return hasShape(value) ? value : undefined;
}

/** Building throws on what the checks have already reported. */
function attempt<T>(build: () => T): T | undefined {
  try {
    return build();
  } catch {
    return undefined;
  }
}
