import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { loadConfig } from '../../../src/build/load-config';
import { failures } from '../../../src/build/mock-provider/failures';
import { listWidgets } from '../../../src/build/mock-provider/list-widgets';
import { createProviderServer } from '../../../src/build/mock-provider/provider-server';
import { startProvider } from '../../../src/build/mock-provider/serve-widgets';
import type { Embed } from '../../../src/generated/config-types';
import { sampleConfig } from '../../sample-config';
import { readTestSite } from '../../sites/read-site';

const source = readTestSite('specification');
const servers: Server[] = [];

afterEach(() => {
  delete process.env['PROVIDER_PORT'];
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function startSample(): Promise<string> {
  const { config } = loadConfig(source);
  if (!config) throw new Error('The config has errors');
  const { byPath } = listWidgets(config);
  return listen(createProviderServer({ findWidget: (path) => byPath.get(path) }));
}

const listIds = (embeds: Iterable<Embed>) => new Set([...embeds].map(({ id }) => id));

test('every widget of the shipped config is there, at one port', () => {
  const { config } = loadConfig(source);
  if (!config) throw new Error('The config has errors');
  const { byPath, ports } = listWidgets(config);
  expect(config.embeds.length).toBeGreaterThan(0);
  expect(listIds(byPath.values())).toEqual(listIds(config.embeds));
  expect(ports).toHaveLength(1);
});

test('a config that names real providers needs no stand-in', () => {
  expect(listWidgets(sampleConfig)).toEqual({ byPath: new Map(), ports: [] });
});

test.each([
  ['/widget/booking/SampleBookingCaleb00', 'id="calendar"'],
  ['/widget/group/SampleGroupEsther000', 'Six seats'],
  ['/widget/form/SampleContactForm000', 'Send message'],
  ['/widget/form/SampleThriveRetreat0', 'How may we reach you safely?'],
  ['/widget/survey/SampleSurveyNaomi000', 'Send answers'],
  ['/embed/show/SamplePodcastLakelight', '<audio'],
  ['/show/SamplePodcastLakelight', '<audio'],
])('%s is a page with %s', async (path, content) => {
  const response = await fetch((await startSample()) + path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(content);
});

test('an id that nobody has is not found; scripts and sounds are there', async () => {
  const origin = await startSample();
  const statuses = await Promise.all(
    [
      '/widget/booking/SampleBookingNobody0',
      '/js/form_embed.js',
      '/assets/resizer.js',
      '/audio/silence.wav',
    ].map(async (path) => (await fetch(origin + path)).status),
  );
  expect(statuses).toEqual([404, 200, 200, 200]);
});

test('it fails in the way that it is asked to', async () => {
  const origin = await startSample();
  const ask = (failure: keyof typeof failures) =>
    fetch(`${origin}/widget/form/SampleContactForm000?fail=${failure}`);
  await expect(ask('refuse')).rejects.toThrow('fetch failed');
  expect((await ask('not-found')).status).toBe(404);
  expect((await ask('server-error')).status).toBe(500);
  expect((await ask('empty')).status).toBe(204);
  expect((await ask('no-frames')).headers.get('x-frame-options')).toBe('DENY');
  expect(await (await ask('mute')).text()).not.toContain('speak.js');
  expect(await (await ask('forged')).text()).toContain('misbehave.js');
  expect(await (await ask('flood')).text()).toContain('misbehave.js');
});

test('a port that is taken is reported in one line, and nothing is thrown', async () => {
  const other = createServer();
  process.env['PROVIDER_PORT'] = new URL(await listen(other)).port;
  const line = await new Promise<string>((resolve) => {
    const server = startProvider(source, { log: resolve });
    if (server) servers.push(server);
  });
  expect(line).toMatch(/^Sample widgets could not start: another program uses port \d+\./);
});
