import { expect, test } from 'vitest';
import { listDnsRecords, writeZoneFile } from '../../../src/editor/model/dns-records';

test.each(['example.org', 'www.example.org', 'example.co.uk'])(
  'a whole domain needs addresses of both versions, and www (%s)',
  (domain) => {
    const records = listDnsRecords(domain, 'mary.github.io');
    expect(records.map(({ type, name }) => `${type} ${name}`)).toEqual([
      ...Array.from({ length: 4 }, () => 'A @'),
      ...Array.from({ length: 4 }, () => 'AAAA @'),
      'CNAME www',
    ]);
    expect(records[0]?.value).toBe('185.199.108.153');
    expect(records[7]?.value).toBe('2606:50c0:8003::153');
    expect(records[8]?.value).toBe('mary.github.io');
  },
);

test.each([
  ['praxis.example.org', 'praxis'],
  ['a.b.example.com.au', 'a.b'],
])('a part of a domain needs one record (%s)', (domain, name) => {
  expect(listDnsRecords(domain, 'mary.github.io')).toEqual([
    { type: 'CNAME', name, value: 'mary.github.io' },
  ]);
});

test('all records fit into one file for the registrar', () => {
  const lines = writeZoneFile(listDnsRecords('example.org', 'mary.github.io')).split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('@ 3600 IN A 185.199.108.153');
  expect(lines.at(-2)).toBe('www 3600 IN CNAME mary.github.io.');
});
