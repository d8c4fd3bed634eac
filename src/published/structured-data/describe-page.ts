import { readPlainText } from './read-plain-text';
import type { Question } from '../../generated/block-types';
import type { Graph, Thing, FAQPage } from 'schema-dts';
import type { PagePayload, ShownIdentity } from '../../payload/payload';
import { findHome } from '../../content/languages/page-in-language';
import { describeBreadcrumbs } from './describe-breadcrumbs';
import { describeEntry, describeEvent } from './describe-event';
import { describePerson } from './describe-person';
import { describePost } from './describe-post';
import { describePrices } from './describe-prices';
import type { SiteFacts } from './site-facts';

/**
 * What search engines are told of a page, from what it shows: the practice on the home page, the
 * person, post, questions, events and prices of the page, and the way to it. Nothing for a page that they
 * must not list. What clients say is never marked up: search engines do not trust a practice's own
 * choice of praise.
 */
export function describePage(
  page: PagePayload,
  site: ShownIdentity,
  facts: SiteFacts,
): Graph | undefined {
  const { path, head, blocks } = page;
  if (head.robots === 'noindex') return undefined;
  const things: (Thing | undefined)[] = path === findHome(site) ? [facts.practice] : [];
  const questions = blocks.flatMap(({ block }) => (block.type === 'accordion' ? block.items : []));
  for (const { block } of blocks) {
    if (block.type === 'profile') {
      things.push(describePerson(block.counselor, head.canonical, site));
    } else if (block.type === 'article') {
      things.push(describePost(block.post, head, site, facts));
    } else if (block.type === 'event') {
      things.push(describeEvent(block, head.canonical, site));
    } else if (block.type === 'price-list') {
      things.push(describePrices(block, site, facts));
    } else if (block.type === 'event-details') {
      things.push(describeEntry(block.event, head.canonical, site));
    } else if (block.type === 'events') {
      const listed = block.events.months.flatMap(({ events }) => events);
      things.push(...listed.map((event) => describeEntry(event, head.canonical, site)));
    }
  }
  if (questions.length > 0) things.push(describeQuestions(questions, head.canonical));
  things.push(describeBreadcrumbs(page, site, facts));
  const graph = things.filter((thing) => thing !== undefined);
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}

/** A page with questions and their answers. */
function describeQuestions(questions: readonly Question[], url: string): FAQPage {
  return {
    '@type': 'FAQPage',
    url,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: readPlainText(answer) },
    })),
  };
}

/**
 * Structured data as the content of a `<script>` element: no text in it can end the element or begin
 * a comment, because each "<" is written as an escape, and no line separator is left, which older
 * parsers of scripts stumble over.
 */
export function writeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
