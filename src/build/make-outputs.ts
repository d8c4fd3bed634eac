import type { SiteConfig } from '../generated/config-types';
import { listPageSources } from '../payload/foreign-sources';
import type { PagePayload } from '../payload/payload';
import type { PublishedPage } from '../published/hosts/host-rules';
import { listPictureFiles } from '../published/list-addresses';
import { PictureMaker } from './images/picture-maker';
import { mapConcurrent } from './images/map-concurrent';
import type { Output } from './outputs/output';
import type { SitePlan } from './outputs/plan-site';
import { OnDemandFiles } from './on-demand-files';
import type { Bundle } from './bundle';
import { BuildProgress } from './build-progress';
import type { PageCache } from './page-cache';
import { PageRenderer } from './page-renderer';
import type { RenderedPage } from './render-pages';
import { startRendering } from './start-rendering';
import { writeOutput } from './write-output';

/** What the outputs of a site are made from. */
export interface Making {
  config: SiteConfig;
  plan: SitePlan;
  bundle: Bundle;
  cache: PageCache;
  /** texts get compressed copies beside them */
  hasCopies: boolean;
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
  { config, plan, bundle, cache, hasCopies, isOwn = () => true }: Making,
): Promise<MadeOutputs> {
  const asked = new OnDemandFiles(config.site.url);
  const pageCount = plan.languages.flatMap((language) => language.pages).length;
  const { customModules } = bundle;
  const sites = plan.languages.map(({ site, rendering: options }) => {
    return { site, ...options, outFolder: folder, hasCopies, customModules };
  });
  const rendering = startRendering({ sites, pageCount }, bundle);
  const steps = new BuildProgress(pageCount);
  const pictures = new PictureMaker(plan, async (file) => {
    await writeOutput(file, folder);
    steps.endPicture();
  });
  const onRendered = ({ path, written, asks }: RenderedPage): void => {
    cache.addRendered(path, written);
    asked.ask(asks, path);
    pictures.ask(cache.picturesOf(path));
  };
  const renderers = sites.map((_site, language) => {
    return new PageRenderer(rendering, language, onRendered);
  });
  const pages: UnstyledPage[] = [];
  let rendered = 0;
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
        if (typeof content === 'string') pictures.ask(listPictureFiles(content));
        return;
      }
      const { page, json, language } = output;
      asked.publishPage(page.path, json);
      pages.push(describePage(page));
      if (cache.reuse(page.path, json, folder)) {
        pictures.ask(cache.picturesOf(page.path));
        return;
      }
      rendered += 1;
      await renderers[language]?.add(json);
    });
    await Promise.all(renderers.map((renderer) => renderer.finish()));
    asked.assertAllPublished(config, plan.pictures);
    steps.beginPictures(pictures.left);
    await pictures.finish();
  } finally {
    await rendering.stop();
    await pictures.stop();
  }
  return { pages, rendered };
}

/** What a host needs to know of a page, but for its styles. */
export function describePage(page: PagePayload): UnstyledPage {
  const { path, base, quickExit } = page;
  return { path, base, quickExit, sources: listPageSources(page) };
}
