/** Texts of the dialog that downloads the website. */
export const downloadWords = {
  download: 'Download',
  title: 'Download your website',
  intro:
    'You get the finished website as a ZIP file, for which you need no account. Unpack it and upload the files to your hosting provider.',
  host: 'Hosting provider',
  hostHelp:
    'Each provider reads different files for redirects and security. If yours isn’t listed, choose GitHub Pages: its version works without them.',
  building: 'Your website is being built…',
  done: 'The file website.zip is in your downloads. After uploading it, choose “Your website” (on a phone: under “More”, ⋮), then “Check now”.',
} as const;
