import { createRoot } from 'react-dom/client';
import { renderEditor, renderThemed } from '../client/render-editor';
import { EditApi } from '../client/state/edit-api';
import { Waiting } from '../client/waiting';
import { editorPath } from '../protocol/editor-api';
import { gitHubApi, settingsPath, type EditorSettings } from '../protocol/editor-addresses';
import { SignIn, type Credentials } from './sign-in';
import { explainFailure, signInWords } from './sign-in-words';
import { WorkerLink } from './worker-link';
import type { OpenMessage } from '../protocol/worker-messages';

const storageKey = 'editor-credentials';

/** Other tabs with this editor wait for it: two would store over each other. */
const lockName = 'pagewright-editor';

const element = document.getElementById('editor');
// Another site could lay itself over the editor.
if (element && window.top === window) void start(element);

async function start(page: HTMLElement): Promise<void> {
  const kept = sessionStorage.getItem(storageKey);
  const { repository = '', host, api } = await readSettings();
  const root = createRoot(page);
  // Its code is loaded while a person types.
  let next = startWorker();
  const enter = async (credentials: Credentials): Promise<string | undefined> => {
    const link = next;
    const fault = await open(link, { ...credentials, host, api });
    if (fault !== undefined) {
      link.close();
      next = startWorker();
      return fault;
    }
    if (credentials.isKept) sessionStorage.setItem(storageKey, JSON.stringify(credentials));
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
  let fault: string | undefined;
  if (kept !== null) {
    renderThemed(root, <Waiting text={signInWords.opening} />);
    fault = await enter(JSON.parse(kept) as Credentials);
    if (fault === undefined) return;
  }
  renderThemed(
    root,
    <SignIn repository={repository} web={findWebsite(api)} fault={fault} onSignIn={enter} />,
  );
}

function startWorker(): WorkerLink {
  return new WorkerLink(`${editorPath}worker.js`, () => warn(signInWords.notStored));
}

/** Where people use the host with this API: a company's GitHub has both in one place. */
function findWebsite(api: string): string {
  return api === gitHubApi ? 'https://github.com' : new URL(api).origin;
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
): Promise<string | undefined> {
  if (!('serviceWorker' in navigator)) return signInWords.noServiceWorker;
  const release = await claim();
  if (!release) return signInWords.otherTab;
  try {
    const answer = await link.open(message);
    if (answer.kind === 'failed') {
      release();
      return explainFailure(answer);
    }
    await link.servePreview();
  } catch (error) {
    release();
    return signInWords.notStarted(String(error));
  }
  // Without it, a browser that is short of space may delete changes.
  void navigator.storage.persist();
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
