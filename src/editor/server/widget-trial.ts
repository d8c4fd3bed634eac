import { locateEmbed } from '../../content/embeds/locate-embed';
import { embedProviders, isEmbedProvider } from '../../content/embeds/providers';
import { escapeText } from '../../content/html/escape-markup';
import type { Embed, SiteConfig } from '../../generated/config-types';

/** A page, and the content security policy that it is sent with. */
interface TrialPage {
  html: string;
  policy: string;
}

/** What widgets may do whose provider asks for no sandbox. */
const usualSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Some widgets lead to another page after a booking. Here, that would end the editor. */
const leadingElsewhere = / ?allow-top-navigation[a-z-]*/g;

/**
 * Writes the page that shows one widget as its provider has it, or says why there is none. It may ask
 * the server of this widget and no other, and has no script of its own.
 *
 * @param config the document, as far as it can be read
 * @param query what names the widget, see `trialPath`
 */
export function writeWidgetTrial(
  config: SiteConfig | undefined,
  query: URLSearchParams,
): TrialPage {
  const [provider, kind, ref] = ['provider', 'kind', 'ref'].map((name) => query.get(name) ?? '');
  if (!isEmbedProvider(provider)) return say('Unknown provider.');
  if (!config) return say('Fix the errors to try this widget.');
  const { name, allow, sandbox = usualSandbox, referrerPolicy, forms } = embedProviders[provider];
  const known = Object.keys(forms).find((each): each is Embed['kind'] => each === kind);
  const host = query.get('host');
  const result =
    known && locateEmbed({ provider, kind: known, ref: ref ?? '', ...(host && { host }) }, config);
  if (!result) return say(`${name} doesn’t offer this type of widget.`);
  if ('fault' in result) return say(`${result.fault.message} ${result.fault.hint}`);
  if ('standsIn' in result) {
    return say(
      `This is a placeholder for an ID from ${name}, so nothing is loaded. Enter the real ID.`,
    );
  }
  const { src, script } = result.location;
  const attributes = {
    src,
    sandbox: sandbox.replace(leadingElsewhere, ''),
    referrerpolicy: referrerPolicy,
    ...(allow && { allow }),
  };
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeText(value)}"`,
  );
  const note = script ? sayInside(writeScriptNote(name)) : '';
  return write(`${note}<iframe title="Widget"${written.join('')}></iframe>`, new URL(src).origin);
}

/** It would run where the editor does, with all that the editor may do. */
function writeScriptNote(name: string): string {
  return `On your site, this widget loads a script from ${name} that may change its size. The editor doesn’t load it.`;
}

function say(words: string): TrialPage {
  return write(sayInside(words), "'none'");
}

function sayInside(words: string): string {
  return `<p>${escapeText(words)}</p>`;
}

/** @param frames where the page may load a frame from */
function write(body: string, frames: string): TrialPage {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Widget</title>
<style>html, body { height: 100%; margin: 0; font: 1rem/1.5 system-ui, sans-serif }
body { display: flex; flex-direction: column }
p { margin: 0; padding: 1rem }
iframe { flex: 1; border: 0 }</style>
</head>
<body>${body}</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `frame-src ${frames}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  return { html, policy };
}
