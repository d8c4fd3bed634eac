const states = ['queued', 'in_progress', 'completed'];

/** Runs a workflow of the repository. @returns how it ended, in the words of GitHub */
export type RunWorkflow = (
  commit: string,
  event: 'push' | 'workflow_dispatch',
) => Promise<'success' | 'failure'>;

interface Run {
  id: number;
  commit: string;
  lists: number;
  /** undefined while it runs, if it really runs */
  conclusion?: 'success' | 'failure';
  isReal: boolean;
}

/** The runs of the workflow that publishes: one for each commit that a branch moved to. */
export class Runs {
  readonly #runs: Run[] = [];

  /** @param work really runs it; without it, each list of the runs moves them on by one state */
  begin(commit: string, work?: () => Promise<'success' | 'failure'>): void {
    const run: Run = { id: this.#runs.length + 1, commit, lists: 0, isReal: work !== undefined };
    this.#runs.unshift(run);
    void work?.().then((conclusion) => {
      run.conclusion = conclusion;
    });
  }

  /** Lists them, the latest first; each then moves on to its next state. */
  list(query: URLSearchParams, conclusion: string): object {
    const found = this.follow(query.get('head_sha'));
    return {
      total_count: found.length,
      workflow_runs: found.map(({ id, commit, status, conclusion: real }) => ({
        id,
        name: 'Publish the site',
        head_sha: commit,
        status,
        conclusion: status === 'completed' ? (real ?? conclusion) : null,
        html_url: `https://github.test/mary/practice/actions/runs/${id}`,
      })),
    };
  }

  /** Those for a commit, or all, the latest first; each then moves on to its next state. */
  follow(
    commit: string | null,
  ): (Pick<Run, 'id' | 'commit' | 'conclusion'> & { status: string })[] {
    return this.#runs
      .filter((run) => commit === null || run.commit === commit)
      .map((run) => {
        const { id, conclusion, isReal } = run;
        const state = isReal ? (conclusion ? 2 : 1) : run.lists;
        run.lists += 1;
        const status = states[state] ?? 'completed';
        return { id, commit: run.commit, status, ...(conclusion && { conclusion }) };
      });
  }
}
