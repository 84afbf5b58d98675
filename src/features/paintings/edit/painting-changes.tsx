import { useReader } from '../../../kit/reader.tsx';
import { licenceName, type Licence } from '../../../rules/licences.ts';
import type { Citation } from '../../../rules/schemas.ts';
import type { InLanguages } from '../../../rules/languages.ts';
import { vocabularies, type Painting, type Vocabulary } from '../rules.ts';
import { wordName } from '../face/words.ts';
import type { ChangesView, ComparisonContext } from '../../../editing/revisions/face/changes-view.ts';
import { MentionedEntries, SourceValue, TextsValue } from '../../../editing/revisions/face/values.tsx';
import { PicturesValue } from '../../media/face/picture-values.tsx';

const isVocabularyField = (field: string): field is Vocabulary => (vocabularies as string[]).includes(field);

function PaintingField({ field, text, linked }: { field: string; text: string; linked: ComparisonContext['linked'] }) {
  const { language, t } = useReader();
  if (isVocabularyField(field))
    return text
      .split('\n')
      .map((word) => wordName(field, word, t))
      .join(' · ');
  switch (field) {
    case 'artists':
      return (
        <span className="pairs">
          {(JSON.parse(text) as Painting['artists']).map(({ itemId, name, role }, at) => (
            <span key={at}>
              <small>{t(`painting.role.${role}`)}</small> <TextsValue of={name} />
              {itemId && (
                <>
                  {' · '}
                  <MentionedEntries ids={[itemId]} speaking={{ linked }} />
                </>
              )}
            </span>
          ))}
        </span>
      );
    case 'size': {
      const { height, width, depth } = JSON.parse(text) as Painting['size'];
      return `${[height, width, depth].filter((side) => side !== null).join(' × ')} cm`;
    }
    case 'museum':
      return <MentionedEntries ids={[text]} speaking={{ linked }} />;
    case 'provenance':
      return <TextsValue of={JSON.parse(text) as InLanguages} />;
    case 'licence':
      return licenceName(text as Licence, language);
    case 'images':
      return <PicturesValue pictures={JSON.parse(text) as Painting['images']} alt="" />;
    case 'source':
      return <SourceValue source={JSON.parse(text) as Citation} />;
    default:
      return text;
  }
}

export const paintingChanges: ChangesView = { Field: PaintingField };
