// A booking calendar: choose a day, a time, say who you are, read the confirmation.
const calendar = document.querySelector('#calendar');
const details = document.querySelector('#details');
const confirmation = document.querySelector('#confirmation');
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const times = ['9:00 AM', '10:30 AM', '1:00 PM', '3:30 PM', '5:00 PM'];
const today = new Date();
let shownMonth = new Date(today.getFullYear(), today.getMonth(), 1);
let chosenDay;
let chosenTime;

function make(tag, properties = {}, children = []) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** There are sessions on working days from tomorrow on. */
function isFree(day) {
  return day > today && day.getDay() % 6 !== 0;
}

function nameDay(day) {
  return day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
}

function moveMonth(step) {
  shownMonth = new Date(shownMonth.getFullYear(), shownMonth.getMonth() + step, 1);
  show();
  calendar.querySelector(step > 0 ? '.next' : '.previous').focus();
}

function makeBar() {
  const isFirst = shownMonth <= today;
  return make('div', { className: 'bar' }, [
    make('button', {
      className: 'previous',
      textContent: 'Previous month',
      disabled: isFirst,
      onclick: () => moveMonth(-1),
    }),
    make('h2', {
      textContent: shownMonth.toLocaleDateString('en-US', { month: 'long', year: 'numeric' }),
    }),
    make('button', {
      className: 'next',
      textContent: 'Next month',
      onclick: () => moveMonth(1),
    }),
  ]);
}

function makeDay(day) {
  const button = make('button', { textContent: String(day.getDate()), disabled: !isFree(day) });
  button.setAttribute('aria-label', nameDay(day));
  button.setAttribute('aria-pressed', String(Number(day) === Number(chosenDay)));
  button.addEventListener('click', () => {
    chosenDay = day;
    chosenTime = undefined;
    details.hidden = true;
    show();
    calendar.querySelector('.times button').focus();
  });
  return button;
}

function makeMonth() {
  const month = shownMonth.getMonth();
  const year = shownMonth.getFullYear();
  const before = shownMonth.getDay();
  const length = new Date(year, month + 1, 0).getDate();
  const weeks = Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    make(
      'tr',
      {},
      weekdays.map((_name, weekday) => {
        const day = new Date(year, month, week * 7 + weekday + 1 - before);
        return make('td', {}, day.getMonth() === month ? [makeDay(day)] : []);
      }),
    ),
  );
  const head = weekdays.map((name) => make('th', { textContent: name, scope: 'col' }));
  return make('table', {}, [make('thead', {}, [make('tr', {}, head)]), make('tbody', {}, weeks)]);
}

function makeTimes() {
  const buttons = times.map((time) => {
    const button = make('button', { textContent: time });
    button.setAttribute('aria-pressed', String(time === chosenTime));
    button.addEventListener('click', () => {
      chosenTime = time;
      show();
      details.hidden = false;
      details.querySelector('input').focus();
    });
    return button;
  });
  return [
    make('h2', { textContent: nameDay(chosenDay) }),
    make('div', { className: 'times' }, buttons),
  ];
}

function show() {
  calendar.replaceChildren(makeBar(), makeMonth(), ...(chosenDay ? makeTimes() : []));
}

details.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  calendar.hidden = true;
  details.hidden = true;
  confirmation.hidden = false;
  confirmation.append(
    make('h2', { textContent: 'Your session is booked.' }),
    make('p', { textContent: `${nameDay(chosenDay)}, ${chosenTime}.` }),
  );
  confirmation.focus();
  dispatchEvent(new Event('widget-done'));
});

show();
