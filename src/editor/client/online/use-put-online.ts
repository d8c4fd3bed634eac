import { useContext, useState } from 'react';
import type {
  AccountAnswer,
  CreateAnswer,
  FollowAnswer,
  SendAnswer,
} from '../../protocol/online-api';
import type { PublishRun } from '../../protocol/publish-api';
import type { DocumentStore } from '../state/document-store';
import { useEditor, SessionContext } from '../state/editor-context';
import { usePolling } from '../state/use-polling';
import { onlineWords } from './online-words';
import { words } from '../../words';
import { readRefusal } from '../state/edit-api';
import { useAttempts } from './use-attempts';

/** The steps at GitHub, in this order. */
export type OnlineStep = keyof typeof onlineWords.steps;

/** Where the site goes. */
export interface OnlineChoice {
  /** an account or organization */
  owner: string;
  isPrivate: boolean;
}

/** How far the site is on its way; `run` is the build that failed. */
export type OnlineState =
  | { step: 'signIn' }
  | { step: 'choose' }
  | { step: OnlineStep; run?: PublishRun }
  | { step: 'done'; address: string };

export interface PutOnline {
  state: OnlineState;
  fault: string | undefined;
  isBusy: boolean;
  /** of the account that is signed in */
  login: string;
  /** the answers that were given last */
  choice: OnlineChoice | undefined;
  /** the repository, once it has the website */
  sent: { token: string; repository: string } | undefined;
  signIn: (token: string) => void;
  begin: (choice: OnlineChoice) => void;
  back: () => void;
  retry: () => void;
}

/** Milliseconds between two polls. */
const askEvery = 5_000;

/** Without a run after as many answers, something is wrong at GitHub. */
const maxEmpty = 24;

/** `mary/mary.github.io`: only a repository with this name is at the root of its address at GitHub Pages. */
export function nameRepository(owner: string): string {
  return `${owner}/${owner.toLowerCase()}.github.io`;
}

/** Puts the site online, step by step; a step that fails can be tried again. */
export function usePutOnline(store: DocumentStore): PutOnline {
  const { api } = useEditor();
  const session = useContext(SessionContext);
  const [state, setState] = useState<OnlineState>({ step: 'signIn' });
  const { fault, setFault, isBusy, ask, attempt, save } = useAttempts(store, () =>
    setState({ step: 'signIn' }),
  );
  const [token, setToken] = useState('');
  const [login, setLogin] = useState('');
  const [choice, setChoice] = useState<OnlineChoice>();
  const [address, setAddress] = useState('');
  const [sent, setSent] = useState<{ token: string; repository: string; commit: string }>();
  const [failedRun, setFailedRun] = useState<string>();

  async function create(given: OnlineChoice): Promise<void> {
    setState({ step: 'create' });
    const request = { token, repository: nameRepository(given.owner), isPrivate: given.isPrivate };
    const made = await ask<CreateAnswer>('online-create', request).catch((error: unknown) => {
      setState({ step: 'choose' });
      throw error;
    });
    setAddress(made.address);
    await send(made.address, request.repository);
  }

  async function send(url: string, to: string): Promise<void> {
    setState({ step: 'send' });
    await save(url);
    const { commit } = await ask<SendAnswer>('online-send', { token, repository: to });
    setSent({ token, repository: to, commit });
    session?.onSent?.(to);
    setState({ step: 'build' });
  }

  const follows = state.step === 'build' && !state.run && fault === undefined ? sent : undefined;
  usePolling(follows && askEvery, async (answers) => {
    const { status, body } = await api.post<FollowAnswer>('online-follow', follows);
    if (status !== 200) return setFault(readRefusal(body) ?? words.failed);
    // One that failed before stays the latest until GitHub starts the next.
    const run = body.runs.find((one) => one.address !== failedRun);
    if (!run && answers >= maxEmpty) setFault(onlineWords.noRun);
    if (run?.state === 'succeeded') setState({ step: 'done', address });
    if (run?.state === 'failed' || run?.state === 'canceled') {
      setFailedRun(run.address);
      setState({ step: 'build', run });
      setFault(onlineWords.buildFailed);
    }
  });

  function retry(): void {
    void attempt(async () => {
      if (!choice) return;
      const repository = nameRepository(choice.owner);
      if (state.step === 'send') return send(address, repository);
      if (state.step !== 'build') return create(choice);
      if (state.run) await ask('online-again', { token, repository });
      return setState({ step: 'build' });
    });
  }

  return {
    state,
    fault,
    isBusy,
    login,
    choice,
    sent,
    signIn(given) {
      setToken(given);
      void attempt(async () => {
        const account = await ask<AccountAnswer>('online-account', { token: given });
        setLogin(account.login);
        setState({ step: 'choose' });
      });
    },
    begin(given) {
      setChoice(given);
      void attempt(() => create(given));
    },
    back() {
      setFault(undefined);
      setState({ step: 'signIn' });
    },
    retry,
  };
}
