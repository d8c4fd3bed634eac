import type { Embed } from '../../generated/config-types';
import { deadEnds, pastedForms } from './pasted-forms';
import { embedProviders, isEmbedProvider } from './providers';

/** What is in "ref" in place of the id of a widget. */
export interface PastedRef {
  message: string;
  hint: string;
  /** the id of the widget, if that is certain */
  id?: string;
}

type Provider = Embed['provider'];

/**
 * Finds the id of a widget in what was pasted in its place: an address, or the code to embed it.
 * Undefined when there is nothing of the kind.
 */
export function findPastedId(
  text: string,
  provider: Provider,
  kind: Embed['kind'],
): PastedRef | undefined {
  const { name, forms } = embedProviders[provider];
  const deadEnd = deadEnds[provider]?.find(({ pattern }) => pattern.test(text));
  if (deadEnd) return { message: deadEnd.message, hint: deadEnd.hint };
  const found = readId(text, provider);
  if (!found) return explainOther(text, provider);
  const { id, kinds } = found;
  const [first] = kinds ?? [];
  if (kinds && first && !kinds.includes(kind)) {
    return {
      message: `This is a ${name} widget of the kind "${first}", not "${kind}".`,
      hint: `If this is the right widget, write "ref": "${id}" and "kind": "${first}".`,
    };
  }
  if (!forms[kind]?.ref.test(id)) return undefined;
  return {
    message: `Only the ID of the ${name} widget goes here: "${id}".`,
    hint: `Write "${id}".`,
    id,
  };
}

/** The id of a widget of that provider in an address or snippet, and of what kind it says to be. */
export function readId(
  text: string,
  provider: Provider,
): { id: string; kinds: readonly Embed['kind'][] | undefined } | undefined {
  for (const { pattern, write, kinds } of pastedForms[provider]) {
    const groups = pattern.exec(text)?.slice(1);
    if (!groups) continue;
    const word = kinds && groups[kinds.group];
    return {
      id: write ? write(groups) : (groups[0] ?? ''),
      kinds: word === undefined ? undefined : kinds?.words[word],
    };
  }
  return undefined;
}

/** The address is that of a widget of another provider. */
function explainOther(text: string, provider: Provider): PastedRef | undefined {
  for (const other of listProviders()) {
    const found = other === provider ? undefined : readId(text, other);
    if (!found) continue;
    const [of, instead] = [embedProviders[provider].name, embedProviders[other].name];
    return {
      message: `This is a ${instead} widget, but "provider" is ${of}.`,
      hint: `Write "provider": "${other}" and "ref": "${found.id}".`,
    };
  }
  return undefined;
}

/** All providers, in the order in which they are tried. */
export function listProviders(): Provider[] {
  return Object.keys(pastedForms).filter(isEmbedProvider);
}
