import type { Cited, Five, Subject } from '../../../importers/content/content.ts';
import type { Plate, PlateRegion } from '../plate.ts';
import { asSource, drawnBy, filledIn, five } from '../words.ts';
import { plateSize } from './pad.ts';

/** What is told of a building beside its drawing. */
export interface Building {
  key: string;
  /** In whose gallery it hangs. */
  subject: string;
  /** Where it has no entry of its own. */
  name?: Five;
  shown: keyof typeof views;
  figures: readonly Figure[];
  /** What figures cannot say. */
  note?: Five;
  /** The work from which the figures are. */
  from: Five | string | readonly Cited[];
  size?: readonly [number, number];
  regions?: readonly PlateRegion[];
  draw(): string;
}

/** In metres, or a count. */
type Figure = readonly [what: keyof typeof measures, ...values: readonly number[]];

const views = {
  plan: ['平面图', 'plan', 'plan', 'planta', '平面図'],
  elevation: ['立面图', 'elevation', 'élévation', 'alzado', '立面図'],
  section: ['剖面图', 'section', 'coupe', 'sección', '断面図'],
  planAndElevation: ['平面与立面', 'plan and elevation', 'plan et élévation', 'planta y alzado', '平面図と立面図'],
  planAndSection: ['平面与剖面', 'plan and section', 'plan et coupe', 'planta y sección', '平面図と断面図'],
  sizes: ['尺度比较', 'sizes compared', 'tailles comparées', 'tamaños comparados', '大きさの比較'],
  front: ['正面', 'front', 'face', 'frente', '正面'],
} as const satisfies Record<string, Five>;

/** `{m}` are metres, `{n}` a count; of several values `{a}`, `{b}`, `{c}`. */
const measures = {
  height: ['高{m}', 'height {m}', 'hauteur {m}', 'altura {m}', '高さ{m}'],
  base: ['底边{m}', 'side of the base {m}', 'côté de la base {m}', 'lado de la base {m}', '底辺{m}'],
  ground: ['底面{m}', 'base {m}', 'base {m}', 'base {m}', '底面{m}'],
  size: ['长宽{m}', 'length and width {m}', 'longueur et largeur {m}', 'largo y ancho {m}', '縦横{m}'],
  width: ['宽{m}', 'width {m}', 'largeur {m}', 'anchura {m}', '幅{m}'],
  length: ['长{m}', 'length {m}', 'longueur {m}', 'longitud {m}', '長さ{m}'],
  depth: ['深{m}', 'depth {m}', 'profondeur {m}', 'profundidad {m}', '深さ{m}'],
  thickness: ['厚{m}', 'thickness {m}', 'épaisseur {m}', 'grosor {m}', '厚さ{m}'],
  diameter: ['直径{m}', 'diameter {m}', 'diamètre {m}', 'diámetro {m}', '直径{m}'],
  dome: ['穹顶跨径{m}', 'span of the dome {m}', 'portée de la coupole {m}', 'luz de la cúpula {m}', 'ドームの径{m}'],
  span: ['跨度{m}', 'span {m}', 'portée {m}', 'luz {m}', '径間{m}'],
  stylobate: ['台基面{m}', 'stylobate {m}', 'stylobate {m}', 'estilóbato {m}', '基壇上面{m}'],
  columns: ['柱{a}×{b}', '{a} × {b} columns', '{a} × {b} colonnes', '{a} × {b} columnas', '柱{a}×{b}'],
  columnHeight: ['柱高{m}', 'columns {m} high', 'colonnes hautes de {m}', 'columnas de {m} de alto', '柱の高さ{m}'],
  allColumns: ['柱共{n}根', '{n} columns', '{n} colonnes', '{n} columnas', '柱{n}本'],
  arena: ['表演场{m}', 'arena {m}', 'arène {m}', 'arena {m}', 'アレーナ{m}'],
  storeys: ['{n}层', '{n} storeys', '{n} étages', '{n} pisos', '{n}層'],
  terraces: ['{n}级台地', '{n} terraces', '{n} terrasses', '{n} terrazas', '基壇{n}段'],
  arches: [
    '拱数自下而上{a}、{b}、{c}',
    'arches from below {a}, {b}, {c}',
    'arches, de bas en haut : {a}, {b}, {c}',
    'arcos, de abajo arriba: {a}, {b}, {c}',
    'アーチは下から{a}、{b}、{c}',
  ],
  side: ['每边{m}', 'each side {m}', 'chaque côté {m}', 'cada lado {m}', '一辺{m}'],
  minarets: ['宣礼塔高{m}', 'minarets {m}', 'minarets {m}', 'alminares {m}', 'ミナレット{m}'],
  platform: ['台基{m}', 'platform {m}', 'terrasse {m}', 'plataforma {m}', '基壇{m}'],
  moat: ['护城河宽{m}', 'moat {m} wide', 'fossé large de {m}', 'foso de {m} de ancho', '濠の幅{m}'],
  wards: ['{n}坊', '{n} wards', '{n} quartiers', '{n} barrios', '{n}坊'],
  lines: [
    '自上而下{a}、{b}、{c}行',
    'lines from above {a}, {b}, {c}',
    'lignes, de haut en bas : {a}, {b}, {c}',
    'líneas, de arriba abajo: {a}, {b}, {c}',
    '上から{a}行、{b}行、{c}行',
  ],
  crown: ['穹顶至地{m}', 'crown {m} above the floor', 'sommet à {m} du sol', 'cima a {m} del suelo', '頂部の高さ{m}'],
} as const satisfies Record<string, Five>;

