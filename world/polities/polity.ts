/**
 * Short entries for polities that the borders show: a row each in `modern-*.ts` (those that reach 1914) and `ancient-*.ts`
 * (the older ones). README.md of the world tells how a row is written.
 */
import { drawn } from '../borders/drawn.ts';
import { names as statesNames } from '../borders/units/states.ts';
import type { WordKey } from '../keys.ts';
import type { Cited, Five, Span, Subject, SubjectEvent, When } from '../subject.ts';

/** Five texts in the usual order; written in one string they stand a line each, or with `|` between them. */
type Text = Five | string;
/** When, what, how much it weighs (2 where nothing is said), who says so (the row's source where nothing is said). */
type EventRow = readonly [when: When | Span, title: Text, weight?: 1 | 2 | 3, source?: Cited];
type RelationRow = readonly [word: WordKey, to: string, when?: When | Span, source?: Cited];

export interface PolityRow {
  id: string;
  /** Where it was a people rather than a state. */
  kind?: 'people';
  /** The English name that its extents have in `borders/`, without which a map does not lead here. Several can lead here. */
  drawn: string | readonly string[];
  /** The entry's name, where it is another than that on the map. */
  names?: Text;
  /** Other names, best known first: in each language several with `;` between them, a dash where there are none. */
  also?: Text;
  /** Told beside the name: always where another entry has the same name. */
  disambiguation?: Text;
  span: Span;
  /** Latitude before longitude, and the capital's name. The extents hold it. */
  capital: readonly [latitude: number, longitude: number, name: Text];
  /** One or two sentences: 20 to 60 English words, 35 to 150 characters in zh and jp. */
  summary: Text;
  events: readonly EventRow[];
  relations: readonly RelationRow[];
  /** Missing where the file says one for all its rows. */
  source?: Cited;
  wikidata?: string;
}

const five = (text: Text): Five => {
  if (typeof text !== 'string') return text;
  const [zh, en, fr, es, jp] = text.trim().split(/\s*[|\n]\s*/u) as [string, string, string, string, string];
  // The narrow spaces of French, which no keyboard has.
  return [zh, en, fr.replace(/ (?=[;:?!»])|(?<=«) /gu, '\u202f'), es, jp];
};
const lists = (text: Text): Subject['otherNames'] =>
  five(text).map((list) => (list === '-' ? [] : list.split(/\s*;\s*/u))) as unknown as Subject['otherNames'];
const one = (label: string | readonly string[]): readonly string[] => (typeof label === 'string' ? [label] : label);

const onTheMap = new Map<string, Five>(
  [...statesNames.values(), ...drawn.flatMap(({ name }) => (name ? [name] : []))].map((name) => [name[1], name]),
);

/** Which entry the extents of a name belong to. */
const entryOf = new Map<string, string>([
  // Cities of `subjects/` that gave a realm its name.
  ['Great Zimbabwe', 'great-zimbabwe'],
  ['Teotihuacan', 'teotihuacan'],
]);
export const polityOf: ReadonlyMap<string, string> = entryOf;

/** The rows of a region as subjects like any other; what a row does not say comes from the map. */
export const polities = (
  region: Subject['region'],
  rows: readonly PolityRow[],
  common: Cited = ['statesmans-yearbook'],
): readonly Subject[] =>
  rows.map(
    ({
      id,
      names,
      also = '-|-|-|-|-',
      span,
      capital: [latitude, longitude, city],
      source = common,
      ...row
    }): Subject => {
      for (const label of one(row.drawn)) entryOf.set(label, id);
      return {
        id,
        kind: row.kind ?? 'polity',
        region,
        brief: true,
        names: names ? five(names) : onTheMap.get(one(row.drawn)[0]!)!,
        otherNames: lists(also),
        ...(row.disambiguation && { disambiguation: five(row.disambiguation) }),
        times: [{ role: 'span', span, source }],
        place: { at: [latitude, longitude], name: five(city) },
        summary: five(row.summary),
        events: row.events.map(([when, title, weight = 2, cited = source]): SubjectEvent => ({
          when,
          title: five(title),
          weight,
          source: cited,
        })),
        relations: row.relations.map(([word, to, when, cited = source]) => ({
          word,
          to,
          ...(when && { when }),
          source: cited,
        })),
        ...(row.wikidata && { same: { wikidata: row.wikidata } }),
      };
    },
  );

const powers = {
  britain: '英国|Britain|du Royaume-Uni|del Reino Unido|イギリス',
  france: '法国|France|de la France|de Francia|フランス',
  spain: '西班牙|Spain|de l’Espagne|de España|スペイン',
  portugal: '葡萄牙|Portugal|du Portugal|de Portugal|ポルトガル',
  belgium: '比利时|Belgium|de la Belgique|de Bélgica|ベルギー',
  netherlands: '荷兰|the Netherlands|des Pays-Bas|de los Países Bajos|オランダ',
  ussr: '苏联|the Soviet Union|de l’Union soviétique|de la Unión Soviética|ソ連',
  yugoslavia: '南斯拉夫|Yugoslavia|de la Yougoslavie|de Yugoslavia|ユーゴスラビア',
  russia: '俄国|Russia|de la Russie|de Rusia|ロシア',
  ottomans: '奥斯曼帝国|the Ottoman Empire|de l’Empire ottoman|del Imperio otomano|オスマン帝国',
  usa: '美国|the United States|des États-Unis|de los Estados Unidos|アメリカ合衆国',
  australia: '澳大利亚|Australia|de l’Australie|de Australia|オーストラリア',
  newZealand: '新西兰|New Zealand|de la Nouvelle-Zélande|de Nueva Zelanda|ニュージーランド',
  southAfrica: '南非|South Africa|de l’Afrique du Sud|de Sudáfrica|南アフリカ',
} as const;

/** Titles that many need. “Independence from …” */
export function freed(from: keyof typeof powers): Five {
  const [zh, en, fr, es, jp] = five(powers[from]);
  return [
    `脱离${zh}独立`,
    `Independence from ${en}`,
    `Indépendance vis-à-vis ${fr}`,
    `Independencia respecto ${es}`,
    `${jp}からの独立`,
  ];
}
export const joinsUN: Five = [
  '加入联合国',
  'Admission to the United Nations',
  'Admission à l’ONU',
  'Ingreso en las Naciones Unidas',
  '国際連合に加盟',
];
export const republic: Five = [
  '宣布成立共和国',
  'Proclamation of the republic',
  'Proclamation de la République',
  'Proclamación de la república',
  '共和国を宣言',
];
