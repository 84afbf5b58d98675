import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import type { ShownFamily } from '../face/shown-family.ts';
import { housesByPeople, type Coloring } from './hues.ts';
import type { Look } from './use-drawing.ts';

/** Colours of the largest houses, in the order of `TreeTheme.houses`. */
const hues = ['polity', 'person', 'painting', 'book', 'idea', 'event', 'site', 'war'];

/** Explains lines, bars and colours. */
export function TreeLegend({ family, look, coloring }: { family: ShownFamily; look: Look; coloring: Coloring }) {
  const { language, t } = useReader();
  const houses = coloring === 'house' ? housesByPeople(family) : [];
  const isOthers = houses.length > hues.length || family.people.some(({ house }) => house === null);
  return (
    <span className="row tree-legend">
      {houses.slice(0, hues.length).map(({ itemId, id, name, language: nameLanguage }, at) => (
        <span key={itemId} data-hue style={{ '--hue': `var(--${hues[at]})` }}>
          <a href={entryAddress(id)} lang={nameLanguage === language ? undefined : languageTag(nameLanguage)}>
            {name}
          </a>
        </span>
      ))}
      {houses.length > 0 && isOthers && <span data-hue>{t('family.house.other')}</span>}
      {(['adopted', 'doubtful', 'unmarried'] as const).map((line) => (
        <span key={line} data-line={line}>
          {t(`family.legend.${line}`)}
        </span>
      ))}
      <span data-line="royal">{t('family.legend.royal')}</span>
      {look === 'lives' && <span data-line="reign">{t('family.legend.reign')}</span>}
    </span>
  );
}
