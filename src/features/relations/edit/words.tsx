import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import type { RelationType } from '../../../rules/relation-types.ts';
import { proposalsFor, type Proposal } from './relation-words.ts';
import type { Dictionary } from './use-relation-ends.ts';

interface Props {
  dictionary: Dictionary;
  type: RelationType | '';
  typed: string;
  onProposal(proposal: Proposal): void;
}

/** Suggests known words for the relation; one click fills in both directions. */
export function RelationWords({ dictionary, type, typed, onProposal }: Props) {
  const { language, t } = useReader();
  const proposals = proposalsFor(dictionary, type, typed);
  if (!proposals.length) return null;
  return (
    <div
      className="row relation-words"
      role="group"
      aria-label={t('write.relation.words')}
      lang={languageTag(language)}
    >
      {proposals.map((proposal) => (
        <button
          key={`${proposal.type} ${proposal.word} ${proposal.inverse}`}
          type="button"
          onClick={() => onProposal(proposal)}
        >
          {proposal.word}
          {proposal.inverse && <small> ⇄ {proposal.inverse}</small>}
        </button>
      ))}
    </div>
  );
}
