import { sql } from 'kysely';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import { createListIds, textParts } from '../../kit/database/ids.server.ts';
import type { PassedRevision } from '../../kit/revision.ts';
import { recordBounds } from '../../rules/time/historical-time.ts';
import { readPictureAddress } from '../../rules/picture-address.ts';
import { publishPictures } from '../media/face/publish-pictures.server.ts';
import type { NodeImage, Timemap } from './rules.ts';

/** Whatever a revision contains, readers' browsers only request pictures from this site. */
const isOwnPicture = ({ url }: NodeImage) => readPictureAddress(url) !== null;

/** Writes the published timemaps: all nodes of each subject. */
export async function publishTimemaps(db: Database, revisions: readonly PassedRevision<Timemap>[]): Promise<void> {
  const idOf = createListIds();
  const nodes = revisions.flatMap(({ thingId: subjectId, content }) =>
    content.nodes.map(({ title, description, time, place, sketch, images: sent, weight, source }, position) => ({
      id: idOf(subjectId, 'timemap', time?.startTime, place.latitude, place.longitude, ...textParts(title)),
      subject_id: subjectId,
      position,
      start_time: time?.startTime ?? null,
      end_time: time?.endTime ?? null,
      start_note: time?.startNote ?? null,
      end_note: time?.endNote ?? null,
      time_desc: time?.timeDesc ?? null,
      ...(time && recordBounds(time)),
      title,
      description,
      latitude: place.latitude,
      longitude: place.longitude,
      place_name: place.name,
      sketch,
      images: sent.filter(isOwnPicture),
      weight,
      source,
    })),
  );
  await publishPictures(
    db,
    revisions.flatMap(({ thingId: subjectId, content }) =>
      content.nodes.flatMap(({ images }) => images.map(({ url }) => ({ subjectId, url }))),
    ),
  );
  await sql`delete from timemap_node where subject_id = any(${revisions.map(({ thingId: subjectId }) => subjectId)})`.execute(
    db,
  );
  await sql`
    insert into timemap_node (id, subject_id, position, start_time, end_time, start_note, end_note, time_desc, earliest, latest, title, description, latitude, longitude, place_name, sketch, images, weight, source)
    select id, subject_id, position, start_time, end_time, start_note, end_note, time_desc, earliest, latest, title, description, latitude, longitude, place_name, sketch, images, weight, source
    from json_populate_recordset(null::timemap_node, ${asJson(nodes)})`.execute(db);
}
