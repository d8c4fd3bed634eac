import { createElement, Fragment, type ReactNode } from 'react';
import type { RichText as RichTextNodes } from '../payload/payload';
import { Heading, type HeadingLevel } from './heading';
import { Picture } from './picture';
import { textPlace } from './picture-place';
import { SiteLink } from './site-link';
import { TableRegion } from './table-region';

type TopLevel = 2 | 3 | 4;

interface RichTextProps {
  nodes: RichTextNodes;
  /** what an `h2` of the text becomes where the text is deeper in a page */
  topLevel?: TopLevel;
  /** it is in an element that names its language */
  isForeign?: boolean;
}

/** Formatted text of the config as elements. Its tags and attributes were checked at build time. */
export function RichText({ nodes, topLevel = 2, isForeign = false }: RichTextProps): ReactNode {
  // What a page shows never changes its order, so lists of it have their indices as keys: texts and
  // addresses may repeat.
  return nodes.map((node, key) => {
    if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
    const { tag, attributes = {}, children = [], picture } = node;
    const isNamed = isForeign || 'lang' in attributes;
    const content =
      children.length > 0 ? (
        <RichText nodes={children} topLevel={topLevel} isForeign={isNamed} />
      ) : undefined;
    if (tag === 'a') {
      return (
        <SiteLink key={key} {...attributes} href={attributes['href'] ?? ''} isForeign={isNamed}>
          {content}
        </SiteLink>
      );
    }
    // The place of a table.
    if (tag === 'div') {
      return (
        <TableRegion key={key} {...attributes}>
          {content}
        </TableRegion>
      );
    }
    if (picture) return <Picture key={key} picture={picture} place={textPlace} />;
    const level = /^h([2-4])$/.exec(tag)?.[1];
    if (level === undefined) return createElement(tag, { key, ...attributes }, content);
    return (
      <Heading key={key} level={rank(Number(level), topLevel)} {...attributes}>
        {content}
      </Heading>
    );
  });
}

/** The level of a heading of a text whose `h2` are of that level. */
function rank(level: number, topLevel: TopLevel): HeadingLevel {
  return (level + topLevel - 2) as HeadingLevel;
}

/** Lines that belong together, such as those of an address. */
export function TextLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
