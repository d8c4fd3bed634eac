import { createRoot, type Root } from 'react-dom/client';
import { renderEditor, renderThemed } from '../client/render-editor';
import { EditApi } from '../client/state/edit-api';
import { Waiting } from '../client/waiting';
import { editorPath } from '../protocol/editor-api';
import { gitHubApi, settingsPath, type EditorSettings } from '../protocol/editor-addresses';
import type { Session } from '../client/state/editor-context';
import { forgetSent, listBegun, noteSent, takeSent } from './new-sites';
import { SignIn, type Credentials, type SignInProps } from './sign-in';
import { finishSignIn, leaveForHost, takeReturn, type PkceReturn } from './sign-in-by-pkce';
import { askRelay } from './sign-in-by-relay';
import { explainFailure } from './sign-in-faults';
import { nameHost } from './sign-in-hosts';
import { signInWords } from './sign-in-words';
import { StartCard } from './start-card';
import { startServiceWorker, WorkerLink } from './worker-link';
import type { OpenMessage } from '../protocol/worker-messages';

const storageKey = 'editor-credentials';

/** The repository that was opened last, in an editor that is not built for one: it is no secret. */
const repositoryKey = 'editor-repository';

/** The starter of the new site that this tab has open. */
const newSiteKey = 'editor-new-site';

/** Other tabs with this editor wait for it: two would store over each other. */
const lockName = 'pagewright-editor';

const element = document.getElementById('editor');
// Another site could lay itself over the editor.
if (element && window.top === window) void start(element);

async function start(page: HTMLElement): Promise<void> {
  const returned = takeReturn();
  const settings = await readSettings();
  const root = createRoot(page);
  const isResumed = returned !== undefined || sessionStorage.getItem(storageKey) !== null;
  const begun = sessionStorage.getItem(newSiteKey);
  if (isResumed || begun !== null) renderThemed(root, <Waiting text={signInWords.opening} />);
  const opening = new Opening(root, settings);
  const resumed = await resume(returned, settings);
  if (!resumed && begun !== null) {
    const refused = await opening.openNew(begun);
    return refused === undefined ? undefined : opening.ask('', refused, [begun]);
  }
  const fault =
    resumed && ('fault' in resumed ? resumed.fault : await opening.openRepository(resumed));
  if (resumed && fault === undefined) return;
  const sent = takeSent();
  if (sent !== undefined) return opening.ask(sent, fault, [], signInWords.isSent(sent));
  const known = settings.repository ?? localStorage.getItem(repositoryKey) ?? '';
  opening.ask(returned?.pending?.repository ?? known, fault, await listBegun(settings));
}

/** Shows the form to sign in, then the editor of the site that a person opens. */
class Opening {
  // Its code is loaded while a person types.
  private next: WorkerLink | undefined = startWorker();

  constructor(
    private readonly root: Root,
    private readonly settings: EditorSettings,
  ) {}

  /** Asks for a repository, or for a starter to begin a new site with. @param begun see `StartCard` */
  ask(
    repository: string,
    fault: string | undefined,
    begun: readonly string[],
    notice?: string,
  ): void {
    const { starters } = this.settings;
    const begin = (name: string) => this.openNew(name, !begun.includes(name));
    renderThemed(
      this.root,
      <SignIn
        settings={this.settings}
        repository={repository}
        fault={fault}
        notice={notice}
        onSignIn={(credentials) => this.openRepository(credentials)}
        onSignInAtHost={chooseHostSignIn(this.settings, (given) => this.openRepository(given))}
        start={
          !notice && starters && <StartCard starters={starters} begun={begun} onStart={begin} />
        }
      />,
    );
  }

