import { useCallback, useEffect, useState } from 'react';
import type { Change } from '../../model/apply-change';
import type { WebsiteAnswer } from '../../protocol/website-api';
import { memoizeByObject } from '../../../utils/memoize';
import { words } from '../../words';
import { readRefusal, Unreachable, type Answered, type EditApi } from '../state/edit-api';
import type { DocumentStore } from '../state/document-store';
import { useEditor } from '../state/editor-context';
import { getIn, type Json } from '../../../utils/json';
import type { PublishedAnswer } from '../../protocol/online-api';

export interface WebsiteState {
  /** undefined while it loads */
  website: WebsiteAnswer | undefined;
  fault: string | undefined;
  isBusy: boolean;
  /** Asks for a change at the host, which answers with the new state. @returns whether it was done */
  request: (name: string, body?: object) => Promise<boolean>;
  /** Asks something else. @returns undefined when it was refused */
  ask: <T>(name: string, body?: object) => Promise<T | undefined>;
  /** Reads the state again. */
  reload: () => Promise<void>;
  /** Changes the site itself, and saves it. */
  edit: (label: string, changes: Change[]) => Promise<void>;
}

/** How the site is published, and what can be done about it. */
export function useWebsite(store: DocumentStore): WebsiteState {
  const { api, change } = useEditor();
  const [website, setWebsite] = useState<WebsiteAnswer>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(true);

  // It says nothing of a failure: what was there before still counts.
  const reload = useCallback(async () => {
    const answer = await readWebsite(api);
    if ('body' in answer) setWebsite(answer.body);
  }, [api]);

  useEffect(() => {
    void readWebsite(api).then((answer) => {
      setBusy(false);
      setWebsite('body' in answer ? answer.body : {});
      setFault('fault' in answer ? answer.fault : undefined);
    });
  }, [api]);

  async function ask<T>(name: string, body: object = {}): Promise<T | undefined> {
    setBusy(true);
    setFault(undefined);
    const answer = await settle(api.post<T>(name, body));
    setBusy(false);
    if ('body' in answer) return answer.body;
    setFault(answer.fault);
    return undefined;
  }

  return {
    website,
    fault,
    isBusy,
    async request(name, body) {
      const answer = await ask<WebsiteAnswer>(name, body);
      if (answer) setWebsite(answer);
      return answer !== undefined;
    },
    ask,
    reload,
    async edit(label, changes) {
      change({ label, changes });
      await store.save();
    },
  };
}

/** Asks how the site is published. */
function readWebsite(api: EditApi): Promise<Settled<WebsiteAnswer>> {
  return settle(api.get<WebsiteAnswer>('website'));
}

/** The first answer: several notes in one form need it. */
export const readWebsiteOnce = memoizeByObject(readWebsite);

type Settled<T> = { body: T } | { fault: string };

/** @returns what the server answered, or why it did not */
async function settle<T>(asking: Promise<Answered<T>>): Promise<Settled<T>> {
  try {
    const { status, body } = await asking;
    return status === 200 ? { body } : { fault: readRefusal(body) ?? words.failed };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { fault: words.unreachable };
  }
}

export type SiteStatus = 'live' | 'demo' | 'closed';

/** How the site is set here, and how its published version is; undefined where that is not known. */
export function useSiteStatus(published: PublishedAnswer | undefined): {
  set: SiteStatus;
  shown: SiteStatus | undefined;
} {
  const { config } = useEditor();
  const { status } = published ?? {};
  return {
    set: readStatus(getIn(config, ['site', 'status'])),
    shown: status === undefined ? undefined : readStatus(status),
  };
}

function readStatus(status: Json | undefined): SiteStatus {
  return status === 'live' || status === 'closed' ? status : 'demo';
}
