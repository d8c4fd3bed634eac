import { formServices } from '../../../content/forms/form-services';
import type { FormBlock } from '../../../generated/config-types';
import type { Diagnostic } from '../../diagnostic';
import { findRepeated } from '../find-repeated';
import type { Rule } from '../rule';

const form = {
  type: 'form',
  send: { service: 'formspree', ref: 'xqkzabcd' },
  fields: [{ label: 'Your email', kind: 'email' }],
};

/** The answers of forms arrive, each under a different name, and each question can be answered. */
export const formsReachService = {
  problems: {
    CFG0417: {
      severity: 'error',
      title: 'A form cannot be sent or answered.',
      cause:
        'The ID does not fit the form service, so messages would be lost. Two fields with the same label would arrive under the same name. A field of the kind "choice" needs choices.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/1/blocks/-': {
            ...form,
            send: { service: 'formspree', ref: 'https://formspree.io/f/xqkzabcd' },
          },
        },
        good: { '/routes/1/blocks/-': form },
      },
    },
  },
  check: ({ config: { routes } }) =>
    routes.flatMap(({ blocks }, page) =>
      blocks.flatMap((block, index) =>
        block.type === 'form' ? explainForm(block, ['routes', page, 'blocks', index]) : [],
      ),
    ),
} satisfies Rule;

function explainForm(
  { send: { service, ref }, fields }: FormBlock,
  path: Diagnostic['path'],
): Diagnostic[] {
  const code = 'CFG0417';
  const { name, accepts, refHint } = formServices[service];
  return [
    ...(!accepts(ref)
      ? [
          {
            code,
            path: [...path, 'send', 'ref'],
            message: `This is not a form at ${name}.`,
            hint: `Write ${refHint}.`,
          } as const,
        ]
      : []),
    ...findRepeated(fields.map(({ label }) => label)).map(({ value, index }): Diagnostic => ({
      code,
      path: [...path, 'fields', index, 'label'],
      message: `This form already has a field "${value}".`,
      hint: 'Give each field a different label.',
    })),
    ...fields.flatMap(({ kind, label, choices }, index): Diagnostic[] =>
      kind === 'choice' && choices.length < 2
        ? [
            {
              code,
              path: [...path, 'fields', index],
              message: `The field "${label}" has too few choices.`,
              hint: 'Add at least two entries to "choices".',
            },
          ]
        : [],
    ),
  ];
}
