import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findAnswers } from '../../../src/editor/model/search-answers';
import { findSettingsCalled } from '../../../src/editor/schema/find-settings';
import { findListsCalled } from '../../../src/editor/schema/list-entries';
import { findExamples, listExamples, listStems } from '../../../src/editor/schema/list-examples';
import { findNode } from '../../../src/editor/schema/schema-node';
import { projectFolder } from '../../../src/io/project-folder';
import { root } from '../documents';

const examples = listExamples(root, findNode(root, {}, ['routes', 0, 'blocks', 0]) ?? {});
const find = (sought: string) => findExamples(examples, sought).map(({ label }) => label);

test('a block is found by any form of a word', () => {
  for (const word of ['donate', 'Donations', 'donating']) {
    expect(find(word)).toContain('Donation button');
  }
  expect(find('prices')).toEqual(find('price'));
});

test('only the beginning of a word counts: a workshop is not a shop', () => {
  expect(find('shop')).not.toContain('Event');
  expect(find('able')).toEqual([]);
});

test('of several words, those blocks are found that most of them fit', () => {
  expect(find('map of the office')).toEqual(['Locations']);
  expect(find('a contact form')).toContain('Form');
  expect(find('a contact form')).not.toContain('Locations');
});

test('without a word, all are found, and with unknown ones none', () => {
  expect(find(' ')).toHaveLength(examples.length);
  expect(find('zebra')).toEqual([]);
});

test.each([
  ['gallery', 'Gallery'],
  ['photos', 'Gallery'],
  ['price', 'Price list'],
  ['prices', 'Price list'],
  ['YouTube', 'Widget'],
  ['newsletter', 'Newsletter button'],
  ['donate', 'Donation button'],
  ['insurance', 'Logos'],
  ['logos', 'Logos'],
  ['download', 'Card grid of documents'],
  ['events', 'Events'],
  ['news', 'Card grid of posts'],
  ['divider', 'Text'],
  ['table', 'Text'],
  ['staff', 'Card grid'],
])('who looks for “%s” finds “%s”', (word, label) => {
  expect(find(word)).toContain(label);
});

test.each([
  ['announcement', 'Announcement'],
  ['holiday', 'Announcement'],
  ['staff', 'TeamMember'],
  ['bookshelf', 'BookCategory'],
])('who looks for “%s” among blocks can add an entry: %s', (word, title) => {
  expect(findListsCalled(root, listStems(word)).map(({ items }) => items.title)).toContain(title);
});

test.each([
  ['social', ['site/social', 'site/moreSocial']],
  ['follow us', ['site/social', 'site/moreSocial']],
  ['Instagram', ['site/social']],
  ['footer', ['navigation/footer']],
  ['languages', ['site/language', 'site/languages']],
  ['fonts', ['theme/fonts', 'theme/type']],
  ['zebra', []],
  ['', []],
])('who looks for “%s” among blocks is led to settings: %s', (word, places) => {
  const found = findSettingsCalled(root, listStems(word));
  expect(found.map(({ path }) => path.join('/'))).toEqual(places);
});

/** What people who know other website builders call the parts of a page, and look for elsewhere. */
const everydayWords =
  'social media, follow us, instagram, facebook, linkedin, tiktok, whatsapp, map, price, form, video, ' +
  'photo, picture, quote, faq, download, donate, newsletter, team, calendar, logo, divider, line, ' +
  'separator, table, button, columns, spacer, space, gap, testimonial, reviews, opening hours, contact, ' +
  'email, phone, address, directions, booking, appointment, schedule, banner, header, heading, title, ' +
  'paragraph, list, bullets, slider, slideshow, carousel, accordion, tabs, footer, menu, navigation, ' +
  'search, blog, posts, article, news, events, course, group, workshop, podcast, audio, music, pdf, ' +
  'document, file, links, cards, grid, icons, staff, people, therapist, about us, bio, profile, ' +
  'services, insurance, partners, sponsors, fees, rates, payment, shop, store, cookies, privacy policy, ' +
  'imprint, terms, crisis, emergency, alert, announcement, popup, pop-up, notice, holiday, statistics, ' +
  'counter, timeline, steps, process, comments, chat, html, code, iframe, script, widget, youtube, ' +
  'spotify, google maps, background, colors, font, language, translation, rss, feed, login, password, ' +
  'survey, poll, quiz, countdown, before and after, call to action, cta, hero, intro, welcome, mission, ' +
  'values, signature, callout, highlight, volunteer, jobs, careers, hiring, vacancy, location, office, ' +
  'parking, accessibility, tags, categories, archive, related, author, reading list, library, sitemap, ' +
  'members, gallery, portfolio, lightbox, collage, animation, share, copyright, favicon, seo, analytics, ' +
  'domain, redirect, 404, page, section, row, layout, headline, subtitle, caption, small print, ' +
  'disclaimer, box, anchor, jump, top bar, sticky, waitlist, waiting list, referral, intake, ' +
  'first session, telehealth, states, license, credentials, qualifications, degree';

test.each(everydayWords.split(', '))('the search among blocks has an answer to “%s”', (word) => {
  const stems = listStems(word);
  const found = [find(word), findListsCalled(root, stems), findSettingsCalled(root, stems)];
  expect([...found, findAnswers(stems)].flat()).not.toEqual([]);
});

test('each answer to what is no block has a guide', () => {
  for (const word of ['spacer', 'cookies', 'password', 'seo', 'redirect', 'countdown']) {
    for (const { guide } of findAnswers(listStems(word))) {
      expect(existsSync(join(projectFolder, 'docs/editing', guide))).toBe(true);
    }
  }
});
