import type { Kind, Region } from '../../rules/kinds.ts';
import type { Form } from './rules.ts';

/** What the address of an exercise says. Years as typed. */
export interface ExerciseQuery {
  form: Form;
  /** Id of the entry that it is about; empty for none. */
  id: string;
  from: string;
  until: string;
  /** Null for any. */
  kind: Kind | null;
  region: Region | null;
  set: number;
}

/** The address of an exercise; parts that are as usual are left out. */
export function exerciseAddress({ form, id, from, until, kind, region, set }: ExerciseQuery): string {
  const parameters = new URLSearchParams();
  const parts = { form: form === 'quiz' ? '' : form, id, from, until, kinds: kind, regions: region };
  for (const [name, value] of Object.entries(parts)) if (value) parameters.set(name, value);
  if (set > 1) parameters.set('set', String(set));
  return parameters.size ? `/exercise?${parameters}` : '/exercise';
}
