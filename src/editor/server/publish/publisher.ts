import { join } from 'node:path';
import type { PublishedAnswer } from '../../protocol/online-api';
import type {
  PrepareAnswer,
  PrepareRequest,
  PublishAnswer,
  PublishRequest,
  PublishTarget,
} from '../../protocol/publish-api';
import type { Side } from '../../model/merge';
import { getIn, type Json, readText } from '../../../utils/json';
import { tellProblem } from '../../model/explain-problem';
import { RefusedRequest, UnresolvedConflicts } from '../read-body';
import { readConfig, type EditedContent } from './merge-content';
import { describePlan, findCommonCommit, planPublish, type PublishPlan } from './plan-publish';
import { countChanges } from './count-changes';
import { noteCommit, notePublished, readNote, type Publication } from './published-note';
import type { Destination, Repository, RepositorySource } from './repository';
import { removeLeftFolders } from './temp-folder';
import { writeMerge } from './write-merge';

/** What was shown, and which of it is free of errors. */
interface Shown {
  target: PublishTarget;
  choices: readonly Side[];
  canPublish: boolean;
  /** whether the content may come into the folder without the program */
  canTakeContent: boolean;
  /** the commit that it was sent on top of, which the server may not have got */
  sentOnto?: string;
}

/** Publishes a site to its repository: nothing but content. */
export class Publisher {
  private readonly noteFile: string;
  /** by their ids: nothing else is published or written to the folder */
  private readonly shown = new Map<string, Shown>();
  private last: Promise<unknown> = Promise.resolve();
  /** the newest commit of the branch that is published, once this process has asked for it */
  private tip: string | undefined;

  constructor(
    private readonly content: EditedContent,
    private readonly source: RepositorySource,
  ) {
    this.noteFile = join(content.drafts, 'published.json');
    removeLeftFolders(content.drafts);
  }

  /** What was published from the folder, the newest first. */
  get publications(): readonly Publication[] {
    return readNote(this.noteFile).publications ?? [];
  }

  /** Compares the folder with the last published version, as far as the editor can know that. */
  async readPublished(): Promise<PublishedAnswer> {
    try {
      return await this.inTurn(async () => {
        const repository = await this.source.open();
        const note = readNote(this.noteFile);
        const tip = await repository.findKnownTip(this.tip ? { ...note, tip: this.tip } : note);
        const { text } = await readConfig(repository, tip);
        const status = readText(getIn(JSON.parse(text) as Json, ['site', 'status']));
        const common = await findCommonCommit(repository, tip, note);
        const version = { text: this.content.document.writeText(), changes: new Map() };
        const changes = await countChanges(repository, this.content, version, common);
        return { ...(status !== undefined && { status }), changes };
      });
    } catch (error) {
      // Without a repository, a token or a connection. Publishing explains why.
      if (error instanceof RefusedRequest) return {};
      throw error;
    }
  }

  /** Shows what would be published, and what others have published. Nothing is written to the folder. */
  prepare({ target, choices = [], conflictsOf }: PrepareRequest): Promise<PrepareAnswer> {
    return this.inTurn(async () => {
      this.assertReady();
      const { repository, destination } = await this.find(target);
      const { tip, branch } = destination;
      const counted = conflictsOf === tip ? choices : [];
      const plan = await this.plan(repository, target, tip, counted);
      const { outgoing, incoming } = await describePlan(repository, this.content, tip, plan);
      const errors = outgoing?.errors ?? [];
      const contentErrors = incoming?.errors ?? [];
      const { id, hasNewProgram } = plan;
      const found = [...new Set([...errors, ...contentErrors])];
      if (incoming && found.length > 0 && !hasNewProgram) throw refuseErrors(found);
      this.shown.set(id, {
        target,
        choices: counted,
        canPublish: outgoing !== undefined && errors.length === 0,
        canTakeContent: found.length === 0,
      });
      const { address, fetchAddress } = repository;
      return {
        id,
        branch,
        address,
        ...(fetchAddress !== undefined && { fetchAddress }),
        hasNewProgram,
        ...(incoming && {
          incoming: { summary: incoming.summary, sections: incoming.sections },
        }),
        contentErrors,
        ...(outgoing ?? { sections: [], errors, message: '' }),
      };
    });
  }

