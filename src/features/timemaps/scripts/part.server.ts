import type { Database } from '../../../kit/database/database.server.ts';
import type { PassedRevision } from '../../../kit/revision.ts';
import { toPlainText } from '../../../rules/safe-html.ts';
import { publishPictures } from '../../media/face/publish-pictures.server.ts';
import { compareFields } from '../../../editing/revisions/face/compare-items.server.ts';
import { compareLists, compareListsCoarsely } from '../../../editing/revisions/face/compare.server.ts';
import { publishUserContent, withdrawUserContent } from '../../../editing/revisions/face/own/user-content.server.ts';
import { part } from '../../../kit/registry/part.server.ts';
import { sourcesOf, withSafeSource } from '../../../editing/revisions/face/safe-source.server.ts';
import { checkMapScript, withValidShape } from './check-map-script.ts';
import { MapScript, type MapShape } from '../face/scripts/rules.ts';
import { countItems } from '../../../rules/revisions/summary.ts';

/** Fields that comparisons show individually: all except the shapes. */
const fieldsOf = ({ name, language, description, oldMap }: MapScript) => ({
  name,
  language,
  description,
  oldMap: oldMap && [
    oldMap.url,
    ...(oldMap.credit ? [oldMap.credit] : []),
    `${Math.round(100 * oldMap.opacity)} %`,
    ...oldMap.points.map(({ x, y, latitude, longitude }) => `${x}, ${y} px → ${latitude}°, ${longitude}°`),
  ],
});
const keyOf = ({ layer, title }: MapShape) => `${layer} ${title}`;

/** A complete map drawn by a member. */
export const mapScriptPart = part({
  name: 'mapscript',
  of: 'mapscript',
  schema: MapScript,
  messageModule: 'mapscript',
  ownList: true,
  searched: true,
  sanitize: (script) => ({
    ...script,
    name: toPlainText(script.name),
    description: toPlainText(script.description),
    shapes: script.shapes.map((shape) =>
      withValidShape(
        withSafeSource({
          ...shape,
          layer: toPlainText(shape.layer),
          title: toPlainText(shape.title),
          description: toPlainText(shape.description),
        }),
      ),
    ),
    oldMap: script.oldMap && { ...script.oldMap, credit: toPlainText(script.oldMap.credit) },
  }),
  check: (script, { isOld }) => checkMapScript(script, isOld),
  summaryOf: ({ shapes }) => countItems('shapes', shapes),
  compare: (before, after) => ({
    ...compareLists(before?.shapes, after.shapes, keyOf),
    fields: compareFields(before && fieldsOf(before), fieldsOf(after)),
  }),
  compareCoarsely: (before, after) => compareListsCoarsely(before?.shapes, after.shapes),
  listSources: ({ shapes }) => sourcesOf(shapes),
  publish: publishMapScripts,
  withdraw: withdrawUserContent,
  toBlank: (script) => ({ ...script, shapes: [], oldMap: null }),
});

async function publishMapScripts(db: Database, revisions: readonly PassedRevision<MapScript>[]): Promise<void> {
  await publishUserContent(db, 'mapscript', revisions);
  await publishPictures(
    db,
    revisions.flatMap(({ thingId: subjectId, content: { oldMap } }) =>
      oldMap ? [{ subjectId, url: oldMap.url }] : [],
    ),
  );
}
