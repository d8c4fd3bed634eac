import Typography from '@mui/material/Typography';
import { NewTabLink } from '../client/new-tab-link';
import type { EditorSettings } from '../protocol/editor-addresses';
import { findWebsite, nameHost, signInHosts } from './sign-in-hosts';
import { hostWords, signInWords } from './sign-in-words';

/** Explains where to get a token at the host, with links to its pages. */
export function TokenGuide({
  settings,
  repository,
}: {
  settings: EditorSettings;
  repository: string | undefined;
}) {
  const name = nameHost(settings);
  const web = findWebsite(settings.api);
  const words = hostWords[settings.host](name);
  const { tokenPage, hostingTokenPage, otherTokenPage } = signInHosts[settings.host];
  const [hostingText, hostingLink] = words.hostingToken ?? [];
  const [otherText, otherLink] = words.otherToken ?? [];
  return (
    <>
      <Typography component="h2" variant="subtitle2" sx={{ mt: 4 }}>
        {signInWords.createToken(name)}
      </Typography>
      <Typography gutterBottom>{words.createHelp}</Typography>
      <ul>
        {words.permissions.map(([permission, reason]) => (
          <li key={permission}>
            <strong>{permission}</strong> {reason}
          </li>
        ))}
      </ul>
      <NewTabLink href={tokenPage(web, repository)} text={signInWords.createToken(name)} />
      {hostingTokenPage && hostingLink !== undefined && (
        <>
          <Typography sx={{ mt: 3 }}>{hostingText}</Typography>
          <NewTabLink href={hostingTokenPage(web, repository)} text={hostingLink} />
        </>
      )}
      {otherTokenPage && otherLink !== undefined && (
        <>
          <Typography sx={{ mt: 3 }}>{otherText}</Typography>
          <NewTabLink href={otherTokenPage(web, repository)} text={otherLink} />
        </>
      )}
    </>
  );
}
