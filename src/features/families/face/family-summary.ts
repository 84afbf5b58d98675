import { formatYears } from '../../../rules/time/historical-time-format.ts';
import { languageTag, usesHan, type Language } from '../../../rules/languages.ts';
import type { Translate } from '../../../kit/texts.ts';
import { sentenceFor } from '../../../rules/sentences/sentences.ts';
import { partnerRole, partnerRoles, type PartnerRole } from '../rules.ts';
import type { ShownFamily, ShownPerson } from './shown-family.ts';

/** Maximum number of names per sentence; the rest are counted. */
const maxNames = 5;

/**
 * A short biography in sentences, generated from the family: house, reign, parents, spouses and children. Empty without
 * such data. Doubtful unions and children are omitted.
 */
export function summarizeFamily(
  { center, people, unions, houses }: Pick<ShownFamily, 'center' | 'people' | 'unions' | 'houses'>,
  language: Language,
  t: Translate,
): string {
  const byId = new Map(people.map((person) => [person.itemId, person]));
  const self = byId.get(center);
  if (!self) return '';
  const gender = self.gender ?? 'unknown';
  const certain = unions.filter(({ doubtful }) => !doubtful);
  const asChild = certain.flatMap(({ partners, children }) =>
    children.flatMap(({ id, adopted, doubtful }) => (id === center && !doubtful ? { partners, adopted } : [])),
  );
  const parents = (adopted: boolean) =>
    asChild.filter((parentage) => parentage.adopted === adopted).flatMap((parentage) => parentage.partners);
  const ownUnions = certain.filter(({ partners }) => partners.includes(center));
  const partnersByRole = Map.groupBy(
    ownUnions.flatMap(({ kind, partners }) =>
      partners.filter((id) => id !== center).map((id) => ({ id, kind, gender: byId.get(id)?.gender ?? null })),
    ),
    ({ kind, gender: other }) => partnerRole(kind, self.gender, other),
  );
  const partners = (role: PartnerRole) => partnersByRole.get(role)?.map(({ id }) => id) ?? [];
  const children = ownUnions.flatMap((union) => union.children.filter(({ doubtful }) => !doubtful).map(({ id }) => id));

  const kin = (key: Parameters<Translate>[0], ids: readonly string[]): string => {
    const relatives = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    const [first] = relatives;
    if (!first) return '';
    const end = { ...first, kind: 'person' as const };
    return sentenceFor(t(key, { a: '{a}', count: relatives.length }), { a: end, b: end }, language).replace(
      '{a}',
      formatNames(relatives, language, t),
    );
  };
  const house = houses.find(({ itemId }) => itemId === self.house);
  const sentences = [
    house ? t('family.told.house', { house: house.name }) : '',
    self.times.reigned ? t('family.told.reign', { years: formatReign(self, language) }) : '',
    kin(`family.told.child.${gender}`, parents(false)),
    kin('family.told.adopted', parents(true)),
    kin(`family.told.spouse.${gender}`, partners('spouse')),
    ...partnerRoles.map((role) => kin(`family.told.${role}`, partners(role))),
    kin(`family.told.parent.${gender}`, children),
  ];
  // A date BC already ends with the period of its abbreviation.
  const statements = sentences.filter(Boolean).map((sentence) => sentence.replace(/\.\.$/, '.'));
  return statements.join(usesHan(language) ? '' : ' ');
}

function formatReign({ times }: ShownPerson, language: Language): string {
  const { from, until } = times.reigned!;
  return formatYears(
    {
      startTime: `${from.date} 00:00:00`,
      startNote: from.note,
      endTime: until && `${until.date} 00:00:00`,
      endNote: until?.note ?? null,
      timeDesc: null,
    },
    language,
  );
}

/** Names as a list in the language, without disambiguating additions: Julia, not “Julia, sister of Caesar”. */
function formatNames(people: readonly ShownPerson[], language: Language, t: Translate): string {
  const isCut = people.length > maxNames;
  const names = people
    .slice(0, isCut ? maxNames - 1 : maxNames)
    .map(({ name }) => name.replace(/(?:, .*|（[^（）]*）)$/s, ''));
  const listedNames = [...names, ...(isCut ? [t('family.told.others', { count: people.length - names.length })] : [])];
  return new Intl.ListFormat(languageTag(language), { type: 'conjunction' }).format(listedNames);
}
