import type { FAQPage } from 'schema-dts';
import type { Question } from '../../generated/block-types';
import { readPlainText } from './read-plain-text';

/** A page with questions and their answers. */
export function describeQuestions(questions: readonly Question[], url: string): FAQPage {
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
