import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import type { ShownFamily } from '../face/shown-family.ts';
import { housesByPeople, type Coloring } from './hues.ts';
import type { Look } from './use-drawing.ts';

/** Number of houses with a colour of their own; matches `data-hue` in tree.css. */
const hues = 8;

/** Explains lines, bars and colours. */
export function TreeLegend({ family, look, coloring }: { family: ShownFamily; look: Look; coloring: Coloring }) {
  const { language, t } = useReader();
  const houses = coloring === 'house' ? housesByPeople(family) : [];
  const isOthers = houses.length > hues || family.people.some(({ house }) => house === null);
  return (
    <span className="tree-legend">
      {houses.slice(0, hues).map(({ itemId, id, name, language: nameLanguage }, at) => (
        <span key={itemId} data-hue={at}>
          <a href={entryAddress(id)} lang={nameLanguage === language ? undefined : languageTag(nameLanguage)}>
            {name}
          </a>
        </span>
      ))}
      {houses.length > 0 && isOthers && <span data-hue="none">{t('family.house.other')}</span>}
      {(['adopted', 'doubtful', 'concubinage'] as const).map((line) => (
        <span key={line} data-line={line}>
          {t(`family.legend.${line}`)}
        </span>
      ))}
      <span data-line="royal">{t('family.legend.royal')}</span>
      {look === 'lives' && <span data-line="reign">{t('family.legend.reign')}</span>}
    </span>
  );
}
