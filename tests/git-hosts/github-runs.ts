const states = ['queued', 'in_progress', 'completed'];

/** The runs of the workflow that publishes: one for each commit that a branch moved to. */
export class Runs {
  readonly #runs: { id: number; commit: string; lists: number }[] = [];

  begin(commit: string): void {
    this.#runs.unshift({ id: this.#runs.length + 1, commit, lists: 0 });
  }

  /** Lists them, the latest first; each then moves on to its next state. */
  list(query: URLSearchParams, conclusion: string): object {
    const commit = query.get('head_sha');
    const found = this.#runs.filter((run) => commit === null || run.commit === commit);
    return {
      total_count: found.length,
      workflow_runs: found.map((run) => {
        const status = states[run.lists] ?? 'completed';
        run.lists += 1;
        return {
          id: run.id,
          name: 'Publish the site',
          head_sha: run.commit,
          status,
          conclusion: status === 'completed' ? conclusion : null,
          html_url: `https://github.test/mary/practice/actions/runs/${run.id}`,
        };
      }),
    };
  }
}
