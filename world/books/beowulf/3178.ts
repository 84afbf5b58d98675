import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '3178',
  segments: [
    {
      id: '3178-3179',
      kind: 'verse',
      original: 'Swā begnornodon Gēata lēode<br>hlāfordes hryre, heorðgenēatas,',
      zh: '高特人，他炉边的伙伴，就这样哀悼主君的陨落，',
      en: 'So the people of the Geats, companions of his hearth, lamented the fall of their lord,',
      fr: 'Ainsi les gens des Goths, compagnons de son foyer, pleurèrent la chute de leur seigneur,',
      es: 'Así lloraron las gentes de los gautas, compañeros de su hogar, la caída de su señor,',
      jp: 'かくてイェーアトの民、炉辺の友らは、主君の死を嘆き、',
    },
    {
      id: '3180-3182',
      kind: 'verse',
      original: 'cwǣdon þæt hē wǣre wyruldcyninga<br>manna mildust ond monðwǣrust,<br>lēodum līðost ond lofgeornost.',
      zh: '说他是世上的君王中最和善、最宽厚的人，对人民最仁慈，也最渴望美名。',
      en: 'and said that he was of the kings of the world the mildest of men and the gentlest, kindest to his people and most eager for fame.',
      fr: 'et dirent qu’il était, des rois du monde, le plus doux des hommes et le plus affable, le plus bienveillant aux siens et le plus épris de gloire.',
      es: 'y dijeron que era, de los reyes del mundo, el más benigno de los hombres y el más afable, el más bondadoso con los suyos y el más ansioso de fama.',
      jp: '言った、彼はこの世の王のうち、最も温和で最も優しく、民に最も慈しみ深く、最も誉れを求める人であったと。',
    },
  ],
};
