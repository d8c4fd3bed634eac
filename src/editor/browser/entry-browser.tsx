import { createRoot } from 'react-dom/client';
import { renderEditor, renderThemed } from '../client/render-editor';
import { EditApi } from '../client/state/edit-api';
import { Waiting } from '../client/waiting';
import { editorPath } from '../protocol/editor-api';
import { gitHubApi, settingsPath, type EditorSettings } from '../protocol/editor-addresses';
import { SignIn, type Credentials, type SignInProps } from './sign-in';
import { finishSignIn, leaveForHost, takeReturn, type PkceReturn } from './sign-in-by-pkce';
import { askRelay } from './sign-in-by-relay';
import { explainFailure } from './sign-in-faults';
import { nameHost } from './sign-in-hosts';
import { signInWords } from './sign-in-words';
import { startServiceWorker, WorkerLink } from './worker-link';
import type { OpenMessage } from '../protocol/worker-messages';

const storageKey = 'editor-credentials';

/** Other tabs with this editor wait for it: two would store over each other. */
const lockName = 'pagewright-editor';

const element = document.getElementById('editor');
// Another site could lay itself over the editor.
if (element && window.top === window) void start(element);

async function start(page: HTMLElement): Promise<void> {
  const returned = takeReturn();
  const settings = await readSettings();
  const { host, api, repository = '' } = settings;
  const root = createRoot(page);
  // Its code is loaded while a person types.
  let next = startWorker();
  const enter = async (credentials: Credentials): Promise<string | undefined> => {
    const { isKept, ...rights } = credentials;
    const link = next;
    const fault = await open(link, { ...rights, host, api }, nameHost(settings));
    if (fault !== undefined) {
      link.close();
      next = startWorker();
      return fault;
    }
    if (isKept) sessionStorage.setItem(storageKey, JSON.stringify(credentials));
    else sessionStorage.removeItem(storageKey);
    root.unmount();
    renderEditor(page, new EditApi('', link.send), {
      async signOut(forgetsChanges) {
        if (forgetsChanges) await link.forget();
        sessionStorage.removeItem(storageKey);
        window.location.reload();
      },
    });
    return undefined;
  };
  const isResumed = returned !== undefined || sessionStorage.getItem(storageKey) !== null;
  if (isResumed) renderThemed(root, <Waiting text={signInWords.opening} />);
  const resumed = await resume(returned, settings);
  const fault = resumed && ('fault' in resumed ? resumed.fault : await enter(resumed));
  if (resumed && fault === undefined) return;
  renderThemed(
    root,
    <SignIn
      settings={settings}
      repository={returned?.pending?.repository ?? repository}
      fault={fault}
      onSignIn={enter}
      onSignInAtHost={chooseHostSignIn(settings, enter)}
    />,
  );
}

/** @returns what the tab can open the site with, because a host sent the person back or the tab kept it */
async function resume(
  returned: PkceReturn | undefined,
  settings: EditorSettings,
): Promise<Credentials | { fault: string } | undefined> {
  if (returned) return finishSignIn(returned, settings);
  const kept = sessionStorage.getItem(storageKey);
  return kept === null ? undefined : (JSON.parse(kept) as Credentials);
}

/** @returns signs in with an account at the host, if the settings say how */
function chooseHostSignIn(
  settings: EditorSettings,
  enter: (credentials: Credentials) => Promise<string | undefined>,
): SignInProps['onSignInAtHost'] {
  const { signInRelay, clientId } = settings;
  if (signInRelay !== undefined) {
    return async (choice) => {
      const answer = await askRelay(signInRelay);
      return 'fault' in answer ? answer.fault : enter({ ...choice, token: answer.token });
    };
  }
  if (clientId === undefined) return undefined;
  return async (choice) => {
    await leaveForHost(settings, choice);
    return undefined;
  };
}

function startWorker(): WorkerLink {
  return new WorkerLink(`${editorPath}worker.js`, () => warn(signInWords.notStored));
}

/** Shows a warning over whatever the page shows. */
function warn(text: string): void {
  const warning = document.createElement('div');
  warning.setAttribute('role', 'alert');
  Object.assign(warning.style, warningStyles);
  warning.textContent = text;
  document.body.append(warning);
}

const warningStyles: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  zIndex: '2000',
  padding: '1rem',
  background: '#7D1B1F',
  color: '#FFFFFF',
  font: '1rem/1.5 system-ui, sans-serif',
};

/** @returns why the site could not be opened */
async function open(
  link: WorkerLink,
  message: Omit<OpenMessage, 'kind'>,
  hostName: string,
): Promise<string | undefined> {
  if (!('serviceWorker' in navigator)) return signInWords.noServiceWorker;
  const release = await claim();
  if (!release) return signInWords.otherTab;
  try {
    const [answer, serviceWorker] = await Promise.all([link.open(message), startServiceWorker()]);
    if (answer.kind === 'failed') {
      release();
      return explainFailure(answer, hostName);
    }
    link.servePreview(serviceWorker);
  } catch (error) {
    release();
    return signInWords.notStarted(String(error));
  }
  // Without it, a browser that is short of space may delete changes. WebKit on Linux lacks it.
  if ('storage' in navigator) void navigator.storage.persist();
  return undefined;
}

/**
 * Makes this the only tab with the editor, until it is closed.
 *
 * @returns gives that up; undefined when another tab has it
 */
function claim(): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    void navigator.locks.request(lockName, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    });
  });
}

async function readSettings(): Promise<EditorSettings> {
  const response = await fetch(settingsPath).catch(() => undefined);
  if (!response?.ok) return { host: 'github', api: gitHubApi };
  return (await response.json()) as EditorSettings;
}
