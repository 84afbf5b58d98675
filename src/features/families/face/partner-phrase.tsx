import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { usesHan, type Language } from '../../../rules/languages.ts';
import { partsOfSentence, sentenceFor } from '../../../rules/sentences/sentences.ts';
import { partnerRole } from '../rules.ts';
import type { ShownPerson, ShownUnion } from './shown-family.ts';

const inBrackets = (text: string, language: Language) => (usesHan(language) ? `（${text}）` : ` (${text})`);

interface Props {
  person: ShownPerson;
  partner: ShownPerson;
  union: ShownUnion;
  /** The name of the partner, as text or as a control. */
  children: ReactNode;
}

/** A union as a line about one of its partners: “⚭ consort of Kangxi, 1722”. */
export function PartnerPhrase({ person, partner, union, children }: Props) {
  const { language, t } = useReader();
  const role = partnerRole(union.kind, person.gender, partner.gender);
  const namedPartner = { ...partner, kind: 'person' as const };
  const parts =
    role === 'spouse'
      ? [{ end: 'a' }]
      : partsOfSentence(
          sentenceFor(t(`family.partner.${role}`, { a: '{a}' }), { a: namedPartner, b: namedPartner }, language),
        );
  return (
    <>
      <span aria-hidden="true">⚭ </span>
      {parts.map((part, at) => (typeof part === 'string' ? part : <span key={at}>{children}</span>))}
      {union.when && <span className="tabular"> {union.when}</span>}
      {union.ended && union.ended !== 'death' && inBrackets(t(`family.ended.${union.ended}`), language)}
    </>
  );
}
