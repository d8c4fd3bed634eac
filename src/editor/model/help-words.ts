/** Something editors want to do: how it begins, and the guide with the details. */
interface HelpTask {
  task: string;
  how: string;
  guide: string;
}

/** Text of the help. */
export const helpWords = {
  help: 'Help',
  ask: 'Search the guides',
  askHelp: 'A word or a question: “How do I add a page?” Each guide opens in a new tab.',
  forSelected: 'About what you selected:',
  found: (count: number) => (count === 1 ? 'One result' : `${count} results`),
  unavailable: 'The guides can’t be loaded. Check your connection, then open the help again.',
  guides: 'All guides',
  shortcuts: 'Keyboard shortcuts',
  onMac: 'On a Mac, press Cmd instead of Ctrl.',
} as const;

const guideOfEditor = 'edit-on-the-page.md';

/** The most frequent tasks. */
export const helpTasks: readonly HelpTask[] = [
  {
    task: 'Edit text',
    how: 'Click it on the page and type. Press Enter when you’re done.',
    guide: `${guideOfEditor}#change-a-text`,
  },
  {
    task: 'Add a block to a page',
    how: 'Select the block above the new one, then choose “Add a block”.',
    guide: `${guideOfEditor}#add-a-block`,
  },
  {
    task: 'Move, duplicate or remove something',
    how: 'Select it in the list: its buttons appear below its name.',
    guide: `${guideOfEditor}#move-duplicate-or-remove-something`,
  },
  {
    task: 'Add a page',
    how: 'Choose “Add a page” below the list of pages.',
    guide: 'page.md',
  },
  {
    task: 'Add a person or a post',
    how: 'Open “Counselors” or “Posts” in the list, then choose “Add” at its end.',
    guide: `${guideOfEditor}#add-a-person-a-post-or-another-entry`,
  },
  {
    task: 'Add an image',
    how: 'Drop it onto the image field or click “Choose a file”.',
    guide: 'picture.md',
  },
  {
    task: 'Change colors and fonts',
    how: 'Select “Theme” in the list, then choose a look or your own colors.',
    guide: 'colors.md',
  },
  {
    task: 'Put your website online',
    how: 'Choose “Put it online” at the top. For a domain and going live, choose “Your website” (on a phone: under “More”, ⋮).',
    guide: 'put-online.md',
  },
  {
    task: 'Fix problems',
    how: 'Click the count of errors and warnings next to “Save”, then click a problem to go to it.',
    guide: 'problems.md',
  },
  {
    task: 'Undo a mistake',
    how: 'Choose “Undo” (the left arrow at the top) as often as you need. The clock icon opens “Earlier versions”.',
    guide: 'problems.md#undo-what-you-just-did',
  },
  {
    task: 'Publish',
    how: 'Choose “Publish”. You’ll see every change before anything is sent.',
    guide: 'publish.md',
  },
];

/** The keys that are worth knowing, and what each does. */
export const shortcuts: readonly (readonly [keys: string, act: string])[] = [
  ['Ctrl+S', 'Save'],
  ['Ctrl+Z', 'Undo'],
  ['Ctrl+Shift+Z', 'Redo'],
  ['F1', 'Open this help'],
  ['Alt+↑, Alt+↓', 'Move the selected item'],
  ['Enter', 'Finish typing on the page'],
  ['Escape', 'Discard what you typed on the page'],
  ['Ctrl+B, Ctrl+I, Ctrl+K', 'Bold, italic, link'],
];
