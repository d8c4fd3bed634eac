import { definition, resolveNode } from '../../schema/walk-schema';
import type { Rule } from '../rule-context';

/** Every page has a block with a heading: the first one gives the page its main heading. */
export const oneHeading: Rule = ({ config }) =>
  config.routes.flatMap(({ blocks }, index) => {
    const found = blocks.some((block) => {
      const property = resolveNode(definition('Block'), block)?.headingProperty;
      return property !== undefined && property !== '' && Object.hasOwn(block, property);
    });
    return found
      ? []
      : [
          {
            code: 'CFG0601',
            path: ['routes', index, 'blocks'],
            message: 'This page has no heading.',
            hint: 'Start with a "banner", or give the first block a "title".',
          },
        ];
  });
