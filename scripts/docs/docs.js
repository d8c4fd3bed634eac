// Search, the height of pictures, and buttons that copy; the pages can be read without.
const { root } = document.documentElement.dataset;
const input = document.querySelector('#words');
const found = document.querySelector('#found');
const results = document.querySelector('#results');
const most = 12;

/** The more of a word is in the name, the earlier; -1 when a word is missing. */
function rank({ title, place, text, words: more = '' }, words) {
  let points = 0;
  for (const word of words) {
    const name = title.toLowerCase();
    if (name === word) points += 8;
    else if (name.startsWith(word)) points += 4;
    else if (name.includes(word)) points += 3;
    else if (`${text} ${more}`.toLowerCase().includes(word)) points += 1;
    else if (!place.toLowerCase().includes(word)) return -1;
  }
  return points;
}

function showResults() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = searchIndex
    .map((entry) => ({ entry, points: words.length > 0 ? rank(entry, words) : -1 }))
    .filter(({ points }) => points >= 0)
    .toSorted((a, b) => b.points - a.points);
  results.replaceChildren(...hits.slice(0, most).map(({ entry }) => drawResult(entry)));
  if (words.length === 0) found.textContent = '';
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
