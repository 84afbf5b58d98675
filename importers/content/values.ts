/** Values that files of different kinds share. */
import { z } from 'zod';

const Text = z.string().min(1);
export const InFiveLanguages = z.strictObject({ zh: Text, en: Text, fr: Text, es: Text, jp: Text });
export type InFiveLanguages = z.infer<typeof InFiveLanguages>;

const day = String.raw`-?\d{4}(?:-\d\d){0,2}[~?]?`;
export const Span = z
  .string()
  .regex(new RegExp(`^${day}/(?:${day}|\\.\\.)$`), 'times are like -0029~/-0019 or 1949/..')
  .meta({
    description: 'A start and an end with / between: -0221 is 221 BC; ~ means about, ? doubtful, .. to the present',
  });
/** The start and the end of a span. */
export const endsOf = (span: string): [string, string] => span.split('/') as [string, string];
