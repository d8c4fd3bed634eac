import { addCounselors, makeCount } from './add';
import { removeBlocks, removeCounselors } from './remove';
import type { SiteEdit } from './site-edit';

const counselorCounts = [2, 3, 5, 6, 7, 8, 9].map((count): SiteEdit => ({
  name: `${count}-counselors`,
  apply: (config) => {
    addCounselors(config, Math.max(count, config.entities.counselors.length));
    removeCounselors(config, (index) => index >= count);
  },
}));

const testimonialCounts = [1, 3, 10].map((count): SiteEdit => ({
  name: `${count}-testimonials`,
  apply: ({ entities }) => {
    entities.testimonials = makeCount(entities.testimonials, count, (model, index) => ({
      ...model,
      id: `quote-${index}`,
    })).slice(0, count);
  },
}));

/** Changes of who works at a practice and of what clients say. */
export const editsOfPeople: readonly SiteEdit[] = [
  ...counselorCounts,
  {
    name: 'counselors-with-little',
    apply: ({ entities }) => {
      for (const counselor of entities.counselors) {
        counselor.specialties = counselor.specialties.slice(0, 1);
        counselor.totalConditions = 1;
        counselor.credentials = counselor.credentials.slice(0, 1);
        counselor.statesAccepted?.splice(1);
        counselor.description = 'Listens.';
        counselor.approach = '<p>Slowly.</p>';
        counselor.about = '<p>Lives here.</p>';
      }
    },
  },
  {
    name: 'counselors-with-much',
    apply: ({ entities }) => {
      for (const counselor of entities.counselors) {
        const { specialties, credentials } = counselor;
        counselor.specialties = [
          ...specialties,
          ...specialties.map((area) => `${area} again`.slice(0, 60)),
        ];
        counselor.totalConditions = 48;
        counselor.credentials = [
          ...credentials,
          ...credentials.map(({ abbreviation, meaning }) => ({
            abbreviation: `${abbreviation}-II`,
            meaning,
          })),
        ];
        // Where clients may live anywhere, no page has a place for more.
        if (counselor.statesAccepted) {
          counselor.statesAccepted = [
            'TN',
            'KY',
            'TX',
            'MO',
            'PA',
            'AL',
            'AK',
            'AZ',
            'AR',
            'CA',
            'CO',
          ];
        }
        counselor.about = (counselor.about ?? '<p>About.</p>').repeat(4);
      }
    },
  },
  {
    name: 'counselors-with-long-names',
    apply: ({ entities }) => {
      for (const counselor of entities.counselors) {
        counselor.firstName = 'Maximiliana-Wilhelmina';
        counselor.name = `Maximiliana-Wilhelmina ${counselor.name.split(' ').at(-1)}-Featherstonehaugh`;
      }
    },
  },
  ...testimonialCounts,
  {
    name: 'no-testimonials',
    apply: (config) => {
      config.entities.testimonials = [];
      removeBlocks(config, ({ type }) => type === 'carousel');
    },
  },
];
