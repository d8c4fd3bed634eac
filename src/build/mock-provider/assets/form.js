// Nothing is sent: the form gives way to the words of thanks.
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const done = form.nextElementSibling;
    form.hidden = true;
    done.hidden = false;
    done.focus();
    dispatchEvent(new Event('widget-done'));
  });
}
