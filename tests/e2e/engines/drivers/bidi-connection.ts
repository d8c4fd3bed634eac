import { WebSocket } from 'ws';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  params?: unknown;
  result?: unknown;
  message?: string;
}

/** A connection that speaks WebDriver BiDi. */
export interface BidiConnection {
  send: (method: string, params: object) => Promise<unknown>;
  onEvent: (listen: (method: string, params: unknown) => void) => void;
  close: () => void;
}

/** Connects with a browser that speaks WebDriver BiDi. */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners: ((method: string, params: unknown) => void)[] = [];
  let lastId = 0;

  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method) for (const listen of listeners) listen(answer.method, answer.params);
  });
  return {
    async send(method, params) {
      const id = ++lastId;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const answer = await new Promise<Answer>((resolve, reject) => {
        // A test that waits for too long would not say for what.
        timer = setTimeout(() => reject(new Error(`${method} was not answered.`)), 60_000);
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      clearTimeout(timer);
      waiting.delete(id);
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
      return answer.result;
    },
    onEvent: (listen) => void listeners.push(listen),
    close: () => socket.close(),
  };
}
