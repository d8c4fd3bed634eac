/** Texts of the dialog that publishes at Netlify. */
export const netlifyWords = {
  choose: 'Publish with Netlify',
  title: 'Publish with Netlify',
  intro:
    'Netlify publishes your website for free. The files that you edit stay on this computer only: back them up yourself.',
  createAccount: 'Create a Netlify account',
  createToken: 'Create a token at Netlify',
  tokenHelp:
    'The editor works with a token, which is a password for one program. Netlify opens in a new tab:',
  tokenChoices: [
    'Choose “New access token” and give it a name.',
    'Choose “Generate token”, copy the token, save it in your password manager and paste it here.',
  ],
  name: 'Name of your website',
  nameHelp:
    'It becomes part of the address, such as lakeside for https://lakeside.netlify.app. Leave it empty to get any name. You can connect your own domain later.',
  tokenKept: 'The editor doesn’t store the token and sends it only to Netlify.',
  otherHost: 'Use another host',
  ask: (address: string) =>
    `The editor builds your website and sends the changed files to ${address}.`,
  steps: {
    create: 'Create the site at Netlify',
    send: 'Build and send your website',
    wait: 'Publish your website',
  },
  patience: 'This can take a few minutes. Keep this tab open.',
  failed: 'Netlify couldn’t publish your website.',
  failedWith: (fault: string) =>
    `Netlify couldn’t publish your website. Message from Netlify: ${fault}`,
  tooLong:
    'Netlify hasn’t published your website yet. Check at netlifystatus.com whether Netlify works, then try again.',
} as const;
