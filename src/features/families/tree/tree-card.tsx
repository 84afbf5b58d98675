import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { PartnerPhrase } from '../face/partner-phrase.tsx';
import type { ShownFamily, ShownPerson, ShownUnion } from '../face/shown-family.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  person: ShownPerson;
  center: ShownPerson;
  unions: readonly ShownUnion[];
  people: ReadonlyMap<string, ShownPerson>;
  houses: ShownFamily['houses'];
  busy: boolean;
  isFolded: boolean;
  onExpand(way: 'ancestors' | 'descendants', steps: number): void;
  onFold(): void;
  onChoose(id: string): void;
  onClose(): void;
}

/** Choices for the number of generations expanded at once. */
const generationChoices = [1, 2, 3, 5] as const;

/** Details of the chosen person, and actions in the tree. */
export function TreeCard({
  person,
  center,
  unions,
  people,
  houses,
  busy,
  isFolded,
  onExpand,
  onFold,
  onChoose,
  onClose,
}: Props) {
  const { language, t } = useReader();
  const [steps, setSteps] = useState<number>(1);
  const isCenter = person.itemId === center.itemId;
  const address = (id: string) => encodeURIComponent(id);
  const house = houses.find(({ itemId }) => itemId === person.house);
  const married = unions.filter(({ partners }) => partners.includes(person.itemId) && partners.length > 1);
  return (
    <aside className="panel tree-card" aria-label={person.name}>
      <button type="button" className="icon graph-close" aria-label={t('dialog.close')} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
      <h3 lang={person.language === language ? undefined : languageTag(person.language)}>
        {person.id ? <a href={`/detail/${address(person.id)}`}>{person.name}</a> : person.name}
      </h3>
      <p className="tabular">
        {person.life}
        {person.royal && <small> · {t('family.royal')}</small>}
        {house && (
          <small>
            {' · '}
            <a href={entryAddress(house.id)}>{house.name}</a>
          </small>
        )}
      </p>
      {person.kin.length > 0 && (
        <p className="tree-kin">
          {t('family.kin.is', { a: center.name, b: person.name, term: person.kin.join(' · ') })}
        </p>
      )}
      {married.length > 0 && (
        <ul className="bare">
          {married.map((union) => {
            const spouse = people.get(union.partners.find((id) => id !== person.itemId)!);
            return (
              spouse && (
                <li key={union.id}>
                  <PartnerPhrase person={person} partner={spouse} union={union}>
                    <button type="button" className="graph-name" onClick={() => onChoose(spouse.itemId)}>
                      {spouse.name}
                    </button>
                  </PartnerPhrase>
                </li>
              )
            );
          })}
        </ul>
      )}
      <div className="row tree-acts">
        {(person.hidden.up > 0 || person.hidden.down > 0) && (
          <>
            <label>
              <span className="unseen">{t('family.expand.by')}</span>
              <select value={steps} onChange={({ target }) => setSteps(Number(target.value))}>
                {generationChoices.map((n) => (
                  <option key={n} value={n}>
                    +{n}
                  </option>
                ))}
              </select>
            </label>
            {person.hidden.up > 0 && (
              <Button disabled={busy} onClick={() => onExpand('ancestors', steps)}>
                <span aria-hidden="true">↑</span> {t('family.expand.up')}
              </Button>
            )}
            {person.hidden.down > 0 && (
              <Button disabled={busy} onClick={() => onExpand('descendants', steps)}>
                <span aria-hidden="true">↓</span> {t('family.expand.down')}
              </Button>
            )}
          </>
        )}
        <Button aria-pressed={isFolded} onClick={onFold}>
          {t(isFolded ? 'family.expand' : 'family.collapse')}
        </Button>
        {!isCenter && person.id && center.id && (
          <>
            <a className="button" href={`/family/${address(person.id)}`}>
              {t('family.center')}
            </a>
            <a className="button" rel="nofollow" href={`/family/${address(center.id)}?to=${address(person.id)}#kin`}>
              {t('family.relate', { name: center.name })}
            </a>
          </>
        )}
      </div>
    </aside>
  );
}
