/** A record as registrars ask for it. */
export interface DnsRecord {
  type: 'A' | 'AAAA' | 'CNAME';
  /** `@` stands for the domain itself */
  name: string;
  value: string;
}

/** Of GitHub Pages: https://docs.github.com/pages/configuring-a-custom-domain-for-your-github-pages-site */
const addresses = {
  A: ['185.199.108.153', '185.199.109.153', '185.199.110.153', '185.199.111.153'],
  AAAA: [
    '2606:50c0:8000::153',
    '2606:50c0:8001::153',
    '2606:50c0:8002::153',
    '2606:50c0:8003::153',
  ],
} as const;

/** Second-level domains under which registrars sell domains, such as `co.uk` and `com.au`. */
const shared = /^(?:ac|co|com|edu|gov|gob|ltd|net|nom|or|org|plc)\.[a-z]{2}$/;

/**
 * Lists the records that send visitors of a domain to GitHub Pages: those of a whole domain, with `www`, or
 * that of a part such as `praxis.example.org`.
 *
 * @param domain `example.org` or `www.example.org`, in ASCII
 * @param target `mary.github.io`
 */
export function listDnsRecords(domain: string, target: string): DnsRecord[] {
  const labels = domain.replace(/^www\./, '').split('.');
  const ofRegistrar = shared.test(labels.slice(-2).join('.')) ? 3 : 2;
  const names = labels.slice(0, -ofRegistrar);
  if (names.length > 0) return [{ type: 'CNAME', name: names.join('.'), value: target }];
  return [
    ...addresses.A.map((value) => ({ type: 'A' as const, name: '@', value })),
    ...addresses.AAAA.map((value) => ({ type: 'AAAA' as const, name: '@', value })),
    { type: 'CNAME', name: 'www', value: target },
  ];
}

/** These records in the format of zone files, which many registrars can import. */
export function writeZoneFile(records: readonly DnsRecord[]): string {
  const lines = records.map(({ type, name, value }) => {
    // A name without a dot at its end would be a part of the domain.
    const to = type === 'CNAME' ? `${value}.` : value;
    return `${name} 3600 IN ${type} ${to}\n`;
  });
  return lines.join('');
}

/**
 * Reads a domain as people write it: `https://Example.org/` is `example.org`, and other letters than those of
 * English become those that DNS knows.
 *
 * @returns undefined for something else
 */
export function readHost(written: string): string | undefined {
  const text = written.trim().replace(/^https?:\/\//i, '');
  if (!URL.canParse(`https://${text}`)) return undefined;
  const { hostname, port, username } = new URL(`https://${text}`);
  const host = hostname.replace(/\.$/, '');
  const isName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(host);
  return isName && port === '' && username === '' ? host : undefined;
}
