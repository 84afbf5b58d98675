import { useReader } from '../../../kit/reader.tsx';
import { selectTranslation, languageTag } from '../../../rules/languages.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import type { Child, Member, Union } from '../rules.ts';
import type { ChangesView, ItemView, ComparisonContext } from '../../../editing/revisions/face/changes-view.ts';
import { EntryWithoutPage } from '../../../editing/revisions/face/values.tsx';

/** A member's name: a link to the entry, or a person without an entry with the given details. */
function MemberName({ member: { id, person }, speaking }: { member: Member; speaking: ComparisonContext }) {
  const { language, t } = useReader();
  const entry = speaking.linked.get(id);
  if (entry)
    return (
      <a href={entryAddress(entry.id)} lang={languageTag(entry.language)}>
        {entry.name}
      </a>
    );
  if (!person) return <EntryWithoutPage id={id} />;
  const name = selectTranslation(person.names, language);
  return (
    <span>
      <span lang={name ? languageTag(name.language) : undefined}>{name?.value}</span>{' '}
      <small>
        {[
          t('write.family.new'),
          person.gender && t(`write.family.gender.${person.gender}`),
          person.royal && t('write.family.royal'),
          person.life && writeRecord(person.life, language),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
  );
}

function Line({ item: { partners, children }, speaking }: { item: Union; speaking: ComparisonContext }) {
  return (
    <span>
      {partners.map((member, at) => (
        <span key={member.id}>
          {at > 0 && ' ⚭ '}
          <MemberName member={member} speaking={speaking} />
        </span>
      ))}
      {children.length > 0 && ' → '}
      {children.map((member, at) => (
        <span key={member.id}>
          {at > 0 && ', '}
          <MemberName member={member} speaking={speaking} />
        </span>
      ))}
    </span>
  );
}

function Partners({ value, speaking }: { value: readonly Member[]; speaking: ComparisonContext }) {
  return (
    <span className="pairs">
      {value.map((member) => (
        <MemberName key={member.id} member={member} speaking={speaking} />
      ))}
    </span>
  );
}

function Children({ value, speaking }: { value: readonly Child[]; speaking: ComparisonContext }) {
  const { t } = useReader();
  return (
    <span className="pairs">
      {value.map((member) => (
        <span key={member.id}>
          <MemberName member={member} speaking={speaking} />
          {member.adopted && <small> {t('write.family.adopted')}</small>}
          {member.doubtful && <small> {t('write.family.doubtful')}</small>}
        </span>
      ))}
    </span>
  );
}

function Kind({ value }: { value: Union['kind'] }) {
  return useReader().t(`family.union.${value}`);
}
function Ended({ value }: { value: NonNullable<Union['ended']> }) {
  return useReader().t(`family.ended.${value}`);
}
function Doubtful({ value }: { value: boolean }) {
  const { t } = useReader();
  return value && t('write.family.doubtful');
}

const unions: ItemView<Union> = {
  Line,
  byTime: false,
  labels: { kind: 'difference.unionKind' },
  fields: { partners: Partners, kind: Kind, ended: Ended, doubtful: Doubtful, children: Children, source: 'source' },
};
export const familyChanges: ChangesView = { items: unions };
