import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { languageTag } from '../../../rules/languages.ts';
import { FamilyList } from '../../families/face/family-list.tsx';
import type { ShownFamily, ShownPerson } from '../../families/face/shown-family.ts';
import { RelationList, type ListedRelation } from '../../relations/face/relation-list.tsx';
import type { EntryDetail } from '../contract.ts';
import { FactList } from '../fact-list.tsx';
import type { Fact } from '../facts.ts';

interface Props {
  /** With the summary that its family gives. */
  entry: EntryDetail;
  facts: readonly Fact[];
  family: ShownFamily;
  /** Relations other than those of the family. */
  relations: ListedRelation[];
  children: ReactNode;
}

/** The small page of a person with nothing but a family: the known facts, the missing ones, and a link to the house. */
export function RelativePage({ entry, facts, family, relations, children }: Props) {
  const { language, t } = useReader();
  const lang = entry.language === language ? undefined : languageTag(entry.language);
  const person = family.people.find(({ itemId }) => itemId === family.center);
  const house = houseOf(family, person);
  const missing = [
    ...(person?.times.born ? [] : [t('entry.relative.birth')]),
    ...(person?.times.died ? [] : [t('entry.relative.death')]),
    t('entry.relative.deeds'),
  ];
  return (
    <article className="entry" data-kind={entry.kind}>
      <div className="wrap page stack wide">
        <header>
          <p className="kind-line ui">
            <span className="mark" aria-hidden="true" />
            {t('entry.relative')}
          </p>
          <h1 lang={lang}>
            {entry.name}
            {entry.disambiguation && <small> {entry.disambiguation}</small>}
          </h1>
          {entry.otherNames.length > 0 && (
            <p className="ui" lang={lang}>
              {entry.otherNames.join(' · ')}
            </p>
          )}
          {entry.summary && <p className="lead">{entry.summary}</p>}
          {facts.length > 0 && <FactList facts={facts} />}
        </header>
        <div className="panel stack close ui" style={{ maxWidth: 'var(--measure)' }}>
          <p>
            {t('entry.relative.missing', {
              missing: new Intl.ListFormat(languageTag(language), { type: 'disjunction' }).format(missing),
            })}
          </p>
          <p className="links">
            {house && <a href={entryAddress(house.id)}>{house.name}</a>}
            <a href={`/family/${encodeURIComponent(entry.id)}?way=all&steps=4`}>{t('family.whole')}</a>
            <a href={`/user/edit?id=${encodeURIComponent(entry.id)}#/text`} rel="nofollow">
              {t('entry.writeText')}
            </a>
          </p>
        </div>
        <section id="/family" aria-labelledby="family-title">
          <h2 id="family-title">{t('entry.family')}</h2>
          <FamilyList family={family} />
        </section>
        {relations.length > 0 && (
          <section id="/relation" aria-labelledby="relation-title">
            <h2 id="relation-title">{t('entry.graphs')}</h2>
            <RelationList kind={entry.kind} relations={relations} empty="" />
          </section>
        )}
        {children}
      </div>
    </article>
  );
}

/** The house of a person, or the one that most of the relatives belong to. */
function houseOf({ houses, people }: ShownFamily, person: ShownPerson | undefined) {
  const membersOf = (id: string) => people.filter((member) => member.house === id).length;
  return (
    houses.find(({ itemId }) => itemId === person?.house) ??
    houses.toSorted((a, b) => membersOf(b.itemId) - membersOf(a.itemId))[0]
  );
}
