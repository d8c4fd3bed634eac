// What HighLevel's widgets tell the page around them, besides what iframe-resizer says.
const { kind, ref } = document.documentElement.dataset;
const isCalendar = kind === 'booking' || kind === 'group';

function tell(...message) {
  parent.postMessage(message, '*');
}

tell('iframeLoaded');
tell('fetch-query-params', '', 'stand-in');
tell('fetch-sticky-contacts', 'stand-in');
if (isCalendar) {
  tell('highlevel.setHeight', {
    height: document.documentElement.offsetHeight,
    id: 'msgsndr-calendar',
  });
}

addEventListener('widget-done', () => {
  // The real widget hands over the visitor's contact here; a page must not take it.
  tell('set-sticky-contacts', '_ud', JSON.stringify({ sample: true }), '_us', 'sample');
  tell(isCalendar ? 'msgsndr-booking-complete' : 'msgsndr-form-submit', { calendarId: ref });
});
