/**
 * The questions of the help centre by part, both in display order, by their id in the address `/help/{id}`. Their texts
 * are `help.group.{group}`, `help.question.{id}` and `help.answer.{id}`; a blank line separates the paragraphs of an
 * answer.
 */
export const questionsByGroup = {
  reading: [
    'what-is-stele',
    'switching-language',
    'views-of-an-entry',
    'searching',
    'passages-of-books',
    'paths',
    'sources-and-citation',
    'sharing-and-downloading',
    'for-teachers',
    'keyboard-and-accessibility',
    'cookies',
  ],
  time: ['years-before-christ', 'uncertain-dates', 'dates-and-calendars'],
  writing: ['writing-and-correcting', 'review-before-publication', 'licence-of-contributions', 'protecting-an-account'],
  data: ['importing-data', 'calls-for-programs', 'assistants', 'data-and-backup'],
} as const;

export type QuestionGroup = keyof typeof questionsByGroup;
export type QuestionId = (typeof questionsByGroup)[QuestionGroup][number];
