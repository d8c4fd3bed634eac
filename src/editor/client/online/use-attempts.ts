import { useState } from 'react';
import { getIn } from '../../../utils/json';
import { words } from '../../words';
import { readRefusal, Unreachable } from '../state/edit-api';
import type { DocumentStore } from '../state/document-store';
import { useEditor } from '../state/editor-context';
import { onlineWords } from './online-words';

/** A request that was refused, in words. */
class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface Attempts {
  /** why the last attempt failed */
  fault: string | undefined;
  setFault: (fault: string | undefined) => void;
  isBusy: boolean;
  /** Sends a request. Refusals are for `attempt`. */
  ask: <T>(name: string, body: object) => Promise<T>;
  /** Does some of the work, and says why it could not be done. */
  attempt: (work: () => Promise<void>) => Promise<void>;
  /** Saves the site, with this address unless it is empty. */
  save: (address: string) => Promise<void>;
}

/**
 * What takes several requests, and may be refused at each.
 *
 * @param onSignedOut the token is not accepted
 */
export function useAttempts(store: DocumentStore, onSignedOut: () => void): Attempts {
  const { api, config, change } = useEditor();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  return {
    fault,
    setFault,
    isBusy,
    async ask<T>(name: string, body: object) {
      const answer = await api.post<T>(name, body);
      if (answer.status === 200) return answer.body;
      throw new Refused(answer.status, readRefusal(answer.body) ?? words.failed);
    },
    async attempt(work) {
      setFault(undefined);
      setBusy(true);
      try {
        await work();
      } catch (error) {
        if (error instanceof Refused && error.status === 401) onSignedOut();
        else if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
        setFault(error instanceof Refused ? error.message : words.unreachable);
      } finally {
        setBusy(false);
      }
    },
    async save(address) {
      if (address !== '' && getIn(config, ['site', 'url']) !== address) {
        const set = { op: 'set', path: ['site', 'url'], value: address } as const;
        change({ label: onlineWords.putOnline, changes: [set] });
      }
      if (!store.read().isSaved) await store.save();
    },
  };
}
