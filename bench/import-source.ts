import type { ImportedSubject, Source } from '../importers/record.ts';
import { randomFrom } from './random.ts';

const syllables = [
  'an',
  'bel',
  'cor',
  'da',
  'el',
  'far',
  'gor',
  'has',
  'il',
  'jun',
  'kar',
  'lo',
  'mir',
  'nab',
  'or',
  'pal',
  'qar',
  'ras',
  'sel',
  'tir',
  'ur',
  'vas',
  'wen',
  'xer',
  'yas',
  'zan',
] as const;
const letters = [...'安伯科达埃法戈哈伊俊卡洛米纳奥帕卡拉塞提乌瓦温泽雅赞'] as const;

const words = [
  {
    type: 'family',
    word: { zh: '子女', en: 'father of', fr: 'père de', es: 'padre de', jp: '子' },
    inverse: { zh: '父亲', en: 'child of', fr: 'enfant de', es: 'hijo/a de', jp: '父' },
    sentence: {
      zh: '{a}是{b}的父亲',
      en: '{a} was the father of {b}',
      fr: '{a} était le père de {b}',
      es: '{a} fue padre de {b}',
      jp: '{a}は{b}の父である',
    },
  },
  {
    type: 'career',
    word: { zh: '统治', en: 'ruler of', fr: 'souverain de', es: 'soberano de', jp: '統治した国' },
    inverse: { zh: '君主', en: 'ruled by', fr: 'gouverné par', es: 'gobernado por', jp: '君主' },
    sentence: {
      zh: '{a}统治{b}',
      en: '{a} ruled {b}',
      fr: '{a} régna sur {b}',
      es: '{a} reinó en {b}',
      jp: '{a}は{b}を統治した',
    },
  },
  {
    type: 'enemy',
    word: { zh: '敌人', en: 'enemy of', fr: 'ennemi de', es: 'enemigo de', jp: '敵' },
    inverse: null,
    sentence: {
      zh: '{a}与{b}为敌',
      en: '{a} was an enemy of {b}',
      fr: '{a} fut l’ennemi de {b}',
      es: '{a} fue enemigo de {b}',
      jp: '{a}は{b}と敵対した',
    },
  },
] as const;

/**
 * A number of subjects with names in two languages, a lifetime, a short text and three relations. The same in every
 * run.
 */
export function syntheticSource(count: number, seed = 6): Source {
  return {
    origin: { id: 'synthetic', name: 'Synthetic', licence: 'CC0 1.0', url: null },
    total: count,
    async *read() {
      const random = randomFrom(seed);
      for (let at = 0; at < count; at++) yield { where: `synthetic:${at + 1}`, record: subject(at) };

      function subject(at: number): ImportedSubject {
        const name = Array.from({ length: 3 }, () => random.pick(syllables)).join('');
        const born = random.below(3900) - 2000 || 1,
          year = (of: number) => `${of < 0 ? '-' : ''}${String(Math.abs(of || 1)).padStart(4, '0')}-00-00 00:00:00`;
        const source = { title: 'Synthetic', author: null, year: null, where: `S${at}`, url: null };
        return {
          key: `S${at}`,
          kind: 'person',
          region: 'europe',
          names: {
            zh: Array.from({ length: 3 }, () => random.pick(letters)).join('') + at,
            en: `${name[0]!.toUpperCase()}${name.slice(1)} ${at}`,
          },
          otherNames: { en: [`${name} the other`] },
          summary: { en: `Somebody of whom little is known but that ${name} was the name and ${born} the year.` },
          times: [
            {
              role: 'life',
              startTime: year(born),
              endTime: year(born + 60),
              startNote: null,
              endNote: null,
              timeDesc: null,
              source,
            },
          ],
          place: null,
          same: { synthetic: `S${at}` },
          relations: Array.from({ length: 3 }, (_, index) => ({
            to: `S${random.below(count)}`,
            ...words[index]!,
            time: null,
            place: null,
            description: null,
            source,
          })),
        };
      }
    },
  };
}

/**
 * A number of subjects as in real collections: names and short texts in five languages, a lifetime, a place, and seven
 * relations with labels in five languages. The same in every run.
 */
export function richSource(count: number, seed = 7): Source {
  return {
    origin: { id: 'rich', name: 'Rich', licence: 'CC0 1.0', url: null },
    total: count,
    async *read() {
      const random = randomFrom(seed);
      for (let at = 0; at < count; at++) yield { where: `rich:${at + 1}`, record: subject(at) };

      function subject(at: number): ImportedSubject {
        const composeName = () => Array.from({ length: 3 }, () => random.pick(syllables)).join(''),
          written = () => Array.from({ length: 3 }, () => random.pick(letters)).join('');
        const [name, chinese] = [composeName(), written()],
          born = random.below(1900) + 1;
        const year = (of: number) => `${String(of).padStart(4, '0')}-00-00 00:00:00`;
        const source = { title: 'Rich', author: null, year: null, where: `R${at}`, url: null };
        const life = {
          startTime: year(born),
          endTime: year(born + 60),
          startNote: null,
          endNote: null,
          timeDesc: null,
        };
        return {
          key: `R${at}`,
          kind: 'person',
          region: 'europe',
          names: {
            zh: `${chinese}${at}`,
            en: `${name} ${at}`,
            fr: `${name}e ${at}`,
            es: `${name}o ${at}`,
            jp: `${chinese}子${at}`,
          },
          otherNames: { en: [`${name} the other`], zh: [`${chinese}公`] },
          summary: {
            zh: `${chinese}，生于${born}年。`,
            en: `${name}, born in ${born}, of whom little is known.`,
            fr: `${name}e, né en ${born}, dont on sait peu de choses.`,
            es: `${name}o, nacido en ${born}, de quien se sabe poco.`,
            jp: `${chinese}子は${born}年に生まれた。`,
          },
          times: [{ ...life, role: 'life', source }],
          place: null,
          same: { rich: `R${at}` },
          relations: Array.from({ length: 7 }, (_, index) => ({
            to: `R${random.below(count)}`,
            ...words[index % words.length]!,
            time: index % 2 ? life : null,
            place: null,
            description: null,
            source,
          })),
        };
      }
    },
  };
}
