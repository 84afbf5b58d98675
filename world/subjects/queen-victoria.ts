import { subject } from '../subject.ts';

export default subject({
  id: 'queen-victoria',
  kind: 'person',
  region: 'europe',
  names: ['维多利亚女王', 'Queen Victoria', 'Victoria du Royaume-Uni', 'Victoria del Reino Unido', 'ヴィクトリア女王'],
  otherNames: [
    ['维多利亚'],
    ['Victoria', 'Empress of India'],
    ['reine Victoria', 'impératrice des Indes'],
    ['reina Victoria', 'emperatriz de la India'],
    ['ヴィクトリア'],
  ],
  times: [
    { role: 'life', span: ['1819-05-24', '1901-01-22'], source: ['wilson-victoria'] },
    { role: 'reign', span: ['1837-06-20', '1901-01-22'], source: ['wilson-victoria'] },
  ],
  place: {
    at: [51.5058, -0.1879],
    name: [
      '伦敦肯辛顿宫',
      'Kensington Palace, London',
      'palais de Kensington, Londres',
      'palacio de Kensington, Londres',
      'ロンドン、ケンジントン宮殿',
    ],
  },
  summary: [
    '英国女王，十八岁即位，在位六十三年，以她命名的时代见证了铁路、工厂与帝国的扩张。1840年与表弟阿尔伯特亲王成婚，育有九名子女，后裔遍及欧洲王室；1861年亲王早逝，她终身着丧服，久不露面。她与首相们的关系亲疏有别，偏爱迪斯雷利而厌格莱斯顿，1876年加称印度女皇。留下大量日记。',
    'Queen of the United Kingdom from the age of eighteen, for sixty-three years; the age of railways, factories and empire bears her name. In 1840 she married her cousin Albert; their nine children married into the courts of Europe. After his death in 1861 she wore mourning for life and long kept away from the public. She liked Disraeli, who made her Empress of India in 1876, and could not bear Gladstone.',
    'Reine du Royaume-Uni à dix-huit ans, pour soixante-trois ans ; l’âge des chemins de fer, des usines et de l’empire porte son nom. En 1840, elle épouse son cousin Albert ; leurs neuf enfants s’allient aux cours d’Europe. À sa mort, en 1861, elle prend le deuil pour toujours et fuit longtemps le public. Elle aime Disraeli, qui la fait impératrice des Indes en 1876, et supporte mal Gladstone.',
    'Reina del Reino Unido desde los dieciocho años, durante sesenta y tres; la época de los ferrocarriles, las fábricas y el imperio lleva su nombre. En 1840 se casó con su primo Alberto; sus nueve hijos emparentaron con las cortes de Europa. Al morir él, en 1861, vistió luto para siempre y rehuyó mucho tiempo al público. Prefería a Disraeli, que la hizo emperatriz de la India en 1876, y no soportaba a Gladstone.',
    'イギリス女王。十八歳で即位して六十三年在位し、鉄道と工場と帝国の時代にその名を残す。1840年に従弟アルバートと結婚し、九人の子はヨーロッパの諸王家と縁を結んだ。1861年に夫を失うと生涯喪服をまとい、長く人前に出なかった。首相ではディズレーリを好み、その手で1876年にインド女帝となり、グラッドストンを嫌った。膨大な日記を残した。',
  ],
  events: [
    {
      when: '1837-06-20',
      title: [
        '十八岁即位',
        'Becomes queen at eighteen',
        'Devient reine à dix-huit ans',
        'Llega al trono con dieciocho años',
        '十八歳で即位する',
      ],
      at: 'london',
      weight: 3,
      source: ['wilson-victoria'],
    },
    {
      when: '1851-05-01',
      title: [
        '主持伦敦万国博览会开幕',
        'Opens the Great Exhibition in London',
        'Ouvre l’Exposition universelle de Londres',
        'Inaugura la Gran Exposición de Londres',
        'ロンドン万国博覧会を開会する',
      ],
      at: 'london',
      weight: 2,
      source: ['wilson-victoria'],
    },
    {
      when: '1876-05-01',
      title: [
        '加称印度女皇',
        'Takes the title Empress of India',
        'Prend le titre d’impératrice des Indes',
        'Toma el título de emperatriz de la India',
        'インド女帝の称号を得る',
      ],
      at: 'london',
      weight: 2,
      source: ['wilson-victoria'],
    },
  ],
  relations: [
    { word: 'ruler-of', to: 'british-empire', when: ['1837', '1901'], source: ['wilson-victoria'] },
    { word: 'met', to: 'florence-nightingale', when: '1856-09-21', source: ['bostridge-nightingale'] },
  ],
  same: { wikidata: 'Q9439' },
});
