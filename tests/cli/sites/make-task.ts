import type { SiteTask } from '../../../src/cli/sites/site-task';

/** A site to build, as a process is asked for it. */
export function makeTask(folder: string, settings: Partial<SiteTask> = {}): SiteTask {
  const host = 'netlify';
  return { folder, name: folder, host, out: 'dist', color: false, ...settings };
}