  /** @returns why it could not be opened */
  async openRepository({ isKept, ...site }: Credentials): Promise<string | undefined> {
    const opened = await this.open(site);
    if ('fault' in opened) return opened.fault;
    const { link, notice } = opened;
    if (isKept) sessionStorage.setItem(storageKey, JSON.stringify({ isKept, ...site }));
    else sessionStorage.removeItem(storageKey);
    const { repository } = site;
    if (this.settings.repository === undefined) localStorage.setItem(repositoryKey, repository);
    this.show(link, {
      notice,
      async signOut(forgetsChanges) {
        if (forgetsChanges) {
          await link.forget();
          localStorage.removeItem(repositoryKey);
          // Answers of “Make it yours”, too.
          sessionStorage.clear();
        }
        sessionStorage.removeItem(storageKey);
        window.location.reload();
      },
    });
    return undefined;
  }

  /** Opens a new site, which is only in this browser. @param isJustBegun whether a person just began it @returns why it could not be opened */
  async openNew(starter: string, isJustBegun = false): Promise<string | undefined> {
    const opened = await this.open({ starter });
    if ('fault' in opened) return opened.fault;
    const { link } = opened;
    sessionStorage.setItem(newSiteKey, starter);
    this.show(link, {
      async signOut(forgetsChanges) {
        if (forgetsChanges) {
          await link.forget();
          sessionStorage.clear();
        }
        sessionStorage.removeItem(newSiteKey);
        window.location.reload();
      },
      isJustBegun,
      onSent(repository) {
        sessionStorage.removeItem(newSiteKey);
        noteSent(starter, repository);
      },
      openRepository: async (site) => {
        renderThemed(this.root, <Waiting text={signInWords.opening} />);
        link.stopPreview();
        const fault = await this.openRepository({ ...site, isKept: false });
        if (fault === undefined) {
          await link.forget();
          forgetSent();
        }
        link.close();
        if (fault !== undefined) {
          this.ask(site.repository, fault, [], signInWords.isSent(site.repository));
        }
      },
    });
    return undefined;
  }

  private async open(site: OpenMessage['site']): Promise<Opened> {
    const { host, api } = this.settings;
    const link = this.next ?? startWorker();
    this.next = undefined;
    const opened = await open(link, { host, api, site }, nameHost(this.settings));
    if ('fault' in opened) {
      link.close();
      this.next = startWorker();
    }
    return opened;
  }

  private show(link: WorkerLink, session: Session): void {
    renderEditor(this.root, new EditApi('', link.send), session);
  }
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

/** The worker that has the site, with what the person needs to know; or why it could not be opened. */
type Opened = { link: WorkerLink; notice?: string } | { fault: string };

/** Lets a worker open a site. */
async function open(
  link: WorkerLink,
  message: Omit<OpenMessage, 'kind'>,
  hostName: string,
): Promise<Opened> {
  if (!('serviceWorker' in navigator)) return { fault: signInWords.noServiceWorker };
  if (!(await claim())) return { fault: signInWords.otherTab };
  let isRescued = false;
  try {
    const [answer, serviceWorker] = await Promise.all([link.open(message), startServiceWorker()]);
    if (answer.kind === 'failed') {
      release?.();
      return { fault: explainFailure(answer, hostName) };
    }
    ({ isRescued } = answer);
    link.servePreview(serviceWorker);
  } catch (error) {
    release?.();
    return { fault: signInWords.notStarted(String(error)) };
  }
  // Without it, a browser that is short of space may delete changes. WebKit on Linux lacks it.
  if ('storage' in navigator) void navigator.storage.persist();
  return { link, ...(isRescued && { notice: signInWords.rescued }) };
}

/** Lets other tabs open the editor; undefined while this tab has not claimed it. */
let release: (() => void) | undefined;

/** Makes this the only tab with the editor, until it is closed. @returns false when another tab has it */
async function claim(): Promise<boolean> {
  if (release) return true;
  return new Promise((resolve) => {
    void navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
      if (!lock) return resolve(false);
      await new Promise<void>((leave) => {
        release = leave;
        resolve(true);
      });
      release = undefined;
    });
  });
}

async function readSettings(): Promise<EditorSettings> {
  const response = await fetch(settingsPath).catch(() => undefined);
  if (!response?.ok) return { host: 'github', api: gitHubApi };
  return (await response.json()) as EditorSettings;
}
