import { getIn } from '../../src/utils/json';
import {
  readField,
  type ApiAnswer,
  type ApiRequest,
  type DescribedEndpoint,
  type KnownRepository,
  type State,
} from './api-request';
import { Refusal } from './github-refusal';

const ofPages = '/repos/{owner}/{repo}/pages';

/** GitHub Pages: turning it on, and giving the website a domain. */
export const pagesEndpoints: Readonly<Record<string, DescribedEndpoint>> = {
  [`get ${ofPages}`]: {
    needs: ['pages', 'read'],
    answer: (_request, state) => describePages(state, 200),
  },
  [`post ${ofPages}`]: { needs: ['pages', 'write'], answer: turnOnPages },
  [`put ${ofPages}`]: { needs: ['pages', 'write'], answer: changePages },
  [`get ${ofPages}/health`]: { needs: ['pages', 'write'], answer: checkHealth },
};

function turnOnPages(request: ApiRequest, state: State): ApiAnswer {
  const known = expectKnown(state);
  assertAdministration(request);
  if (known.pages !== undefined) throw new Refusal(409, 'GitHub Pages is already enabled.');
  if (known.isPrivate && !state.switches.hasPaidPlan) {
    const message = 'Your current plan does not support GitHub Pages for this repository.';
    throw new Refusal(422, message);
  }
  known.pages = readBuildType(request.body);
  return describePages(state, 201);
}

function changePages(request: ApiRequest, state: State): ApiAnswer {
  const known = expectKnown(state);
  assertAdministration(request);
  if (known.pages === undefined) throw new Refusal(404, 'Not Found');
  if (getIn(request.body, ['build_type']) !== undefined) {
    known.pages = readBuildType(request.body);
  }
  const domain = getIn(request.body, ['cname']);
  if (typeof domain === 'string') {
    if (state.switches.takenDomains.has(domain)) {
      throw new Refusal(400, `The custom domain \`${domain}\` is already taken.`);
    }
    Object.assign(known, { domain, isHttpsEnforced: false, looks: 0, isLookedUp: false });
  }
  if (domain === null) delete known.domain;
  if (getIn(request.body, ['https_enforced']) === true) {
    if (describeCertificate(known, state)?.state !== 'approved') {
      throw new Refusal(404, 'The certificate does not exist yet');
    }
    known.isHttpsEnforced = true;
  }
  return { status: 204 };
}

function readBuildType(body: unknown): 'legacy' | 'workflow' {
  return readField(body, 'build_type') === 'workflow' ? 'workflow' : 'legacy';
}

function assertAdministration({ account }: ApiRequest): void {
  if (account.permissions.administration === 'write') return;
  throw new Refusal(403, 'Resource not accessible by personal access token');
}

function describePages(state: State, status: 200 | 201): ApiAnswer {
  const known = expectKnown(state);
  const { owner, name, pages, isPrivate, domain, isHttpsEnforced = domain === undefined } = known;
  const certificate = describeCertificate(known, state);
  if (pages === undefined) throw new Refusal(404, 'Not Found');
  const isOfAccount = name.toLowerCase() === `${owner.toLowerCase()}.github.io`;
  const address = `https://${owner.toLowerCase()}.github.io/${isOfAccount ? '' : `${name}/`}`;
  return {
    status,
    body: {
      url: `https://api.github.test/repos/${owner}/${name}/pages`,
      status: null,
      cname: domain ?? null,
      https_enforced: isHttpsEnforced,
      ...(certificate && { https_certificate: certificate }),
      custom_404: false,
      html_url: address,
      build_type: pages,
      public: !isPrivate,
    },
  };
}

/** GitHub makes a certificate once the records are right, which takes a while. */
function describeCertificate(
  known: KnownRepository,
  { switches }: State,
): { state: string; description: string; domains: string[] } | undefined {
  const { domain } = known;
  if (domain === undefined || switches.records.get(domain) !== 'github') return undefined;
  known.looks = (known.looks ?? 0) + 1;
  const state = known.looks > 2 ? 'approved' : 'authorization_pending';
  return { state, description: state, domains: [domain, `www.${domain}`] };
}

function checkHealth(_request: ApiRequest, state: State): ApiAnswer {
  const known = expectKnown(state);
  const { domain } = known;
  if (domain === undefined) throw new Refusal(422, 'There isn’t a CNAME for this page');
  const wasLookedUp = known.isLookedUp === true;
  known.isLookedUp = !wasLookedUp;
  if (!wasLookedUp) return { status: 202, body: {} };
  const { records } = state.switches;
  const describe = (host: string) => {
    const found = records.get(host);
    const isRight = found === 'github';
    return {
      host,
      dns_resolves: found !== undefined,
      is_valid: isRight,
      is_served_by_pages: isRight,
      is_non_github_pages_ip_present: found === 'elsewhere',
      is_cloudflare_ip: found === 'proxied',
      caa_error: found === 'forbidden' ? 'caa record forbids letsencrypt.org' : null,
    };
  };
  return {
    status: 200,
    body: { domain: describe(domain), alt_domain: describe(`www.${domain}`) },
  };
}

/** @throws Refusal when there is no repository */
export function expectKnown({ known }: State): KnownRepository {
  if (known) return known;
  throw new Refusal(404, 'Not Found');
}
