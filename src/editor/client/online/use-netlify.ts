import { useState } from 'react';
import type {
  NetlifyCreateAnswer,
  NetlifyFollowAnswer,
  NetlifySendAnswer,
} from '../../protocol/netlify-api';
import type { DocumentStore } from '../state/document-store';
import { useEditor } from '../state/editor-context';
import { usePolling } from '../state/use-polling';
import { netlifyWords } from './netlify-words';
import { useAttempts } from './use-attempts';

export type NetlifyStep = keyof typeof netlifyWords.steps;

/** How far the site is: `ask` before changes are sent to a site that is at Netlify already. */
export type NetlifyState = { step: 'signIn' | 'ask' | NetlifyStep | 'done' };

export interface NetlifyPublishing {
  state: NetlifyState;
  /** where the website is, or will be */
  address: string;
  fault: string | undefined;
  isBusy: boolean;
  signIn: (token: string, name: string) => void;
  /** sends the website, or tries again */
  send: () => void;
}

/** Milliseconds between two polls. */
const askEvery = 2_000;

/** After as many answers, something is wrong at Netlify. */
const maxAsked = 150;

/** Publishes the site at Netlify. @param known its address there, if it has one */
export function useNetlify(store: DocumentStore, known: string | undefined): NetlifyPublishing {
  const { api } = useEditor();
  const [state, setState] = useState<NetlifyState>({ step: known ? 'ask' : 'signIn' });
  const [address, setAddress] = useState(known ?? '');
  const [deploy, setDeploy] = useState<string>();
  const signOut = () => setState({ step: 'signIn' });
  const { fault, setFault, isBusy, ask, attempt, save } = useAttempts(store, signOut);

  async function send(token: string | undefined, url: string): Promise<void> {
    setState({ step: 'send' });
    await save(url);
    const body = token === undefined ? {} : { token };
    const sent = await ask<NetlifySendAnswer>('netlify-send', body);
    setDeploy(sent.deploy);
    setState({ step: 'wait' });
  }

  async function create(token: string, name: string): Promise<void> {
    setState({ step: 'create' });
    const made = await ask<NetlifyCreateAnswer>('netlify-create', { token, name }).catch(
      (error: unknown) => {
        signOut();
        throw error;
      },
    );
    setAddress(made.address);
    await send(token, made.address);
  }

  const isFollowed = state.step === 'wait' && fault === undefined;
  usePolling(isFollowed ? askEvery : undefined, async (answers) => {
    const { status, body } = await api.post<NetlifyFollowAnswer>('netlify-follow', { deploy });
    if (status === 200 && body.state === 'done') setState({ step: 'done' });
    else if (status === 200 && body.state === 'failed') {
      setFault(body.fault ? netlifyWords.failedWith(body.fault) : netlifyWords.failed);
    } else if (answers >= maxAsked) setFault(netlifyWords.tooLong);
  });

  return {
    state,
    address,
    fault,
    isBusy,
    signIn: (token, name) => void attempt(() => (known ? send(token, '') : create(token, name))),
    send: () => void attempt(() => send(undefined, known ? '' : address)),
  };
}
