import { useContext, useId } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PublishedAnswer } from '../../protocol/online-api';
import type { WebsiteAnswer } from '../../protocol/website-api';
import { hostingRights, writeTokenPage } from '../../git-hosts/github-token-page';
import { ClosableDialog } from '../dialogs/task-dialog';
import { narrowScreen } from '../layout';
import { NewTabLink } from '../new-tab-link';
import { onlineWords } from '../online/online-words';
import { TokenForm } from '../online/token-form';
import type { DocumentStore } from '../state/document-store';
import { SessionContext } from '../state/editor-context';
import { CheckSection } from './check-section';
import { DomainSection } from './domain-section';
import { GoLiveSection } from './go-live-section';
import { ScheduleSection } from './schedule-section';
import { useWebsite, useSiteStatus, type WebsiteState } from './use-website';
import { websiteWords } from './website-words';

interface WebsiteDialogProps {
  store: DocumentStore;
  /** it has to be put online first */
  isNew: boolean;
  /** how the last published version is set */
  published: PublishedAnswer | undefined;
  onClose: () => void;
}

/** How the site is published: whether it is live, its domain, and what is scheduled. */
export function WebsiteDialog({ store, isNew, published, onClose }: WebsiteDialogProps) {
  const state = useWebsite(store);
  const { website, fault, isBusy } = state;
  const isNarrow = useMediaQuery(narrowScreen);
  // In the browser, the policy of the editor forbids to visit it.
  const isHere = useContext(SessionContext) === undefined;
  const isElsewhere = isHere && website && !website.pages && website.isSignedOut !== true;
  return (
    <ClosableDialog
      title={websiteWords.title}
      maxWidth="md"
      fullScreen={isNarrow}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        {website && (
          <Summary website={website} isNew={isNew} published={published} request={state.request} />
        )}
        {website?.isSignedOut === true && <SignIn {...state} />}
        <Stack aria-live="polite" sx={{ gap: 1, '&:empty': { mt: -4 } }}>
          {isBusy && <LinearProgress aria-label={websiteWords.loading} />}
          {fault !== undefined && <Alert severity="error">{fault}</Alert>}
          {website?.lacksRights && <MissingRights {...website} />}
          {website?.fault !== undefined && <Alert severity="info">{website.fault}</Alert>}
        </Stack>
        {website && (
          <>
            {website.pages && <DomainSection {...state} website={website} />}
            <GoLiveSection
              edit={state.edit}
              isNew={isNew}
              published={published}
              onClose={onClose}
            />
            {isElsewhere && <CheckSection ask={state.ask} />}
            <ScheduleSection website={website} request={state.request} />
          </>
        )}
      </Stack>
    </ClosableDialog>
  );
}

interface SummaryProps
  extends Pick<WebsiteState, 'request'>, Pick<WebsiteDialogProps, 'isNew' | 'published'> {
  website: WebsiteAnswer;
}

/** Whether visitors and search engines see the site, and when it was published. */
function Summary({ website, isNew, published, request }: SummaryProps) {
  const { pages, last, isSignedOut } = website;
  const { set, shown } = useSiteStatus(published);
  const { domain, certificate } = pages ?? {};
  // Until its records are right, nothing answers there.
  const isMoving = domain !== undefined && certificate !== 'approved';
  const url = pages && (domain === undefined ? pages.address : `https://${domain}/`);
  const how =
    shown === undefined
      ? websiteWords.setTo(websiteWords.headings[set])
      : websiteWords.headings[shown];
  return (
    <Stack component="section" sx={{ gap: 1 }}>
      <Typography component="h3" variant="h6">
        {isNew ? websiteWords.draft : how}
      </Typography>
      {isNew && <Typography>{websiteWords.onlyHere}</Typography>}
      {!isNew && !pages && isSignedOut !== true && !website.lacksRights && (
        <Typography>{websiteWords.onlyKnownHere}</Typography>
      )}
      {isMoving && <Typography>{websiteWords.moving(domain)}</Typography>}
      {url !== undefined && !isMoving && (
        <Link href={url} target="_blank" rel="noopener">
          {url}
        </Link>
      )}
      {last && (
        <Typography variant="body2">
          {websiteWords.lastPublished(
            new Date(last.at).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' }),
            last.by,
          )}{' '}
          {last.subject}.{' '}
          {last.run && (
            <>
              {websiteWords.builds[last.run.state]}{' '}
              <Link href={last.run.address} target="_blank" rel="noopener">
                {websiteWords.showBuild}
              </Link>{' '}
              {last.run.state === 'failed' && (
                <Button size="small" onClick={() => void request('website-build')}>
                  {websiteWords.buildAgain}
                </Button>
              )}
            </>
          )}
        </Typography>
      )}
    </Stack>
  );
}

/** Explains how to get a token that may change how the site is published. */
function MissingRights({ target }: WebsiteAnswer) {
  const [owner] = target?.split('.') ?? [];
  return (
    <Alert severity="info">
      {websiteWords.missingRights}
      <br />
      <NewTabLink
        href={writeTokenPage({ owner, rights: hostingRights })}
        text={websiteWords.createToken}
      />
    </Alert>
  );
}

/** Asks for the token of a website that an earlier editor has put online. */
function SignIn({ ask, reload }: Pick<WebsiteState, 'ask' | 'reload'>) {
  const id = useId();
  const signIn = async (token: string): Promise<void> => {
    if (await ask('online-sign-in', { token })) await reload();
  };
  return (
    <Stack component="section" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography>{websiteWords.signIn}</Typography>
      <TokenForm id={id} onSubmit={(token) => void signIn(token)} />
      <Button type="submit" form={id} variant="outlined">
        {onlineWords.next}
      </Button>
    </Stack>
  );
}
