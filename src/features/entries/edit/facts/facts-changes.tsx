import { useReader } from '../../../../kit/reader.tsx';
import type { Place } from '../../../../rules/schemas.ts';
import type { SubjectTime } from '../../../../rules/entry-head.ts';
import type { Portrait } from '../../../../rules/pictures/portrait.ts';
import type { ChangesView, ItemView, ComparisonContext } from '../../../../editing/revisions/face/changes-view.ts';
import { MentionedEntries, Pairs, PlaceValue } from '../../../../editing/revisions/face/values.tsx';
import { PortraitValue } from '../../../media/face/picture-values.tsx';

function Role({ item: { role } }: { item: SubjectTime }) {
  return useReader().t(`entry.time.${role}`);
}

/** Times, each with its role. */
const times: ItemView<SubjectTime> = { Line: Role, byTime: true, fields: { role: Role, source: 'source' } };

/** A fact other than a time, from its compared text. */
function Fact({ field, text, linked }: { field: string; text: string; linked: ComparisonContext['linked'] }) {
  const { t } = useReader();
  switch (field) {
    case 'kind':
      return t(`kind.${text}` as 'kind.person');
    case 'region':
      return t(`region.${text}` as 'region.europe');
    case 'gender':
      return t(`write.family.gender.${text}` as 'write.family.gender.male');
    case 'royal':
      return t('write.family.royal');
    case 'house':
      return <MentionedEntries ids={[text]} speaking={{ linked }} />;
    case 'place':
      return <PlaceValue place={JSON.parse(text) as Place} />;
    case 'portrait':
      return <PortraitValue portrait={JSON.parse(text) as Portrait} />;
    case 'same':
      return <Pairs of={JSON.parse(text) as Record<string, string>} />;
    default:
      return text;
  }
}

export const factsChanges: ChangesView = { Field: Fact, items: times };
