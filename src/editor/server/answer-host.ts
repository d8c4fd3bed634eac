import { getIn } from '../../utils/json';
import type { OnlineAnswer } from '../protocol/online-api';
import type { VisitAnswer, DomainRequest } from '../protocol/website-api';
import { readHost } from '../model/dns-records';
import type { EditorParts } from './answer-request';
import { assertReady, type GoOnline } from './go-online/go-online';
import {
  readAccountRequest,
  readCreateRequest,
  readDownload,
  readFollowRequest,
  readNetlifyCreate,
  readNetlifyFollow,
  readNetlifySend,
  readSendRequest,
} from './go-online/read-host-requests';
import { readBody, RefusedRequest, type EditorRequest } from './read-body';
import { isObject } from '../../utils/is-object';

/** Answers a request of the editor with a value that becomes JSON. */
export type Answer = (parts: EditorParts, request: EditorRequest) => unknown;

/** The requests about where the site is published: putting it online, its domain, other hosts. */
export const hostAnswers: Readonly<Record<string, Answer>> = {
  'GET online': ({ online }) => (online?.describe() ?? { isNew: false }) satisfies OnlineAnswer,
  'GET published': ({ publisher }) => publisher.readPublished(),
  'POST online-sign-in': async ({ signIn }, request) => {
    const { token } = readAccountRequest(await readBody(request));
    return expectKnown(signIn)(token);
  },
  'POST online-account': async ({ online }, request) => {
    const { token } = readAccountRequest(await readBody(request));
    return expectNew(online).readAccount(token);
  },
  'POST online-create': async ({ online }, request) =>
    expectNew(online).create(readCreateRequest(await readBody(request))),
  'POST online-send': async ({ online }, request) =>
    expectNew(online).send(readSendRequest(await readBody(request))),
  'POST online-follow': async ({ online }, request) =>
    expectNew(online).follow(readFollowRequest(await readBody(request))),
  'POST online-again': async ({ online }, request) =>
    expectNew(online).publishAgain(readSendRequest(await readBody(request))),
  'GET website': ({ website }) => website.read(),
  'POST website-domain': async ({ website }, request) =>
    website.setDomain(readDomain(await readBody(request))),
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
  'POST download': async ({ document, download }, request) => {
    const { host } = readDownload(await readBody(request));
    assertReady(document);
    return expectKnown(download)(host);
  },
  'POST netlify-create': async ({ netlify }, request) =>
    expectKnown(netlify).create(readNetlifyCreate(await readBody(request))),
  'POST netlify-send': async ({ document, netlify }, request) => {
    const sent = readNetlifySend(await readBody(request));
    assertReady(document);
    return expectKnown(netlify).send(sent);
  },
  'POST netlify-follow': async ({ netlify }, request) =>
    expectKnown(netlify).follow(readNetlifyFollow(await readBody(request))),
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
export function readDomain(body: unknown): DomainRequest {
  const { domain } = isObject(body) ? body : {};
  if (domain === null) return { domain };
  const host = typeof domain === 'string' ? readHost(domain) : undefined;
  if (host === undefined) throw new RefusedRequest(422, 'Enter a domain, such as example.org.');
  if (host.endsWith('.github.io')) {
    throw new RefusedRequest(422, 'Enter your own domain: this one belongs to GitHub.');
  }
  return { domain: host };
}