const locales = ['zh', 'en-GB', 'fr', 'es', 'ja'] as const;
export const numeral = (value: number, column: number): string =>
  new Intl.NumberFormat(locales[column], { maximumFractionDigits: 3 }).format(value);
/** `95.4 × 95.4 m`, `188 × 156 m`. */
const metres = (values: readonly number[]): Five =>
  five(
    (column) =>
      values.map((value) => numeral(value, column)).join(' × ') +
      (column === 0 ? '米' : column === 4 ? 'メートル' : column === 2 ? '\u202fm' : ' m'),
  );
const told = ([what, ...values]: Figure): Five =>
  filledIn(measures[what], {
    m: metres(values),
    n: five((column) => numeral(values[0]!, column)),
    ...Object.fromEntries(
      values.slice(0, 3).map((value, at) => ['abc'[at]!, five((column) => numeral(value, column))]),
    ),
  });

const separators = ['，', '; ', ' ; ', '; ', '、'];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const titles: Five = ['{name}：{view}', '{name}: {view}', '{name} : {view}', '{name}: {view}', '{name}：{view}'];
const scale: Five = [
  '比例尺以米计。',
  'Scale in metres.',
  'Échelle en mètres.',
  'Escala en metros.',
  '縮尺はメートル。',
];

export function buildingPlate(
  { key, subject, name, shown, figures, note, from, size = plateSize, regions, draw }: Building,
  byId: ReadonlyMap<string, Subject>,
): Plate {
  const names = name ?? byId.get(subject)!.names;
  const sentences = figures.map(told);
  return {
    key: `building/${key}`,
    subject,
    title: filledIn(titles, { name: names, view: views[shown] }),
    description: five((column) => {
      const isHan = column === 0 || column === 4;
      const measured = sentences.length
        ? capital(sentences.map((one) => one[column]!).join(separators[column])) + (isHan ? '。' : '.')
        : '';
      return [measured, note?.[column], scale[column]].filter(Boolean).join(isHan ? '' : ' ');
    }),
    source: isCited(from) ? drawnBy(from) : drawnFrom(typeof from === 'string' ? five(() => from) : from),
    tags: ['plan'],
    size,
    ...(regions && { regions }),
    draw,
  };
}

const isCited = (from: Building['from']): from is readonly Cited[] => Array.isArray(from) && Array.isArray(from[0]);
const drawnFrom = (works: Five) =>
  asSource(
    filledIn(
      [
        '石渠绘制，尺寸参见{works}',
        'drawn by Stele; for the dimensions see {works}',
        'dessiné par Stèle ; pour les dimensions, voir {works}',
        'dibujado por Estela; para las dimensiones, véase {works}',
        '石渠が作図、寸法は{works}を参照',
      ],
      { works },
    ),
  );
