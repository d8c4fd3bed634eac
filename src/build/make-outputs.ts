import type { SiteConfig } from '../generated/config-types';
import { listPageSources } from '../payload/foreign-sources';
import type { PagePayload } from '../payload/payload';
import type { PublishedPage } from '../published/hosts/host-rules';
import { listPictureFiles } from '../published/list-addresses';
import { planPictureFiles } from './images/plan-picture-files';
import { mapConcurrent } from './images/map-concurrent';
import type { Output } from './outputs/output';
import type { SitePlan } from './outputs/plan-site';
import { OnDemandFiles } from './on-demand-files';
import type { Bundle } from './bundle';
import { BuildProgress } from './build-progress';
import type { PageCache } from './page-cache';
import { PageRenderer } from './page-renderer';
import { startRendering, type RenderPlace } from './start-rendering';
import { WantedPictures } from './wanted-pictures';
import { writeOutput } from './write-output';

/** What the outputs of a site are made from. */
export interface Making {
  config: SiteConfig;
  plan: SitePlan;
  bundle: Bundle;
  cache: PageCache;
  /** texts get compressed copies beside them */
  hasCopies: boolean;
  place: RenderPlace;
  /**
   * of a part of a site: whether an output belongs to it; asked for each in the order of the plan, but for
   * files of pictures, of which a part has those that it asks for
   */
  isOwn?: (output: Output) => boolean;
}

/** What making the outputs came to. */
export interface MadeOutputs {
  /** the pages that are there now, in the order of the plan */
  pages: UnstyledPage[];
  /** how many of them were not as they had been */
  rendered: number;
}

type UnstyledPage = Omit<PublishedPage, 'styleHashes'>;

/**
 * Makes the outputs of a site in a folder.
 *
 * @throws CommandError when one asks for what is not published, here or in another part; Error that
 *   names page and block when a page cannot be rendered
 */
export async function makeOutputs(
  folder: string,
  { config, plan, bundle, cache, hasCopies, place, isOwn = () => true }: Making,
): Promise<MadeOutputs> {
  const asked = new OnDemandFiles(config.site.url);
  const renderings = await Promise.all(
    plan.languages.map(({ site, rendering }) =>
      startRendering(
        { site, ...rendering, outFolder: folder, hasCopies, customModules: bundle.customModules },
        bundle,
        place,
      ),
    ),
  );
  const renderers = renderings.map((rendering) => new PageRenderer(rendering, cache, asked));
  const pages: UnstyledPage[] = [];
  let rendered = 0;
  const wanted = new WantedPictures();
  const steps = new BuildProgress(plan.languages.flatMap((language) => language.pages).length);
  try {
    await mapConcurrent(plan.outputs(), async (output) => {
      if ('onlyIfAsked' in output) {
        // All are there for whoever asks: those are made when it is known who does.
        asked.publish(output.url);
        return;
      }
      steps.begin(output);
      if (!isOwn(output)) {
        asked.publish(output.url);
        return;
      }
      if (!('page' in output)) {
        const content = await writeOutput(output, folder, hasCopies);
        asked.publishFile(output, content);
        if (typeof content === 'string') wanted.add(listPictureFiles(content));
        return;
      }
      const { page, json, language } = output;
      asked.publishPage(page.path, json);
      pages.push(describePage(page));
      if (cache.reuse(page.path, json, folder)) return;
      rendered += 1;
      await renderers[language]?.add(json);
    });
    await Promise.all(renderers.map((renderer) => renderer.finish()));
  } finally {
    await Promise.all(renderings.map((rendering) => rendering.stop()));
  }
  asked.assertAllPublished(config, plan.pictures);
  for (const { path } of pages) wanted.add(cache.picturesOf(path));
  const pictures = wanted.choose(planPictureFiles(plan));
  steps.beginPictures(pictures.length);
  await mapConcurrent(pictures, async (picture) => {
    await writeOutput(picture, folder);
    steps.endPicture();
  });
  return { pages, rendered };
}

/** What a host needs to know of a page, but for its styles. */
export function describePage(page: PagePayload): UnstyledPage {
  const { path, base, quickExit } = page;
  return { path, base, quickExit, sources: listPageSources(page) };
}
