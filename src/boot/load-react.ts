/**
 * Loads React, which works on between two messages that it sends to itself. Some browsers lose a
 * message that is on its way while a page is put aside, and React would wait for it forever: so each
 * page that comes back, as the button for Back shows it, gets one more, which does no harm.
 */
export async function loadReact(): Promise<void> {
  const Channel = globalThis.MessageChannel;
  globalThis.MessageChannel = class extends Channel {
    constructor() {
      super();
      addEventListener('pageshow', () => this.port2.postMessage(null));
    }
  };
  try {
    await import('../app/react-client');
  } finally {
    globalThis.MessageChannel = Channel;
  }
}
