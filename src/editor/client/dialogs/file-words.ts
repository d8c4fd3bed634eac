/** Text about the files in the public folder. */
export const fileWords = {
  files: 'Site files',
  unused: 'Unused files',
  unusedHelp:
    'No page shows these files or links to them, so they aren’t published. You can restore a file after you remove it.',
  noUnused: 'All files are in use.',
  unusedUnknown: 'Fix the errors first. They may involve these files.',
  putBack: (name: string) => `Restore ${name}`,
  putBackShort: 'Restore',
  isBack: (name: string) => `${name} has been restored.`,
  used: 'Files in use',
  usedOn: 'Used on:',
  search: 'Search files',
  coveredBy: 'A video plays over this image. Do you want to keep the video?',
  removeCover: 'Remove the video and show the new image',
  keepCover: 'Keep the video and show this image until the video plays',
  coverNote: 'A video plays over this image once the video has loaded.',
  removeVideo: 'Remove the video',
  stillNote: 'Still image – the video plays on your site',
} as const;
