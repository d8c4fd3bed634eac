import { getIn } from '../../utils/json';
import type { OnlineAnswer } from '../protocol/online-api';
import type { VisitAnswer, DomainRequest } from '../protocol/website-api';
import { readHost } from '../model/dns-records';
import type { EditorParts } from './answer-request';
import { assertReady, type GoOnline } from './go-online/go-online';
import {
  readAccount,
  readCreate,
  readDownload,
  readFollow,
  readNetlifyCreate,
  readNetlifyFollow,
  readNetlifySend,
  readSend,
} from './go-online/read-host-requests';
import { readBody, RefusedRequest, type EditorRequest, type Fields } from './read-body';

/** Answers a request of the editor with a value that becomes JSON. */
export type Answer = (parts: EditorParts, request: EditorRequest) => unknown;

/** Answers a request by what it carries. */
export function reading<Body>(
  read: (body: Fields) => Body,
  answer: (parts: EditorParts, body: Body) => unknown,
): Answer {
  return async (parts, request) => answer(parts, read(await readBody(request)));
}

/** The requests about where the site is published: putting it online, its domain, other hosts. */
export const hostAnswers: Readonly<Record<string, Answer>> = {
  'GET online': ({ online }) => (online?.describe() ?? { isNew: false }) satisfies OnlineAnswer,
  'GET published': ({ publisher }) => publisher.readPublished(),
  'POST online-sign-in': reading(readAccount, ({ signIn }, { token }) =>
    expectKnown(signIn)(token),
  ),
  'POST online-account': reading(readAccount, ({ online }, { token }) =>
    expectNew(online).readAccount(token),
  ),
  'POST online-create': reading(readCreate, ({ online }, body) => expectNew(online).create(body)),
  'POST online-send': reading(readSend, ({ online }, body) => expectNew(online).send(body)),
  'POST online-follow': reading(readFollow, ({ online }, body) => expectNew(online).follow(body)),
  'POST online-again': reading(readSend, ({ online }, body) =>
    expectNew(online).publishAgain(body),
  ),
  'GET website': ({ website }) => website.read(),
  'POST website-domain': reading(readDomain, ({ website }, body) => website.setDomain(body)),
  'POST website-check': ({ website }) => website.checkDomain(),
  'POST website-visit': async ({ document, visit }) => {
    const address = getIn(document.read(false).config, ['site', 'url']);
    if (typeof address !== 'string' || !URL.canParse(address)) {
      throw new RefusedRequest(422, 'Enter the “Web address” under “Site” first.');
    }
    return { findings: await expectKnown(visit)(address) } satisfies VisitAnswer;
  },
  'POST website-https': ({ website }) => website.enforceHttps(),
  'POST website-schedule': ({ website }) => website.schedule(),
  'POST website-build': ({ website }) => website.build(),
  'POST download': reading(readDownload, ({ document, download }, { host }) => {
    assertReady(document);
    return expectKnown(download)(host);
  }),
  'POST netlify-create': reading(readNetlifyCreate, ({ netlify }, body) =>
    expectKnown(netlify).create(body),
  ),
  'POST netlify-send': reading(readNetlifySend, ({ document, netlify }, body) => {
    assertReady(document);
    return expectKnown(netlify).send(body);
  }),
  'POST netlify-follow': reading(readNetlifyFollow, ({ netlify }, body) =>
    expectKnown(netlify).follow(body),
  ),
};

/** @throws RefusedRequest when the site has a repository */
function expectNew(online: GoOnline | undefined): GoOnline {
  if (online) return online;
  throw new RefusedRequest(404, 'This website is connected to a repository.');
}

/** @throws RefusedRequest when this editor has no such part */
function expectKnown<T>(part: T | undefined): T {
  if (part !== undefined) return part;
  throw new RefusedRequest(404, 'Unknown request.');
}

/** @throws RefusedRequest when something else than a domain is written */
export function readDomain({ domain }: Fields): DomainRequest {
  if (domain === null) return { domain };
  const host = typeof domain === 'string' ? readHost(domain) : undefined;
  if (host === undefined) throw new RefusedRequest(422, 'Enter a domain, such as example.org.');
  if (host.endsWith('.github.io')) {
    throw new RefusedRequest(422, 'Enter your own domain: this one belongs to GitHub.');
  }
  return { domain: host };
}
