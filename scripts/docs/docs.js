// The search field, the height of pictures, and buttons that copy; the pages can be read without.
const { root } = document.documentElement.dataset;
const input = document.querySelector('#words');
const found = document.querySelector('#found');
const results = document.querySelector('#results');
const most = 12;

function showResults() {
  const hits = findEntries(searchIndex, input.value);
  results.replaceChildren(...hits.slice(0, most).map(drawResult));
  if (input.value.trim() === '') found.textContent = '';
  else if (hits.length === 0) found.textContent = 'Nothing found';
  else
    found.textContent =
      hits.length > most ? `${hits.length} found, the best ${most} shown` : `${hits.length} found`;
}

function drawResult({ title, place, text, url }) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = root + url;
  link.textContent = title;
  item.append(link, ` in ${place}: ${text}`);
  return item;
}

document.querySelector('#search').hidden = false;
input.addEventListener('input', showResults);
input.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  input.value = '';
  showResults();
});

for (const frame of document.querySelectorAll('iframe')) {
  const fit = () => {
    const { body } = frame.contentDocument;
    if (body) frame.style.height = `${Math.ceil(body.getBoundingClientRect().height)}px`;
  };
  frame.addEventListener('load', fit);
  addEventListener('resize', fit);
  fit();
}

for (const example of document.querySelectorAll('.example')) {
  if (!navigator.clipboard) break;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(example.querySelector('pre').textContent);
    button.textContent = 'Copied';
  });
  example.append(button);
}
