const states = ['queued', 'in_progress', 'completed'];

/** The runs of the workflow that publishes: one for each commit that a branch moved to. */
export class Runs {
  readonly #runs: { id: number; commit: string; lists: number }[] = [];

  begin(commit: string): void {
    this.#runs.unshift({ id: this.#runs.length + 1, commit, lists: 0 });
  }

  /** Lists them, the latest first; each then moves on to its next state. */
  list(query: URLSearchParams, conclusion: string): object {
    const found = this.follow(query.get('head_sha'));
    return {
      total_count: found.length,
      workflow_runs: found.map(({ id, commit, status }) => ({
        id,
        name: 'Publish the site',
        head_sha: commit,
        status,
        conclusion: status === 'completed' ? conclusion : null,
        html_url: `https://github.test/mary/practice/actions/runs/${id}`,
      })),
    };
  }

  /** Those for a commit, or all, the latest first; each then moves on to its next state. */
  follow(commit: string | null): { id: number; commit: string; status: string }[] {
    return this.#runs
      .filter((run) => commit === null || run.commit === commit)
      .map((run) => {
        const status = states[run.lists] ?? 'completed';
        run.lists += 1;
        return { id: run.id, commit: run.commit, status };
      });
  }
}
