import { expect, test } from 'vitest';
import { readTestSite } from '../../sites/read-site';
import { listStandInOrigins } from './stand-in-origins';

const { text } = readTestSite('specification');

test('the stand-in is where the widgets of the config are loaded from', () => {
  expect(listStandInOrigins(text)).toEqual(['http://127.0.0.1:4180']);
});

test('a site whose provider is the real one but for its player has the one of the player', () => {
  const config = JSON.parse(text) as { providers: { highlevel: { host?: string } } };
  delete config.providers.highlevel.host;
  expect(listStandInOrigins(JSON.stringify(config))).toEqual(['http://127.0.0.1:4180']);
});

test('a site that went live has none', () => {
  const config = JSON.parse(text) as {
    providers: { highlevel: { host?: string } };
    embeds: { host?: string }[];
  };
  delete config.providers.highlevel.host;
  for (const embed of config.embeds) delete embed.host;
  expect(listStandInOrigins(JSON.stringify(config))).toEqual([]);
});

test('a site without widgets has none', () => {
  expect(listStandInOrigins('{}')).toEqual([]);
});
