import { isObject, getIn } from '../../utils/json';
import type { Embed } from '../../generated/config-types';
import { findPastedId, type PastedRef } from '../../content/embeds/find-pasted-id';
import { embedProviders, isEmbedProvider } from '../../content/embeds/providers';
import type { Diagnostic } from '../diagnostic';

/**
 * Says more about a "ref" that the schema refuses, if it is an address or the code of a widget: what
 * the id in it is; of any other, what ids of the provider look like. Any other finding is given back
 * unchanged.
 *
 * @param root the config as it is written
 */
export function explainPastedRef(finding: Diagnostic, root: unknown): Diagnostic {
  const { path, code } = finding;
  const isRef = path[0] === 'embeds' && path.length === 3 && path[2] === 'ref';
  if (!isRef || (code !== 'CFG0308' && code !== 'CFG0305')) return finding;
  const embed = getIn(root, path.slice(0, 2));
  if (!isObject(embed) || typeof embed['ref'] !== 'string') return finding;
  const { provider, kind, ref } = embed;
  if (!isEmbedProvider(provider) || !isKind(kind, provider)) return finding;
  const pasted = findPastedId(ref, provider, kind);
  if (pasted) return { code: 'CFG0308', path, ...describePasted(pasted) };
  const { refHint } = embedProviders[provider].forms[kind] ?? {};
  if (refHint === undefined || code === 'CFG0305' || finding.fix) return finding;
  return { ...finding, hint: `Write ${refHint}, or paste the link to the widget.` };
}

/** What a finding says about something that was pasted. */
export function describePasted({
  message,
  hint,
  id,
}: PastedRef): Pick<Diagnostic, 'message' | 'hint' | 'fix'> {
  const fix = id === undefined ? undefined : { title: hint, text: JSON.stringify(id) };
  return { message, hint, ...(fix && { fix }) };
}

function isKind(value: unknown, provider: Embed['provider']): value is Embed['kind'] {
  return typeof value === 'string' && Object.hasOwn(embedProviders[provider].forms, value);
}
