import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConflictsAnswer, RefusedAnswer } from '../../protocol/editor-api';
import type {
  PrepareAnswer,
  PrepareRequest,
  PublishAnswer,
  PublishTarget,
} from '../../protocol/publish-api';
import type { Side } from '../../model/merge';
import { readRefusal, Unreachable, type Answered } from '../state/edit-api';
import type { DocumentStore } from '../state/document-store';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { publishWords } from './publish-words';

/** What became of it. */
export type Done = Extract<PublishAnswer, { isFolderCurrent: boolean }>;

/** Where publishing is: something is under way, or somebody has to decide. */
export type PublishState =
  | { step: 'preparing'; shown?: PrepareAnswer }
  | { step: 'publishing'; shown: PrepareAnswer }
  | { step: 'conflicts'; asked: ConflictsAnswer }
  | { step: 'shown'; shown: PrepareAnswer; notice?: string }
  | { step: 'refused'; message: string; letter?: string; isSignedOut?: boolean }
  | { step: 'done'; answer: Done };

export interface Publishing {
  target: PublishTarget;
  state: PublishState;
  /** the message that was written, also when it could not be published */
  written: string | undefined;
  /** whether the folder gets the program of the server, too */
  takesProgram: boolean;
  chooseTarget: (target: PublishTarget) => void;
  chooseSides: (choices: readonly Side[]) => void;
  chooseProgram: (takesProgram: boolean) => void;
  publish: (message: string) => void;
  /** takes a token for the repository and goes on */
  signIn: (token: string) => void;
  /** tries again what was refused */
  retry: () => void;
}

/** Saves, shows what others have published and what would be, and does what was looked at. */
export function usePublish(store: DocumentStore): Publishing {
  const { api, reload } = useEditor();
  const [target, setTarget] = useState<PublishTarget>('usual');
  const [written, setWritten] = useState<string>();
  const [takesProgram, setTakesProgram] = useState(false);
  const [chosen, setChosen] = useState<Pick<PrepareRequest, 'choices' | 'conflictsOf'>>({});
  const [state, setState] = useState<PublishState>({ step: 'preparing' });
  /** sent, and refused or cut off: the same has to be sent again, because the server may have it */
  const refused = useRef<{ shown: PrepareAnswer; message: string }>(undefined);

  /** Shows why something could not be done, if it could not even be asked. */
  const attempt = useCallback(async (work: () => Promise<PublishState>) => {
    try {
      setState(await work());
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      setState({ step: 'refused', message: words.unreachable });
    }
  }, []);

  const prepare = useCallback(
    async (request: PrepareRequest, notice?: string): Promise<PublishState> => {
      if (!store.read().isSaved) await store.save();
      if (!store.read().isSaved) return { step: 'refused', message: publishWords.notSaved };
      const answer = await api.post<PrepareAnswer | ConflictsAnswer>('prepare', request);
      return readPrepared(answer, notice);
    },
    [api, store],
  );

  useEffect(() => {
    void attempt(() => prepare({ target: 'usual' }));
    // Once, as the dialog opens: what is looked at does not change by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function send(shown: PrepareAnswer, message: string): Promise<PublishState> {
    const isUpdate = takesProgram && shown.hasNewProgram;
    const request = { target, id: shown.id, message, takesProgram: isUpdate };
    const { status, body } = await api.post<PublishAnswer>('publish', request);
    reload();
    if (status !== 200) {
      refused.current = { shown, message };
      return refuse(status, body);
    }
    if (body.outcome === 'outdated') {
      return prepare({ ...chosen, target }, publishWords.outdated);
    }
    if (body.outcome !== 'protected') return { step: 'done', answer: body };
    setTarget('review');
    const said = publishWords.serverSays(body.said);
    const notice = `${publishWords.isProtected} ${said}`;
    return prepare({ target: 'review' }, notice);
  }

  function begin(request: PrepareRequest): void {
    setTarget(request.target);
    // What is shown stays, so that the focus has a place.
    const shown = 'shown' in state ? state.shown : undefined;
    setState({ step: 'preparing', ...(shown && { shown }) });
    void attempt(() => prepare(request));
  }

  function beginSending(shown: PrepareAnswer, message: string): void {
    refused.current = undefined;
    setState({ step: 'publishing', shown });
    void attempt(() => send(shown, message));
  }

  async function signIn(token: string): Promise<PublishState> {
    const { status, body } = await api.post('online-sign-in', { token });
    // Another token may be better.
    if (status !== 200) return refuse(401, body);
    const last = refused.current;
    return last ? send(last.shown, last.message) : prepare({ ...chosen, target });
  }

  return {
    target,
    state,
    written,
    takesProgram,
    chooseTarget: (next) => begin({ ...chosen, target: next }),
    chooseSides(choices) {
      if (state.step !== 'conflicts') return;
      const sides = { choices, conflictsOf: state.asked.fileHash };
      setChosen(sides);
      begin({ ...sides, target });
    },
    chooseProgram: setTakesProgram,
    publish(message) {
      if (state.step !== 'shown') return;
      setWritten(message);
      beginSending(state.shown, message);
    },
    signIn(token) {
      setState({ step: 'preparing' });
      void attempt(() => signIn(token));
    },
    retry() {
      const last = refused.current;
      if (last) beginSending(last.shown, last.message);
      else begin({ ...chosen, target });
    },
  };
}

function refuse(status: number, body: unknown): PublishState {
  const message = readRefusal(body) ?? words.failed;
  const { letter } = (body ?? {}) as Partial<RefusedAnswer>;
  return { step: 'refused', message, isSignedOut: status === 401, ...(letter && { letter }) };
}

function readPrepared(
  { status, body }: Answered<PrepareAnswer | ConflictsAnswer>,
  notice: string | undefined,
): PublishState {
  if ('conflicts' in body) return { step: 'conflicts', asked: body };
  if (status !== 200) return refuse(status, body);
  return { step: 'shown', shown: body, ...(notice !== undefined && { notice }) };
}
