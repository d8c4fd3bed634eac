import { contentExplanations } from './explanations/content-explanations';
import type { Explanation } from './explanations/explanation';
import { fileExplanations } from './explanations/file-explanations';
import { navigationExplanations } from './explanations/navigation-explanations';
import { referenceExplanations } from './explanations/reference-explanations';
import { safetyExplanations } from './explanations/safety-explanations';
import { schemaExplanations } from './explanations/schema-explanations';
import { syntaxExplanations } from './explanations/syntax-explanations';
import type { ProblemCode } from './problem-texts';

/** What there is to know about each kind of problem; the title is in `problemTexts`. */
export const explanations: Readonly<Record<ProblemCode, Explanation>> = {
  ...fileExplanations,
  ...syntaxExplanations,
  ...schemaExplanations,
  ...referenceExplanations,
  ...safetyExplanations,
  ...contentExplanations,
  ...navigationExplanations,
};
