/** Texts of the dialog about how the site is published. */
export const websiteWords = {
  title: 'Your website',
  loading: 'Asking GitHub…',
  onlyHere:
    'Your website is only in this editor, unless you uploaded it yourself. To publish it, close this window and choose “Put it online”.',
  onlyKnownHere: 'The editor can’t see how this website is published.',
  states: { demo: 'Hidden', live: 'Live', closed: 'Offline', draft: 'Not online' },
  /** where the editor cannot see the published version */
  setTo: (state: string) => `Set to: ${state}`,
  headings: { demo: 'Hidden from search engines', live: 'Live', closed: 'Offline' },
  moving: (domain: string) =>
    `Your website moves to ${domain}. Visitors see it there once the DNS records below are correct and GitHub has made a certificate.`,
  draft: 'Not online yet',
  lastPublished: (date: string, by: string) => `Last change on ${date} by ${by}:`,
  builds: {
    waiting: 'GitHub is about to build it.',
    running: 'GitHub is building it.',
    succeeded: 'GitHub has built it.',
    failed: 'GitHub couldn’t build it.',
    canceled: 'The build was canceled.',
  },
  showBuild: 'Show the build',
  buildAgain: 'Build it again',
  missingRights:
    'Your token can edit and publish, but not show or change the domain and the schedule. For that, create a token with more rights, sign out and sign in with it.',
  createToken: 'Create this token at GitHub',
  signIn: 'To see how your website is published, the editor needs your token.',
  check: {
    title: 'Check your website',
    intro: (address: string) =>
      `The editor visits ${address} and shows what is missing. Do this after each upload.`,
    check: 'Check now',
    checking: 'Visiting your website…',
  },
  domain: {
    title: 'Your own domain',
    intro:
      'Buy a domain such as example.org from a registrar first. It costs about $10 to $20 a year.',
    label: 'Domain',
    use: 'Use this domain',
    warning:
      'From then on, GitHub sends all visitors to the domain. They see the website again once the DNS records below are in place. The editor saves and publishes the new address.',
    records: (domain: string) =>
      `Sign in at the registrar of ${domain}, open its DNS settings and enter these records. Delete other records of the types A, AAAA and CNAME with the same names. Leave all others, such as MX for email. If the registrar doesn’t accept “@”, leave the name empty.`,
    recordsTitle: 'DNS records',
    type: 'Type',
    name: 'Name',
    value: 'Value',
    copy: (value: string) => `Copy ${value}`,
    copyAll: 'Copy all, to import at the registrar (zone file)',
    copied: 'Copied.',
    check: 'Check the records',
    checking: 'GitHub is checking the records…',
    slow: 'GitHub is still checking. Try again in a minute.',
    isValid: (host: string) => `${host} is set up correctly.`,
    unresolved: (host: string) =>
      `${host} has no records yet. Registrars need a few minutes, at most 24 hours, to publish them.`,
    elsewhere: (host: string) =>
      `${host} still points to another server. Delete the records that aren’t in the table.`,
    proxied: (host: string) =>
      `${host} goes through a proxy, such as Cloudflare’s. Turn the proxy off for these records (“DNS only”).`,
    invalid: (host: string) =>
      `${host} doesn’t point to your website yet. Compare the records with the table.`,
    noCertificate: (host: string, said: string) =>
      `GitHub can’t make a certificate for ${host}: ${said}`,
    certificateLater:
      'Next, GitHub makes a certificate for secure connections. It begins when the records are correct: check them.',
    waiting:
      'GitHub is making a certificate for secure connections. This takes up to an hour. You can close this window meanwhile.',
    failed:
      'GitHub couldn’t make a certificate. Check the records, remove the domain and enter it again.',
    ready: 'The certificate is ready.',
    enforce: 'Turn on HTTPS',
    isSecure: 'Visitors reach your website by a secure connection.',
    remove: 'Remove the domain',
    removes: (domain: string) =>
      `Visitors will no longer reach your website at ${domain}. Delete its records at the registrar first. The editor saves and publishes the address of GitHub.`,
    usesAddress: (address: string) => `Use the address ${address}`,
    published: 'The new address is published: all pages get it in a few minutes.',
    publish:
      'The address in your website’s settings has changed. Choose “Publish” to use it on all pages.',
  },
  goLive: {
    title: 'Go live',
    open: 'Before search engines may list your website:',
    errors: 'Fix the errors first. The number of errors next to “Save” opens their list.',
    nothing: 'Nothing is left on the list of what isn’t real yet.',
    confirm:
      'I have read every page, including the legal texts, and called or checked every phone number for crises.',
    go: 'Go live',
    isLive: 'Search engines may list your website.',
    isSetLive: 'Search engines may list your website once this is published.',
    hide: 'Hide it from search engines again',
    takeOffline: 'Take the website offline',
    takesOffline:
      'When you publish this, visitors see only one page with your contacts and crisis help.',
    isOffline: 'Visitors see only one page with your “Offline text”, phone, email and crisis help.',
    backOnline: 'Show it again, hidden from search engines',
    publish: 'Choose “Publish” to make this change visible.',
    putOnline: 'Your website isn’t online yet: choose “Put it online”.',
  },
  schedule: {
    title: 'Scheduled content',
    next: (moment: string, text: string) => `Next, on ${moment}: ${text}`,
    none: 'Nothing is scheduled.',
    from: (moment: string) => `Visitors see this from ${moment}.`,
    until: (moment: string) => `Visitors see this until ${moment}.`,
    byHand:
      'The editor can’t see whether a host publishes this at its time. If none does, publish your website again then.',
    active:
      'GitHub checks once an hour whether anything is due. It can be several hours late on busy days.',
    paused:
      'GitHub has paused the hourly check, as it does 60 days after the last change. Nothing scheduled is published.',
    exact: 'Publish to the minute with another scheduler',
    resume: 'Resume the hourly check and publish what is due',
  },
} as const;
