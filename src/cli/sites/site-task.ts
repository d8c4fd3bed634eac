import type { ProblemCounts } from '../../check/problem';
import type { StepTime } from '../../io/progress';
import type { Host } from '../../published/hosts/hosts';
import type { Division } from '../../build/build-site';
import type { BuildResult } from '../../build/site-making';
import type { Viewing } from '../../build/show-to';

/** How all sites of a command are built. */
export interface SitesOptions extends Viewing, Division {
  host: Host;
  /** where each goes, from its own folder */
  out: string;
}

/** A site that a process is to build. */
export interface SiteTask extends SitesOptions {
  /** has site.config.json and public/ */
  folder: string;
  /** how reports call the folder */
  name: string;
  /** whether problems are written in color */
  color: boolean;
}

/** What came of building one of several sites. */
export interface SiteOutcome extends ProblemCounts {
  name: string;
  /** undefined when it was not built; what was there before is as it was */
  result?: BuildResult;
  /** its problems, written for people; empty when there are none */
  report: string;
  /** why it was not built, if its config is not to blame */
  failure?: string;
  seconds: number;
  /** where the time went */
  times: StepTime[];
}
