import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import type { TimeRole } from '../../../rules/kinds.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';

export interface EntryOnAxis extends LinkedEntry {
  times: (TimeRecord & { role: TimeRole })[];
}
