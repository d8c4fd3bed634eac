import type { SiteConfig } from '../../generated/config-types';
import { shareStructure } from '../../utils/share-structure';
import type { CheckResult } from '../../check/check-config';
import { awaitTypefaces } from '../../published/fonts/await-typefaces';
import { UnreadablePictures } from '../../io/command-error';
import type { SiteFiles, SitePlan, App } from '../../build/outputs/plan-site';
import { showTo } from '../../build/show-to';
import {
  createPlannedSite,
  type PageRenderer,
  type PlannedSite,
  type SiteAnswer,
} from '../../build/server/planned-site';
import { attributes } from '../../contract/page-contract';
import { planFile } from '../../build/outputs/output';
import { iconSpriteUrl } from '../../payload/page-paths';
import { renderIconSprite } from '../../render/icon-sprite';

/** Plans a site as far as the editor shows it. @throws UnreadablePictures */
export type PlanDraft = (
  config: SiteConfig,
  words: Pick<SiteFiles, 'translations' | 'english'>,
) => Promise<Pick<SitePlan, 'languages' | 'outputs'>>;

/** How a site answers, and whether it is older than the draft. */
export interface DraftAnswer extends SiteAnswer {
  isOutdated: boolean;
}

/** A document, as far as pages can be made of it. */
export interface Shown {
  checked: CheckedSite;
  checkSaved: () => CheckedSite | undefined;
  /** Looks at the files again: if they are others by now, it is checked anew. */
  read: () => unknown;
}

/** What pages are made of, in all languages of the site; without a config, it has errors. */
export type CheckedSite = Pick<CheckResult, 'config' | 'translations' | 'english'>;

/** The site of a draft as it is now or, while the draft has errors, as it was before. */
export class DraftSite {
  private made: { of: CheckedSite; site: Promise<PlannedSite> } | undefined;
  private good: PlannedSite | undefined;
  /** what was asked for last */
  private last: { url: string; of: CheckedSite } | undefined;
  /** what was made before somebody asked for it */
  private foreseen:
    | { url: string; of: CheckedSite; answer: Promise<DraftAnswer | undefined> }
    | undefined;
  /** the config of the last plan, in each language */
  private readonly shown: SiteConfig[] = [];
  readonly renderers = new Map<string, PageRenderer>();
  /** Named by their content: a page asks for its own even if the draft has changed meanwhile. */
  readonly stylesheets = new Map<string, string>();

  /** @param arrange gives the draft other pages than it has, in its main language */
  constructor(
    private readonly planSite: PlanDraft,
    private readonly markDamaged: (files: readonly string[]) => void,
    private readonly arrange: (config: SiteConfig) => SiteConfig = (config) => config,
  ) {}

  /** Whether pages were asked for, which may ask for files now. */
  get isShown(): boolean {
    return this.good !== undefined;
  }

  /**
   * @param url an address of the site
   * @returns undefined when neither the draft nor the file was ever without errors
   */
  async answer(document: Shown, url: string): Promise<DraftAnswer | undefined> {
    const { checked } = document;
    return this.answerAsChecked(document, url).catch((error: unknown) => {
      // A file may be gone since the check.
      document.read();
      if (document.checked === checked) throw error;
      return this.answerAsChecked(document, url);
    });
  }

  private async answerAsChecked(document: Shown, url: string): Promise<DraftAnswer | undefined> {
    const current = await this.plan(document.checked);
    this.good = current ?? this.good ?? (await this.plan(document.checkSaved()));
    const answer = await this.good?.answer(url);
    if (!answer) return undefined;
    // Each change of the page would take away a typeface that comes late.
    const body =
      typeof answer.body === 'string' ? showVideoStills(awaitTypefaces(answer.body)) : answer.body;
    return { ...answer, body, isOutdated: current === undefined };
  }

  /** As `answer`, for the page in the preview: it may have been made already. */
  async showPage(document: Shown, url: string): Promise<DraftAnswer | undefined> {
    const { foreseen } = this;
    this.foreseen = undefined;
    const of = document.checked;
    this.last = { url, of };
    return foreseen?.url === url && foreseen.of === of
      ? foreseen.answer
      : this.answer(document, url);
  }

  /**
   * Makes the page that was asked for last, for the next time: the browser will ask for it once it has
   * shown what else follows from a change. Nothing is made ahead as long as that is not asked for.
   */
  async foresee(document: Shown): Promise<void> {
    const { last, foreseen } = this;
    const of = document.checked;
    if (!last || foreseen || last.of === of) return;
    const answer = this.answer(document, last.url);
    this.foreseen = { url: last.url, of, answer };
    await answer;
  }

  /** Undefined when a picture turns out to be damaged. */
  private async plan(checked: CheckedSite | undefined): Promise<PlannedSite | undefined> {
    if (!checked?.config) return undefined;
    if (this.made?.of !== checked) {
      this.made = { of: checked, site: this.makeSite({ ...checked, config: checked.config }) };
    }
    try {
      return await this.made.site;
    } catch (error) {
      this.made = undefined;
      if (!(error instanceof UnreadablePictures)) throw error;
      this.markDamaged(error.files);
      return undefined;
    }
  }

  private async makeSite({
    config,
    translations = [],
    english,
  }: CheckedSite & { config: SiteConfig }): Promise<PlannedSite> {
    const shown = this.show(this.arrange(config), 0);
    const plan = await this.planSite(shown, {
      translations: translations.map((one, index) => ({
        ...one,
        config: this.show(one.config, index + 1),
      })),
      english,
    });
    return createPlannedSite(shown, plan, this);
  }

  /** @param position of the language */
  private show(config: SiteConfig, position: number): SiteConfig {
    const named = showTo('editor', nameBlocks(config, 'block'), Date.now());
    // What pages were made of before is known, where it says the same.
    const shown = shareStructure(nameBlocks(named, 'added'), this.shown[position]);
    this.shown[position] = shown;
    return shown;
  }
}

/**
 * Writes down the id of each block that has none of its own: `block-3`, as pages count them. So blocks
 * keep the id of their place in the config where the site adds others before them.
 *
 * @param kind what the ids begin with
 */
function nameBlocks(config: SiteConfig, kind: 'block' | 'added'): SiteConfig {
  const routes = config.routes.map((route) => ({
    ...route,
    blocks: route.blocks.map((block, index) => ({ anchor: `${kind}-${index + 1}`, ...block })),
  }));
  return { ...config, routes };
}

const { heroVideo, videoReady, videoSource } = attributes;
const videos = new RegExp(`<video\\b[^>]* ${heroVideo}=.*?</video>`, 'gs');

/** A page without scripts: each background video, which a script would play, shows its first frame. */
export function showVideoStills(html: string): string {
  return html.replaceAll(videos, (video) =>
    video
      .replace('preload="none"', `preload="auto" ${videoReady}=""`)
      .replaceAll(new RegExp(` ${videoSource}="([^"]*)"`, 'g'), ' src="$1"'),
  );
}

/** Pages in the editor are only looked at: nothing in them moves, and no widget is loaded. */
export const stillApp: App = {
  key: 'editor',
  outputs: [planFile(iconSpriteUrl, renderIconSprite)],
};
