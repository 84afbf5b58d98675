import type { TimeRecord } from './historical-time.ts';

/** Class names that blur, dash or open the ends of a span according to its notes (design §5 "Uncertainty is drawn"). */
export const uncertaintyClasses = ({ startNote, endNote }: Pick<TimeRecord, 'startNote' | 'endNote'>): string =>
  [startNote && `start-${startNote.replace(' ', '-')}`, endNote && `end-${endNote.replace(' ', '-')}`]
    .filter(Boolean)
    .join(' ');
