import { formServices } from '../../../content/forms/form-services';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** How words about health begin, in the languages that the project has words for. */
const words =
  /(?<!\p{L})(?:health|medic|symptom|diagnos|disorder|illness|disease|treatment|depress|anxi|trauma|suicid|addict|pregnan|allerg|disabilit|injur|salud|médic|síntoma|enfermedad|tratamiento|trastorno|ansiedad|embaraz|alergi|gesundheit|medikament|krankheit|erkrankung|behandlung|störung|angst|schwanger)|صحت|صحي|الصحة|دواء|أدوية|أعراض|تشخيص|مرض|علاج/iu;

const symptoms = { label: 'Your symptoms', kind: 'longText' };
const form = {
  type: 'form',
  send: { service: 'formspree', ref: 'xqkzabcd' },
  fields: [symptoms],
};

/** Forms ask about health only where the service may hold the answers. */
export const formsSpareHealth = {
  problems: {
    CFG0584: {
      severity: 'warning',
      title: 'A form asks about health.',
      cause:
        'Answers about health need special protection. In the United States, a service may receive them from a practice only after it signed a contract about them (a BAA); elsewhere, similar laws apply. Most plans of form services do not include this contract.',
      example: {
        kind: 'settings',
        bad: { '/routes/1/blocks/-': form },
        good: { '/routes/1/blocks/-': { ...form, healthDetails: true } },
      },
    },
  },
  check: ({ config: { routes } }) =>
    routes.flatMap(({ blocks }, page) =>
      blocks.flatMap((block, index) => {
        if (block.type !== 'form' || block.healthDetails) return [];
        const { name } = formServices[block.send.service];
        return block.fields.flatMap(({ label, help = '', choices }, at): Diagnostic[] =>
          words.test([label, help, ...choices].join('\n'))
            ? [
                {
                  code: 'CFG0584',
                  path: ['routes', page, 'blocks', index, 'fields', at],
                  message: `The field "${label}" asks about health, and ${name} receives the answers.`,
                  hint: 'Ask for contact details only. If the service signed a contract for health data with you (a BAA), set "healthDetails" to true.',
                },
              ]
            : [],
        );
      }),
    ),
} satisfies Rule;
