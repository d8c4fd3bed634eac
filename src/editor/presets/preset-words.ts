/** What the editor says about looks that are ready to use, and about two colors that lead to all others. */
export const presetWords = {
  title: 'Ready-made looks',
  help: 'Colors, typefaces, sizes, corners and shadows in one. What you have set below is replaced; Undo brings it back.',
  names: {
    stillWaters: 'Still waters',
    lantern: 'Lantern',
    meadow: 'Meadow',
    harbor: 'Harbor',
  },
  moods: {
    stillWaters: 'Teal and clay, like a lake at sunrise.',
    lantern: 'Plum and honey, like a room in the evening. For grief and hospice.',
    meadow: 'Green and raspberry, like a garden in the morning. For families and schools.',
    harbor: 'Navy and brass, with few curves. For couples and assessments.',
  },
  typefaces: (heading: string, text: string) => `${heading} and ${text}`,
  use: (name: string) => `Look: ${name}`,
  leadsTitle: 'Two colors for everything',
  leadsHelp:
    'All other colors follow from these two, light and dark ones, so that all of them can be read. What you have chosen below by hand is replaced.',
  leads: { primary: 'Main color', action: 'Action color' },
  leadHelp: {
    primary: 'Links, headings, bars and backgrounds.',
    action: 'Main buttons, and what is warm on the page.',
  },
  follow: (name: string) => `${name}, and all that follow from it`,
  nearest: (asked: string, given: string) =>
    `${asked} could not be read as text. This is ${given}, the nearest color that can.`,
};

export type PresetName = keyof typeof presetWords.names;
