import type { Page } from '@playwright/test';

/** What is wrong with the pages in the preview. */
export interface Spoiling {
  /** added to the end of each page, as if nothing had been removed from the content of the site */
  html: string;
  /** whether the pages keep the policy that forbids scripts */
  keepsPolicy: boolean;
}

/** Changes every page that the worker of the editor answers with, on its way to the preview. */
export async function spoilAnswers(page: Page, spoiling: Spoiling): Promise<void> {
  await page.addInitScript(spoil, spoiling);
}

/** It runs in the page, before its own code. */
function spoil({ html, keepsPolicy }: Spoiling): void {
  interface Answer {
    headers: Record<string, string>;
    body?: unknown;
  }
  const add = (text: string) => text.replace('</body>', () => `${html}</body>`);
  const change = (answer: Answer): Answer => {
    const { headers = {}, body } = answer;
    const { 'Content-Security-Policy': policy, ...others } = headers;
    if (typeof body !== 'string') return answer;
    if (headers['Content-Type']?.startsWith('text/html')) {
      const kept = policy !== undefined && keepsPolicy && { 'Content-Security-Policy': policy };
      return { ...answer, headers: { ...others, ...kept }, body: add(body) };
    }
    if (!body.startsWith('{')) return answer;
    const said = JSON.parse(body) as { html?: string };
    if (said.html === undefined) return answer;
    return { ...answer, body: JSON.stringify({ ...said, html: add(said.html) }) };
  };
  const post = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value as (
    message: unknown,
    ports: MessagePort[],
  ) => void;
  Worker.prototype.postMessage = function send(
    this: Worker,
    message: unknown,
    [port]: MessagePort[] = [],
  ) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => port?.postMessage(change(data as Answer)));
    port1.start();
    Reflect.apply(post, this, [message, [port2]]);
  } as Worker['postMessage'];
}
