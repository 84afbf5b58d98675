import { createHash } from 'node:crypto';
import { forEachContentLanguage, type InContentLanguages } from '../../../../rules/languages.ts';
import type { DrawnPlate } from '../plate-messages.ts';
import type { Figure } from './figure.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

type Region = NonNullable<Figure['regions']>[number];
const toWrittenRegion = ({ box, entry, label, sentence }: Region): DrawnPlate['regions'][number] => {
  const [left, top, width, height] = box;
  return {
    points: [
      [left, top],
      [left + width, top],
      [left + width, top + height],
      [left, top + height],
    ],
    itemId: entry ?? null,
    label: label ?? {},
    sentence: sentence ?? {},
  };
};

/** A source that is one title in each language. */
function citationOf(titles: InContentLanguages): DrawnPlate['source'] {
  const { en, ...forms } = forEachContentLanguage((language) => ({
    title: titles[language],
    author: null,
    year: null,
    where: null,
  }));
  return { ...en, url: null, forms };
}

/** Draws a figure, and writes its texts as an import needs them. */
export function toPlate(figure: Omit<Figure, 'tags'> & { tags: readonly string[] }): DrawnPlate {
  const { key, title, description, source, tags, regions = [] } = figure;
  const svg = figure.svg();
  const texts = {
    title,
    description,
    source: citationOf(source),
    tags: [...tags],
    regions: regions.map(toWrittenRegion),
  };
  return { key, hash: digest(JSON.stringify([svg, texts])), ...texts, svg };
}
