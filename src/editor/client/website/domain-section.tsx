import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { DomainHealth } from '../../git-hosts/github-site';
import { listDnsRecords, readHost } from '../../model/dns-records';
import type { PrepareAnswer, PublishAnswer } from '../../protocol/publish-api';
import type { DomainCheckAnswer, WebsiteAnswer } from '../../protocol/website-api';
import { Disclosure } from '../form/disclosure';
import { useEditor } from '../state/editor-context';
import { usePolling } from '../state/use-polling';
import { DnsTable } from './dns-table';
import type { WebsiteState } from './use-website';
import { AskedButton } from './asked-button';
import { WebsiteSection } from './website-section';
import { websiteWords } from './website-words';

const words = websiteWords.domain;

/** GitHub looks at the records in the background. */
const tries = 6;
const pause = 3_000;

/** GitHub makes a certificate within minutes, at most an hour. */
const certificatePause = 10_000;

interface DomainSectionProps extends Omit<WebsiteState, 'website'> {
  website: WebsiteAnswer;
}

/** Connects a domain: its name, its records at the registrar, its certificate. */
export function DomainSection(props: DomainSectionProps) {
  const { website, request, ask, edit, reload } = props;
  const { reload: reloadSite } = useEditor();
  const { pages, target = '' } = website;
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState<'published' | 'saved'>();

  /** The address of the site follows its domain. */
  async function move(domain: string | null): Promise<void> {
    setMoved(undefined);
    if (!(await request('website-domain', { domain }))) return;
    setTyped('');
    const value = `https://${domain ?? target}`;
    await edit(words.title, [{ op: 'set', path: ['site', 'url'], value }]);
    const isPublished = await publishAddress(ask, words.usesAddress(value));
    setMoved(isPublished ? 'published' : 'saved');
    if (!isPublished) return;
    reloadSite();
    await reload();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    // The server explains what is wrong with anything else.
    void move(readHost(typed) ?? typed);
  }

  return (
    <WebsiteSection id="website-domain" title={words.title}>
      {pages?.domain === undefined ? (
        <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1.5, width: 1 }}>
          <Typography>{words.intro}</Typography>
          <TextField
            size="medium"
            label={words.label}
            value={typed}
            helperText={words.warning}
            onChange={({ target: { value } }) => setTyped(value)}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <Button type="submit" variant="outlined" sx={{ alignSelf: 'flex-start' }}>
            {words.use}
          </Button>
        </Stack>
      ) : (
        <Connected {...props} domain={pages.domain} onRemove={() => void move(null)} />
      )}
      {moved === 'published' && <Alert severity="success">{words.published}</Alert>}
      {moved === 'saved' && <Alert severity="info">{words.publish}</Alert>}
    </WebsiteSection>
  );
}

interface ConnectedProps extends DomainSectionProps {
  domain: string;
  onRemove: () => void;
}

/** The records of a domain, whether they are right, and its certificate. */
function Connected({ website, domain, request, ask, reload, isBusy, onRemove }: ConnectedProps) {
  const { pages, target = '' } = website;
  const [hosts, setHosts] = useState<readonly DomainHealth[]>();
  const [isChecking, setChecking] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [isListing, setListing] = useState(false);

  const isApproved = pages?.certificate === 'approved';
  usePolling(isApproved ? undefined : certificatePause, reload);

  async function check(): Promise<void> {
    if (isChecking) return;
    setChecking(true);
    setSlow(false);
    setHosts(undefined);
    for (let count = 0; count < tries; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- GitHub answers when it has looked
      const answer = await ask<DomainCheckAnswer>('website-check');
      if (!answer || answer.hosts) {
        setHosts(answer?.hosts);
        break;
      }
      setSlow(count === tries - 1);
      // oxlint-disable-next-line no-await-in-loop -- GitHub needs the time
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    // The certificate comes after the records.
    await reload();
    setChecking(false);
  }

  // Once all is in place, other tasks need the room.
  const isDone = isApproved && pages.isHttpsEnforced;
  const records = (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start', width: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{words.records(domain)}</Typography>
      <DnsTable records={listDnsRecords(domain, target)} />
      <Button variant="outlined" aria-disabled={isChecking} onClick={() => void check()}>
        {words.check}
      </Button>
    </Stack>
  );

  return (
    <>
      {isDone ? (
        <Box sx={{ width: 1 }}>
          <Disclosure
            path={['dns-records']}
            label={words.recordsTitle}
            isOpen={isListing}
            onToggle={setListing}
          >
            {records}
          </Disclosure>
        </Box>
      ) : (
        records
      )}
      <Stack aria-live="polite" sx={{ gap: 1, width: 1 }}>
        {isChecking && <Typography>{words.checking}</Typography>}
        {!isChecking && isSlow && <Typography>{words.slow}</Typography>}
        {hosts?.map((health) => (
          <Alert key={health.host} severity={health.isValid ? 'success' : 'warning'} role="note">
            {describeHealth(health)}
          </Alert>
        ))}
        <Typography>{describeCertificate(website, hosts)}</Typography>
      </Stack>
      {isApproved && !pages.isHttpsEnforced && (
        <Button
          variant="contained"
          aria-disabled={isBusy}
          onClick={() => void request('website-https')}
        >
          {words.enforce}
        </Button>
      )}
      <AskedButton label={words.remove} consequence={words.removes(domain)} onConfirm={onRemove} />
    </>
  );
}

function describeHealth(health: DomainHealth): string {
  const { host, certificateFault } = health;
  if (certificateFault !== undefined) return words.noCertificate(host, certificateFault);
  if (health.isValid) return words.isValid(host);
  if (!health.resolves) return words.unresolved(host);
  if (health.isProxied) return words.proxied(host);
  return health.hasOtherAddress ? words.elsewhere(host) : words.invalid(host);
}

const broken = new Set(['errored', 'bad_authz', 'authorization_revoked', 'destroy_pending']);

/** @param hosts what was found about their records, if they were checked */
function describeCertificate(
  { pages }: WebsiteAnswer,
  hosts: readonly DomainHealth[] | undefined,
): string {
  const { certificate } = pages ?? {};
  if (certificate === 'approved') return pages?.isHttpsEnforced ? words.isSecure : words.ready;
  if (broken.has(certificate ?? '')) return words.failed;
  // GitHub begins once it sees the records.
  const isBegun = hosts?.every(({ isValid }) => isValid) ?? certificate !== undefined;
  return isBegun ? words.waiting : words.certificateLater;
}

/**
 * Publishes the saved address of the site, unless something else would go along: other changes here, or
 * what others have published meanwhile. The person publishes that, who sees it first.
 *
 * @returns whether it is published
 */
async function publishAddress(ask: WebsiteState['ask'], message: string): Promise<boolean> {
  const target = 'usual';
  const shown = await ask<PrepareAnswer>('prepare', { target });
  if (!shown || shown.count !== 1 || shown.incoming || shown.errors.length > 0) return false;
  const answer = await ask<PublishAnswer>('publish', { target, id: shown.id, message });
  return answer?.outcome === 'published';
}