  /**
   * Publishes what was shown, if it is still that. What others have published is written to the folder
   * first: whatever happens then, the folder has all that was published from it, and the server has that
   * of others anyway.
   */
  publish({ target, id, message, takesProgram }: PublishRequest): Promise<PublishAnswer> {
    return this.inTurn(async () => {
      this.assertReady();
      const shown = this.shown.get(id);
      const { repository, destination } = await this.find(target);
      const { tip, branch } = destination;
      const plan =
        shown?.target === target &&
        (await this.plan(repository, target, tip, shown.choices).catch(forgetConflicts));
      if (!shown || !plan) return { outcome: 'outdated' };
      const isUpdate = takesProgram === true && plan.hasNewProgram;
      // The connection was cut in an earlier try, after the server had taken it.
      const hasMoved = shown.sentOnto !== undefined && shown.sentOnto !== tip;
      const isThere = hasMoved && plan.candidate === undefined && plan.incoming === undefined;
      let version = isThere ? tip : undefined;
      if (!isThere) {
        if (plan.id !== id) return { outcome: 'outdated' };
        const candidate = shown.canPublish ? plan.candidate : undefined;
        const hasWork = candidate !== undefined || plan.incoming !== undefined || isUpdate;
        if (!hasWork || !(isUpdate || shown.canTakeContent)) return { outcome: 'outdated' };
        if (candidate !== undefined && message === '') {
          throw new RefusedRequest(422, 'Describe your changes.');
        }
        const isWritten = await writeMerge(repository, this.content, plan.merge);
        if (!isWritten) return { outcome: 'outdated' };
        version = candidate;
        if (candidate !== undefined) shown.sentOnto = tip;
      }
      let commit = tip;
      const note = (made: string) => {
        commit = made;
        const isReview = target === 'review' && version !== undefined;
        noteCommit(this.noteFile, made, isReview ? branch : undefined);
      };
      // A branch whose commit gets lost on the way must be found again.
      note(tip);
      const pushed = version && (await repository.push(version, destination, message, note));
      if (pushed && pushed.outcome !== 'published') return pushed;
      if (target === 'usual') {
        this.tip = commit;
        notePublished(this.noteFile, commit, pushed ? message : undefined);
      }
      const folder = await this.follow(repository, plan, { target, commit, isUpdate });
      return { outcome: 'taken', branch, ...folder, ...pushed };
    });
  }

  /** Takes the branch in the folder along; its program only if that was chosen. */
  private async follow(
    repository: Repository,
    plan: PublishPlan,
    { target, commit, isUpdate }: { target: PublishTarget; commit: string; isUpdate: boolean },
  ): Promise<Pick<PublishAnswer & { outcome: 'published' }, 'isFolderCurrent' | 'program'>> {
    // What waits for approval is not a version of the branch here.
    if (target === 'review') return { isFolderCurrent: true };
    if (plan.hasNewProgram && !isUpdate) return { isFolderCurrent: false, program: 'older' };
    const isFolderCurrent = await repository.moveFolder(commit, plan.merge.isContent);
    return { isFolderCurrent, ...(isUpdate && isFolderCurrent && { program: 'new' }) };
  }

  private plan(
    repository: Repository,
    target: PublishTarget,
    tip: string,
    choices: readonly Side[],
  ): Promise<PublishPlan> {
    const note = readNote(this.noteFile);
    return planPublish(repository, this.content, { tip, target, note }, choices);
  }

  private assertReady(): void {
    const { problems, isSaved, config } = this.content.document.read();
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0 || config === undefined) {
      const list = errors.map((problem) => tellProblem(config ?? null, problem));
      throw new RefusedRequest(
        422,
        `The site has errors, so it wasn’t published. Fix them first: ${list.join(' ')}`,
      );
    }
    if (!isSaved) throw new RefusedRequest(422, 'Save your changes first, then publish.');
  }

  private async find(
    target: PublishTarget,
  ): Promise<{ repository: Repository; destination: Destination }> {
    const repository = await this.source.open();
    const note = readNote(this.noteFile);
    const destination = await repository.findDestination(target, note);
    // Only in memory: until a person confirms, nothing is written into the folder.
    if (target === 'usual') this.tip = destination.tip;
    return { repository, destination };
  }

  /** One after the other: two windows can ask at once. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work, work).catch((error: unknown) => {
      throw this.source.explain(error) ?? error;
    });
    this.last = done.catch(() => undefined);
    return done;
  }
}

function refuseErrors(errors: readonly string[]): RefusedRequest {
  return new RefusedRequest(
    422,
    `Together with the changes published by others, the site would have errors, so your folder wasn’t changed. Fix your changes if they are the cause; otherwise fix the online version, for example in the editor in the browser: ${errors.join(' ')}`,
  );
}

/** Conflicts that were not there when it was shown: something has changed since. */
function forgetConflicts(error: unknown): undefined {
  if (!(error instanceof UnresolvedConflicts)) throw error;
}
