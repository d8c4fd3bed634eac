import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import { FormField } from '../components/form-field';
import { rankBelow } from '../components/heading';
import { Note, NoticeNote } from '../components/note';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import type { FormField as Field } from '../generated/config-types';
import { writePartId } from '../payload/page-paths';
import type { BlockProps } from './block-props';

/** How long the service may take to answer, in milliseconds. */
const patience = 30_000;

const columns: SxProps<Theme> = ({ breakpoints, space }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '& form': { display: 'grid', gap: space.l, maxWidth: 620 },
  'form button': { justifySelf: 'start' },
  [breakpoints.up('lg')]: {
    '&:not(:has(> :empty))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 620px)' },
  },
});

/** Without script, visitors come back to the anchor of what is said then. */
const whenSent: SxProps<Theme> = ({ space }) => ({
  scrollMarginTop: space.xl,
  marginTop: space.l,
  '&:not(:target), form[data-netlify] + &': { display: 'none' },
});

/**
 * Whether Netlify receives the forms of this page. As it deploys them, it takes the attribute away
 * (https://docs.netlify.com/manage/forms/setup/#work-with-javascript-rendered-forms); other hosts may
 * answer a form with a page, as if it were sent.
 */
async function isReceived(signal: AbortSignal): Promise<boolean> {
  const page = await fetch(location.pathname, { signal });
  return page.ok && !/<form[^>]* data-netlify/.test(await page.text());
}

export function Form({ text, send, fields, consent, button, sent, ...place }: BlockProps<'form'>) {
  const { crisis } = useSite();
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'failed'>('open');
  const outcome = useRef<HTMLDivElement>(null);
  const { action, back, hidden, trap, attributes, words, otherWays } = send;
  const sentId = writePartId(place.id, 'sent');
  const isSent = state === 'sent';

  useEffect(() => {
    if (state === 'sent' || state === 'failed') outcome.current?.focus();
  }, [state]);

  async function post(form: HTMLFormElement): Promise<void> {
    setState('sending');
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), patience);
    const answers = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    try {
      const { signal } = limit;
      const isExpected = action !== undefined || (await isReceived(signal));
      const response =
        isExpected &&
        (await fetch(action ?? location.pathname, {
          method: 'POST',
          headers: { Accept: 'application/json' },
          body: new URLSearchParams(answers),
          referrerPolicy: 'strict-origin',
          signal,
        }));
      setState(response && response.ok ? 'sent' : 'failed');
    } catch {
      setState('failed');
    } finally {
      clearTimeout(timer);
    }
  }

  return (
    <Section {...place}>
      <Box sx={columns}>
        <div>
          {text && <RichText nodes={text} topLevel={rankBelow(place.headingLevel, place.title)} />}
          {crisis && <NoticeNote kind="crisis" notice={crisis} />}
        </div>
        <div>
          {!isSent && (
            <form
              {...attributes}
              method="post"
              action={action ?? `#${sentId}`}
              onSubmit={(event) => {
                event.preventDefault();
                if (state !== 'sending') void post(event.currentTarget);
              }}
            >
              {Object.entries(hidden).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              {back && <input type="hidden" name="redirect" value={`${back}#${sentId}`} />}
              <input {...trap} hidden tabIndex={-1} autoComplete="off" />
              {fields.map((field, index) => (
                <FormField
                  key={index}
                  field={field}
                  name={nameField(field, index, fields)}
                  words={words}
                />
              ))}
              {consent && (
                <div>
                  <RichText nodes={consent} topLevel={3} />
                </div>
              )}
              {state === 'failed' && (
                <div ref={outcome} tabIndex={-1} role="alert">
                  <Note icon="info">
                    {words.formFailed}
                    <ActionRow actions={otherWays} />
                  </Note>
                </div>
              )}
              <Button type="submit">
                {state === 'sending' ? words.formSending : (button ?? words.formSend)}
              </Button>
            </form>
          )}
          <Box
            ref={isSent ? outcome : undefined}
            id={sentId}
            tabIndex={-1}
            aria-live="polite"
            sx={isSent ? undefined : whenSent}
          >
            <Note icon="info">
              {sent ? <RichText nodes={sent} topLevel={3} /> : words.formSent}
            </Note>
          </Box>
        </div>
      </Box>
    </Section>
  );
}

/** Services know what to do with a name, an email address and a number; others go by their labels. */
function nameField({ kind, label }: Field, index: number, fields: readonly Field[]): string {
  const isKnown = kind === 'name' || kind === 'email' || kind === 'phone';
  const isFirst = fields.findIndex((field) => field.kind === kind) === index;
  return isKnown && isFirst ? kind : label;
}
