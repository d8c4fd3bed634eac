// Starts the editor in the browser as soon as its code is made. Plain JavaScript, served as it is: it
// has to say what is wrong when nothing can be bundled.
const { code, made } = document.getElementById('editor').dataset;

async function start() {
  const answer = await fetch(made).catch(() => undefined);
  if (!answer) return fail('no-answer');
  if (!answer.ok) return fail('not-started', await answer.text());
  return import(code).catch((error) => fail('not-started', String(error)));
}

function fail(id, reason = '') {
  document.getElementById('waiting').hidden = true;
  document.getElementById('reason').textContent = reason;
  document.getElementById('retry').hidden = false;
  // The last, with all that it says: it is read aloud.
  document.getElementById(id).hidden = false;
}

document.getElementById('retry').addEventListener('click', () => window.location.reload());
void start();
