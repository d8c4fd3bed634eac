// A widget gone wrong: what it sends must not change anything on the page around it. It does so
// when it is loaded, and again when the page greets it and so is known to listen.
const { failure, id } = document.documentElement.dataset;

function send(message) {
  parent.postMessage(message, '*');
}

function flood() {
  for (let count = 0; count < 10_000; count += 1) {
    send(['highlevel.setHeight', { height: count % 2 ? 900 : 700 }]);
  }
}

function forge() {
  for (const height of [1e9, Number.NaN, -500, 0, Infinity, '800', null]) {
    send(['highlevel.setHeight', { height }]);
  }
  for (const text of ['1e9:100:init', 'NaN:100:init', '-1:100:init', '900:100:close']) {
    send(`[iFrameSizer]frame-${id}:${text}`);
  }
  send('[iFrameSizer]other:900:100:init');
  send(['modify-parent-url', 'https://forged.invalid/']);
  send(['set-sticky-contacts', '_ud', 'forged', '_us', 'forged']);
  send({ event: 'calendly.page_height', payload: { height: '900px' } });
  send({ type: 'form-height-changed', height: 900 });
  // From the right origin, but from another window.
  const other = document.createElement('iframe');
  other.srcdoc =
    "<script>parent.parent.postMessage(['highlevel.setHeight', { height: 900 }], '*')</script>";
  other.hidden = true;
  document.body.append(other);
}

const misbehave = failure === 'flood' ? flood : forge;
addEventListener('message', misbehave, { once: true });
misbehave();
