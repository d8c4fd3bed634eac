import { explainRelay, popupFaults } from './sign-in-faults';

/** What signing in at a host ended with: the token, or why there is none. */
export type SignInAnswer = { token: string } | { fault: string };

/** Both sides send it first, so that each knows the origin of the other. */
const greeting = 'authorizing:github';

const success = 'authorization:github:success:';
const failure = 'authorization:github:error:';

/** Milliseconds between looks at whether the window is still open. */
const pollTime = 500;

/**
 * Signs in with GitHub in a new window, by the protocol of Decap and Sveltia. Call it from the handler of a
 * click: browsers block windows that open later.
 *
 * @param relay its origin; messages of all other windows and origins are ignored
 */
export function askRelay(relay: string): Promise<SignInAnswer> {
  const query = new URLSearchParams({
    provider: 'github',
    site_id: window.location.hostname,
    scope: 'repo',
  });
  const popup = window.open(`${relay}/auth?${query}`, '_blank', 'popup,width=640,height=760');
  if (!popup) return Promise.resolve({ fault: popupFaults.blocked });
  return listen(popup, relay).finally(() => popup.close());
}

/** Waits for the answer of the relay, or until the person closes its window. */
function listen(popup: Window, relay: string): Promise<SignInAnswer> {
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise<SignInAnswer>((resolve) => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      // Extensions of the browser and other windows also send messages.
      if (source !== popup || origin !== relay || typeof data !== 'string') return;
      if (data === greeting) popup.postMessage(greeting, relay);
      const answer = readAnswer(data);
      if (answer) resolve(answer);
    };
    window.addEventListener('message', hear, { signal });
    let wasClosed = false;
    const poll = setInterval(() => {
      // Its last message may still be on the way.
      if (wasClosed) resolve({ fault: popupFaults.closed });
      wasClosed = popup.closed;
    }, pollTime);
    signal.addEventListener('abort', () => clearInterval(poll));
  }).finally(() => listening.abort());
}

/** @returns undefined for messages that are not the answer */
function readAnswer(message: string): SignInAnswer | undefined {
  if (message.startsWith(success)) {
    const { token } = readJson(message.slice(success.length));
    const isToken = typeof token === 'string' && token !== '';
    return isToken ? { token } : { fault: explainRelay('MALFORMED_RESPONSE') };
  }
  if (!message.startsWith(failure)) return undefined;
  const { errorCode, error } = readJson(message.slice(failure.length));
  return { fault: explainRelay(String(errorCode ?? ''), String(error ?? '')) };
}

/** The values of an object in JSON; none if it is something else. */
function readJson(text: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text) as object | null) };
  } catch {
    return {};
  }
}
