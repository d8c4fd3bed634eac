import type { DevLoad } from './dev-site';
import type { PlannedSite, SiteAnswer } from './planned-site';

/** Until there is a good page, Vite's client alone shows the overlay. */
const noSiteYet: SiteAnswer = { status: 500, type: 'text/html', body: '<!doctype html><p></p>' };

/** The site as config and code are now or, while the config has errors, as it was before. */
export class LiveSite {
  private shown: PlannedSite | undefined;
  private shownWidgets: DevLoad['widgets'];
  /** missing after a change, until somebody asks */
  private latest: Promise<DevLoad> | undefined;
  /** the latest one, or one that is out of date by now */
  private lastBegun: Promise<unknown> = Promise.resolve();

  constructor(private readonly read: () => Promise<DevLoad>) {}

  /** The widgets of the site that is shown; undefined until there is one. */
  get widgets(): DevLoad['widgets'] {
    return this.shownWidgets;
  }

  /** From now on, what was loaded is out of date. */
  markChanged(): void {
    this.latest = undefined;
  }

  /** Loads the site, once for each change. A load that failed is tried again. */
  load(): Promise<DevLoad> {
    this.latest ??= this.begin();
    return this.latest;
  }

  /** How the site answers, as it is now. */
  async answer(url: string): Promise<SiteAnswer> {
    let awaited: Promise<DevLoad> | undefined;
    do {
      awaited = this.load();
      await awaited;
      // What changed meanwhile may have put right what kept the first page from being made.
    } while (!this.shown && this.latest !== awaited);
    return this.shown?.answer(url) ?? noSiteYet;
  }

  /** One load after the other, so that the latest state is the one that stays. */
  private begin(): Promise<DevLoad> {
    const begun = this.lastBegun
      .catch(() => undefined)
      .then(async () => {
        try {
          const load = await this.read();
          this.shown = load.site ?? this.shown;
          this.shownWidgets = load.widgets ?? this.shownWidgets;
          return load;
        } catch (error) {
          if (this.latest === begun) this.latest = undefined;
          throw error;
        }
      });
    this.lastBegun = begun;
    return begun;
  }
}
