import { kinds, type Kind } from '../../../../rules/kinds.ts';
import * as limits from '../../../../rules/limits.ts';
import { useHash } from '../../../../ui/use-hash.ts';
import { faultsOf, type EditableFacts } from '../facts/editable-facts.ts';
import type { TextHead } from '../text/text-fields.tsx';
import type { Further } from './further.ts';

/** The steps of a new entry. Source: spec §2. */
export const steps = ['type', 'info', 'synonym', 'disambiguation', 'portrait', 'text', 'check'] as const;
export type Step = (typeof steps)[number];

const root = '#/addNewEntry';
export const hashOf = (step: Step) => (step === 'type' ? root : `${root}/${step}`);
const stepOf = (hash: string): Step => steps.find((step) => step !== 'type' && hash === hashOf(step)) ?? 'type';

/** A new entry while it is edited. */
export interface EditableEntry {
  kind: Kind | null;
  facts: EditableFacts | null;
  head: TextHead;
  body: string;
  note: string;
  /** Parts that are proposed with it. */
  further: Further;
  /** Id of the draft on the server; null for none yet. */
  itemId: string | null;
}

/** What the address of the page asks for: a draft to continue, or with what to begin. */
export interface NewEntryRequest {
  draftId: string | null;
  name: string;
  kind: Kind | null;
  /** An item of Wikidata. */
  item: string | null;
}

export function readRequest(search: string): NewEntryRequest {
  const parameters = new URLSearchParams(search),
    item = parameters.get('item');
  return {
    draftId: parameters.get('draft'),
    name: (parameters.get('name') ?? '').slice(0, limits.nameLength),
    kind: kinds.find((kind) => kind === parameters.get('kind')) ?? null,
    item: item !== null && /^Q[1-9]\d{0,11}$/.test(item) ? item : null,
  };
}

/** What a step still lacks; null if the next step can open. `clash`: the name with this disambiguation is taken. */
export type MissingInput = 'kind' | 'name' | 'facts' | 'clash';
export function findMissingInput(
  step: Step,
  { kind, facts, head }: EditableEntry,
  clashes: boolean,
): MissingInput | null {
  if (step === 'type') return kind ? null : 'kind';
  if (step === 'info') return !head.name.trim() ? 'name' : facts && faultsOf(facts).length ? 'facts' : null;
  return step === 'disambiguation' && clashes ? 'clash' : null;
}

/** The furthest step that can be opened: the first that lacks something. */
export const findFurthestStep = (writing: EditableEntry, clashes: boolean): Step =>
  steps.find((step) => findMissingInput(step, writing, clashes)) ?? 'check';
export const useStep = (): Step => useHash(stepOf, 'type');
