import { z } from 'zod';
import { importedForm } from '../../kit/packs/imported-form.server.ts';
import { Tour } from './rules.ts';

export const toursFile = 'tours.ndjson';

/** A tour of a pack: a line of `tours.ndjson`. */
export const TourLine = z.strictObject({ id: z.string().regex(/^tour-[\w-]{1,80}$/), content: Tour });

export const toursForm = importedForm(toursFile, 'tour');
