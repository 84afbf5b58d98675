import type { Language } from '../../src/rules/languages.ts';

/** A column that a mapping can name. */
export type ProposedField =
  | 'key'
  | 'name'
  | 'otherNames'
  | 'summary'
  | 'born'
  | 'died'
  | 'from'
  | 'until'
  | 'date'
  | 'latitude'
  | 'longitude'
  | 'gender'
  | 'artist'
  | 'medium'
  | 'size'
  | 'height'
  | 'width'
  | 'depth'
  | 'museum'
  | 'inventory'
  | 'creditLine'
  | 'provenance'
  | 'picture'
  | 'wikidata'
  | 'viaf'
  | 'ulan'
  | 'geonames'
  | 'address';

/** What columns are called, by language; compared in small letters, without accents and signs. */
export const headerWords: Record<ProposedField, Partial<Record<Language, readonly string[]>>> = {
  key: {
    en: ['id', 'identifier', 'key', 'object id', 'record id', 'no', 'nr', 'number'],
    fr: ['identifiant', 'numero'],
    es: ['identificador'],
    zh: ['编号', '序号', '編號'],
    jp: ['番号', '識別子'],
  },
  name: {
    en: ['name', 'title', 'label', 'object name', 'full name', 'preferred name'],
    fr: ['nom', 'titre', 'intitule'],
    es: ['nombre', 'titulo'],
    zh: ['名称', '姓名', '题名', '标题', '名稱', '作品名称'],
    jp: ['名前', '題名', '作品名', '名称', '氏名'],
  },
  otherNames: {
    en: ['also', 'also known as', 'other names', 'alternative names', 'aliases', 'alias', 'synonyms'],
    fr: ['autres noms', 'alias'],
    es: ['otros nombres', 'alias'],
    zh: ['别名', '又名', '别称'],
    jp: ['別名', '別称', '異名'],
  },
  summary: {
    en: ['about', 'description', 'summary', 'abstract', 'short description'],
    fr: ['description', 'resume'],
    es: ['descripcion', 'resumen'],
    zh: ['简介', '描述', '说明'],
    jp: ['概要', '説明'],
  },
  born: {
    en: ['born', 'birth', 'birth date', 'date of birth', 'birth year', 'year of birth'],
    fr: ['naissance', 'date de naissance', 'ne', 'nee'],
    es: ['nacimiento', 'fecha de nacimiento', 'nacido'],
    zh: ['出生', '生年', '出生日期', '出生年'],
    jp: ['生年', '生年月日', '誕生'],
  },
  died: {
    en: ['died', 'death', 'death date', 'date of death', 'death year', 'year of death'],
    fr: ['deces', 'mort', 'date de deces', 'date de mort'],
    es: ['muerte', 'fallecimiento', 'fecha de muerte', 'fecha de fallecimiento'],
    zh: ['去世', '卒年', '逝世', '去世日期', '卒'],
    jp: ['没年', '没年月日', '死去'],
  },
  from: {
    en: [
      'built',
      'founded',
      'from',
      'start',
      'begin',
      'begin date',
      'start date',
      'date from',
      'year from',
      'earliest date',
    ],
    fr: ['debut', 'date de debut', 'depuis'],
    es: ['inicio', 'desde', 'fecha de inicio'],
    zh: ['开始', '起', '起始年'],
    jp: ['開始', '開始年'],
  },
  until: {
    en: [
      'gone',
      'destroyed',
      'demolished',
      'dissolved',
      'to',
      'until',
      'end',
      'end date',
      'date to',
      'year to',
      'latest date',
    ],
    fr: ['fin', 'date de fin'],
    es: ['fin', 'hasta', 'fecha de fin'],
    zh: ['结束', '止', '结束年'],
    jp: ['終了', '終了年'],
  },
  date: {
    en: ['date', 'year', 'dated', 'dating', 'date text', 'object date', 'date of creation', 'creation date', 'period'],
    fr: ['date', 'annee', 'datation', 'date de creation', 'periode'],
    es: ['fecha', 'ano', 'datacion', 'fecha de creacion', 'periodo'],
    zh: ['年代', '年份', '时间', '日期', '创作年代'],
    jp: ['年代', '年', '制作年', '日付', '時代'],
  },
  latitude: { en: ['lat', 'latitude'], fr: ['latitude'], es: ['latitud'], zh: ['纬度', '緯度'], jp: ['緯度'] },
  longitude: {
    en: ['lon', 'lng', 'long', 'longitude'],
    fr: ['longitude'],
    es: ['longitud'],
    zh: ['经度', '經度'],
    jp: ['経度'],
  },
  gender: { en: ['gender', 'sex'], fr: ['sexe', 'genre'], es: ['sexo', 'genero'], zh: ['性别', '性別'], jp: ['性別'] },
  artist: {
    en: ['artist', 'artists', 'painter', 'creator', 'maker'],
    fr: ['artiste', 'peintre', 'createur'],
    es: ['artista', 'pintor', 'creador'],
    zh: ['画家', '艺术家', '作者'],
    jp: ['画家', '作者', '作家'],
  },
  medium: {
    en: ['medium', 'material', 'materials', 'technique', 'materials and techniques'],
    fr: ['materiau', 'materiaux', 'technique', 'matiere et technique'],
    es: ['material', 'materiales', 'tecnica'],
    zh: ['材质', '质地', '材料'],
    jp: ['材質', '技法', '材質技法'],
  },
  size: {
    en: ['dimensions', 'size', 'measurements'],
    fr: ['dimensions', 'mesures'],
    es: ['dimensiones', 'medidas'],
    zh: ['尺寸', '大小'],
    jp: ['寸法', 'サイズ', '法量'],
  },
  height: {
    en: ['height', 'height cm'],
    fr: ['hauteur'],
    es: ['alto', 'altura'],
    zh: ['高', '高度'],
    jp: ['高さ', '縦'],
  },
  width: { en: ['width', 'width cm'], fr: ['largeur'], es: ['ancho', 'anchura'], zh: ['宽', '宽度'], jp: ['幅', '横'] },
  depth: { en: ['depth', 'depth cm'], fr: ['profondeur'], es: ['fondo', 'profundidad'], zh: ['深'], jp: ['奥行'] },
  museum: {
    en: ['museum', 'repository', 'institution', 'collection', 'holder'],
    fr: ['musee', 'institution'],
    es: ['museo', 'institucion'],
    zh: ['博物馆', '收藏单位', '收藏'],
    jp: ['所蔵', '所蔵館', '美術館', '収蔵'],
  },
  inventory: {
    en: [
      'inventory',
      'inventory number',
      'accession number',
      'accession no',
      'inventory no',
      'inv no',
      'object number',
    ],
    fr: ['inventaire', 'numero d inventaire'],
    es: ['inventario', 'numero de inventario'],
    zh: ['藏品号', '馆藏号', '登记号'],
    jp: ['作品番号', '所蔵番号', '収蔵番号'],
  },
  creditLine: { en: ['credit', 'credit line'], fr: ['mention obligatoire', 'credit'], es: ['credito'] },
  provenance: { en: ['provenance'], fr: ['provenance'], es: ['procedencia'], zh: ['来源'], jp: ['来歴'] },
  picture: {
    en: ['image', 'image url', 'picture', 'photo', 'thumbnail'],
    fr: ['image', 'photographie'],
    es: ['imagen', 'foto'],
    zh: ['图片', '图像'],
    jp: ['画像', '写真'],
  },
  wikidata: { en: ['wikidata', 'wikidata id', 'qid', 'wikidata qid'] },
  viaf: { en: ['viaf', 'viaf id'] },
  ulan: { en: ['ulan', 'ulan id'] },
  geonames: { en: ['geonames', 'geonames id'] },
  address: {
    en: ['url', 'link', 'website', 'web page', 'object url'],
    fr: ['lien', 'adresse web'],
    es: ['enlace', 'pagina web'],
    zh: ['网址', '链接'],
    jp: ['リンク'],
  },
};

/** Words for the gender of a person. */
export const genderWords: Record<string, 'male' | 'female'> = {
  m: 'male',
  male: 'male',
  man: 'male',
  homme: 'male',
  masculin: 'male',
  hombre: 'male',
  masculino: 'male',
  男: 'male',
  男性: 'male',
  f: 'female',
  female: 'female',
  woman: 'female',
  femme: 'female',
  feminin: 'female',
  mujer: 'female',
  femenino: 'female',
  女: 'female',
  女性: 'female',
};
