import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { generationsOf } from '../tree/generations.ts';
import { PartnerPhrase } from './partner-phrase.tsx';
import type { ShownFamily, ShownPerson } from './shown-family.ts';
import './family-list.css';

/** The tree as a list: people by generation, with their kin term relative to the center and their partners. */
export function FamilyList({ family }: { family: ShownFamily }) {
  const { t } = useReader();
  const { people, unions, center } = family;
  const generation = generationsOf(
    people.map(({ itemId }) => itemId),
    unions,
  );
  const centerGeneration = generation.get(center) ?? 0;
  const rows = [...Map.groupBy(people, ({ itemId }) => generation.get(itemId)! - centerGeneration)].sort(
    ([a], [b]) => a - b,
  );
  const byId = new Map(people.map((person) => [person.itemId, person]));
  const closest = new Set([center, ...closestOf(family).slice(0, highlightCount)]);
  return (
    <div className="family-list">
      {rows.map(([row, members]) => (
        <section key={row}>
          <h3>{row === 0 ? t('family.same') : t(row < 0 ? 'family.up' : 'family.down', { count: Math.abs(row) })}</h3>
          <ul className="bare">
            {members
              .toSorted((a, b) => (a.born ?? Infinity) - (b.born ?? Infinity) || (a.name < b.name ? -1 : 1))
              .map((person) => (
                <PersonLine
                  key={person.itemId}
                  person={person}
                  family={family}
                  people={byId}
                  isMore={!closest.has(person.itemId)}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Relatives that an entry shows before its family is opened. */
const highlightCount = 5;

/** Parents, partners and children, in this order. */
function closestOf({ unions, center }: ShownFamily): string[] {
  const isOfCenter = ({ partners }: { partners: readonly string[] }) => partners.includes(center);
  const parents = unions
    .filter(({ children }) => children.some(({ id }) => id === center))
    .flatMap(({ partners }) => partners);
  const own = unions.filter(isOfCenter);
  return [
    ...new Set([
      ...parents,
      ...own.flatMap(({ partners }) => partners),
      ...own.flatMap(({ children }) => children.map(({ id }) => id)),
    ]),
  ].filter((itemId) => itemId !== center);
}

interface Props {
  person: ShownPerson;
  family: ShownFamily;
  people: ReadonlyMap<string, ShownPerson>;
  /** Whether it is no highlight. */
  isMore: boolean;
}

function PersonLine({ person, family, people, isMore }: Props) {
  const { language, t } = useReader();
  const { itemId, id, name, life, royal, kin } = person;
  const house = family.houses.find((candidate) => candidate.itemId === person.house);
  const married = family.unions.filter(({ partners }) => partners.length > 1 && partners.includes(itemId));
  return (
    <li data-center={itemId === family.center || undefined} data-more={isMore || undefined}>
      <a href={entryAddress(id)} lang={person.language === language ? undefined : languageTag(person.language)}>
        {name}
      </a>
      {royal && <span className="family-crown" role="img" aria-label={t('family.royal')} />}
      {life && <span className="tabular family-life"> {life}</span>}
      {house && <small className="family-house"> {house.name}</small>}
      {kin.length > 0 && <span className="family-kin"> {kin.join(' · ')}</span>}
      {married.map((union) => {
        const spouse = people.get(union.partners.find((partner) => partner !== itemId)!);
        return (
          spouse && (
            <small key={union.id} className="family-spouse">
              <PartnerPhrase person={person} partner={spouse} union={union}>
                {spouse.name}
              </PartnerPhrase>
            </small>
          )
        );
      })}
    </li>
  );
}
