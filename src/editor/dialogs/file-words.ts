/** What the editor says about the files in the folder public. */
export const fileWords = {
  files: 'Files of the site',
  unused: 'Files that nothing uses',
  unusedHelp:
    'No page shows them and no link leads to them, so they are not published. What you remove is kept beside the drafts, and can be put back.',
  noUnused: 'Everything in the folder public is used.',
  unusedUnknown: 'Correct the errors first: they may be about these files.',
  putBack: (name: string) => `Put ${name} back`,
  putBackShort: 'Put it back',
  isBack: (name: string) => `${name} is back.`,
  used: 'Files in use',
  usedOn: 'Used on:',
  search: 'Search: files',
  coveredBy: 'A video plays over this image. Should it stay?',
  removeCover: 'Remove the video: visitors see the new image',
  keepCover: 'Keep the video: visitors see the image until the video plays',
  coverNote: 'A video plays over this image as soon as it has loaded.',
  removeVideo: 'Remove the video',
  stillNote: 'Still of a video that plays for visitors',
} as const;
