import type { EmbedFrame } from '../../payload/widget-frame';
import { protocols, type FrameMessage } from './frame-protocol';

/**
 * Listens to what a widget says. Only its own window at its provider's origin is heard.
 *
 * @param onMessage called with each message that is understood
 * @returns stops listening
 */
export function followFrame(
  frame: HTMLIFrameElement,
  { src, protocol: protocolName }: Pick<EmbedFrame, 'src' | 'protocol'>,
  onMessage: (message: FrameMessage) => void,
): () => void {
  const { origin } = new URL(src);
  const protocol = protocols[protocolName];
  const stop = new AbortController();

  function send(message: unknown): void {
    frame.contentWindow?.postMessage(message, origin);
  }

  /** A widget that spoke before anybody listened is asked to speak again. */
  function greet(): void {
    // Until a page of another origin is in it, there is nothing to greet.
    if (frame.contentDocument === null && protocol.greet) send(protocol.greet(frame.id));
  }

  function listen(event: MessageEvent<unknown>): void {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = protocol.read(event.data, frame.id);
    if (!message) return;
    if (message.answer !== undefined) send(message.answer);
    onMessage(message);
  }

  addEventListener('message', listen, { signal: stop.signal });
  frame.addEventListener('load', greet, { signal: stop.signal });
  greet();
  return () => stop.abort();
}
