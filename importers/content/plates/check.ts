import { contentLanguages, dateTag } from '../../../src/rules/languages.ts';
import type { Plate } from './plate.ts';

const root =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2"(?: stroke-line(?:join|cap)="round")*>/;
const elements = ['svg', 'defs', 'g', 'path', 'circle', 'ellipse', 'rect', 'clipPath', 'use'];

/** Validates plates; returns their problems as sentences. */
export function problemsOfPlates(plates: readonly Plate[], subjects: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const keys = new Set<string>();
  for (const plate of plates) {
    const { key, subject, title, description, source, measures = [], regions = [], at } = plate;
    const report = (problem: string, path: readonly PropertyKey[] = []) =>
      problems.push(`${at?.(path) ?? `plate ${key}`}: ${problem}`);
    if (keys.has(key)) report('a second plate with this key');
    keys.add(key);
    if (!subjects.has(subject)) report(`belongs to ${subject}, which is no subject`, ['subject']);
    for (const language of contentLanguages) {
      if (title[language].length > 300) report('has a title that is too long', ['title', language]);
      if (description[language].length > 2000) report('has a description that is too long', ['description', language]);
      if (source[language].length > 500) report('has a source that is too long', ['source', language]);
      const numeral = new Intl.NumberFormat(dateTag(language), { maximumFractionDigits: 3 });
      for (const { what, values } of measures)
        for (const value of values.map((measure) => numeral.format(measure)))
          if (!description[language].includes(value))
            report(`does not state its ${what}, ${value}, in ${language}`, ['description', language]);
    }
    for (const [index, { box, entry, label }] of regions.entries()) {
      const [left, top, width, height] = box;
      const path = ['regions', index];
      if (left < 0 || top < 0 || width <= 0 || height <= 0 || left + width > 1.0001 || top + height > 1.0001)
        report(`has a region beyond its edge (${box.join(' ')})`, path);
      if (entry && !subjects.has(entry)) report(`has a region of ${entry}, which is no subject`, path);
      if (!entry && !label) report('has a region without entry and name', path);
    }
  }
  return problems;
}

/** Validates the drawings that are files. */
export const problemsOfDrawings = (plates: readonly Plate[]): string[] =>
  plates.flatMap((plate) =>
    plate.at ? problemsOfDrawing(plate.svg()).map((problem) => `content/plates/${plate.key}.svg:1: ${problem}`) : [],
  );

/** What is wrong with a drawing: its size, text in a language, or anything from elsewhere. */
export function problemsOfDrawing(svg: string): string[] {
  const [, width, height] = root.exec(svg) ?? [];
  const names = [...svg.matchAll(/<([^\s/>]+)/g)].map(([, name]) => name!);
  return [
    ...(width && height ? [] : ['does not begin with an svg element that states its width and height']),
    ...[width, height].flatMap((side) =>
      side && (Number(side) < 400 || Number(side) > 1920) ? [`has a side of ${side} pixels, not 400–1920`] : [],
    ),
    ...[...new Set(names)].flatMap((name) => (elements.includes(name) ? [] : [`uses <${name}>`])),
    ...(/NaN|undefined|Infinity/.test(svg) ? ['has a coordinate that is not a number'] : []),
    ...(/href="(?!#)|url\((?!#)/.test(svg) ? ['refers to another file'] : []),
    ...(svg.replace(/<[^<>]*>/g, '').trim() ? ['contains words'] : []),
  ];
}
