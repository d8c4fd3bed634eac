import type { Embed } from '../../generated/config-types';
import type { Failure } from './failures';
import { writeForm, type FormField } from './write-form';

const person: FormField[] = [
  { name: 'first_name', label: 'First name', type: 'text', autocomplete: 'given-name' },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
];

const forms: Partial<Record<Embed['kind'], { fields: FormField[]; button: string; done: string }>> =
  {
    contact: {
      fields: [
        ...person,
        { name: 'phone', label: 'Phone (optional)', type: 'tel', autocomplete: 'tel' },
        { name: 'message', label: 'Your message', type: 'textarea' },
      ],
      button: 'Send message',
      done: 'Thank you. We answer within two business days.',
    },
    registration: {
      fields: [
        ...person,
        {
          name: 'reach',
          label: 'How may we reach you safely?',
          type: 'choice',
          choices: ['Email', 'Phone call', 'Text message'],
        },
        { name: 'needs', label: 'What do you need to sleep and eat well?', type: 'textarea' },
        {
          name: 'price',
          label: 'Would you like a lower price?',
          type: 'choice',
          choices: ['Yes', 'No'],
        },
      ],
      button: 'Register',
      done: 'Thank you. One of us writes to you within three business days.',
    },
    survey: {
      fields: [
        {
          name: 'feeling',
          label: 'How have the last two weeks been?',
          type: 'choice',
          choices: ['Hard', 'Mixed', 'Good'],
        },
        { name: 'hope', label: 'What do you hope for from our first session?', type: 'textarea' },
        { name: 'before', label: 'Is there anything I should know before?', type: 'textarea' },
      ],
      button: 'Send answers',
      done: 'Thank you. Only your counselor reads your answers.',
    },
    newsletter: {
      fields: [{ name: 'email', label: 'Email', type: 'email', autocomplete: 'email' }],
      button: 'Subscribe',
      done: 'Thank you. Please open the email that we sent you.',
    },
    donation: {
      fields: [{ name: 'amount', label: 'Amount', type: 'choice', choices: ['10', '25', '50'] }],
      button: 'Donate',
      done: 'Thank you.',
    },
  };

/** The page of a widget, as a provider would send it. */
export function writeWidgetPage(
  { id, title, kind, ref, provider }: Embed,
  failure?: Failure,
): string {
  const heading = escapeHtml(title.replace(/: [^:]*$/, ''));
  const speaks = provider === 'highlevel' && failure !== 'mute' && failure !== 'forged';
  const scripts = [
    ...(kind === 'booking' || kind === 'group' ? ['calendar.js'] : []),
    ...(forms[kind] ? ['form.js'] : []),
    ...(speaks ? ['resizer.js', 'speak.js'] : []),
    ...(failure === 'forged' || failure === 'flood' ? ['misbehave.js'] : []),
  ];
  return `<!doctype html>
<html lang="en" data-id="${id}" data-ref="${ref}" data-kind="${kind}" data-failure="${failure ?? ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/widget.css">
${scripts.map((name) => `<script src="/assets/${name}" defer></script>`).join('\n')}
</head>
<body>
<main>
<h1>${heading}</h1>
${writeContent(kind)}
<footer>Stand-in provider: nothing you enter leaves this page.</footer>
</main>
</body>
</html>
`;
}

function writeContent(kind: Embed['kind']): string {
  const form = forms[kind];
  if (form) return writeForm(form);
  if (kind === 'podcast' || kind === 'video') return player;
  if (kind === 'map') return '<p>A map of the neighborhood.</p>';
  const seats = kind === 'group' ? '<p>Six seats, ninety minutes, once a week.</p>' : '';
  return `${seats}<div id="calendar" aria-live="polite"></div>
<div id="details" hidden>${writeForm({ fields: person, button: 'Book', done: '' })}</div>
<div id="confirmation" tabindex="-1" hidden></div>`;
}

const episodes = ['When rest will not come', 'Grief at the kitchen table', 'Learning to be still'];

const player = `<ol class="episodes">
${episodes
  .map(
    (name) =>
      `<li><h2>${name}</h2><audio controls preload="none" src="/audio/silence.wav" aria-label="${name}"></audio></li>`,
  )
  .join('\n')}
</ol>`;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
