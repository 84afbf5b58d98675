import type { InLanguages } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { textLength } from '../../../rules/text-width.ts';
import {
  checkTime,
  createFinding,
  longestLength,
  type Finding,
  type IsOld,
} from '../../../rules/revisions/findings.ts';
import type { Timemap } from '../rules.ts';

const areLengthsWithin = (
  texts: InLanguages | null | undefined,
  { least, most }: { least: number; most: number },
  isOld: IsOld,
) => Object.values(texts ?? {}).every((text) => isOld(text) || (textLength(text) >= least && textLength(text) <= most));

/** V18. */
export const checkTimemap = ({ nodes }: Timemap, isOld: IsOld): Finding[] =>
  nodes.flatMap((node, place) => {
    if (isOld(node)) return [];
    const where = `nodes.${place}`;
    return [
      ...(longestLength(node.title) && areLengthsWithin(node.title, limits.nodeTitleLength, isOld)
        ? []
        : [
            createFinding('titleLength', `${where}.title`, {
              least: String(limits.nodeTitleLength.least),
              most: String(limits.nodeTitleLength.most),
            }),
          ]),
      ...(longestLength(node.description) && !areLengthsWithin(node.description, limits.nodeDescriptionLength, isOld)
        ? [
            createFinding('nodeDescriptionLength', `${where}.description`, {
              least: String(limits.nodeDescriptionLength.least),
              most: String(limits.nodeDescriptionLength.most),
            }),
          ]
        : []),
      ...(longestLength(node.place.name) ? [] : [createFinding('placeNameMissing', `${where}.place`)]),
      ...(!areLengthsWithin(node.place.name, { least: 0, most: limits.placeDescriptionLength }, isOld)
        ? [createFinding('placeDescriptionTooLong', `${where}.place`)]
        : []),
      ...(!areLengthsWithin(node.sketch?.description, { least: 0, most: limits.sketchDescriptionLength }, isOld)
        ? [createFinding('sketchDescriptionTooLong', `${where}.sketch`)]
        : []),
      ...checkTime(node.time, `${where}.time`),
    ];
  });
