import { implement } from '../../../kit/calls/api.server.ts';
import { anyList, ofKind } from '../../../kit/list-tags.ts';
import { pictureAddress } from '../../../rules/picture-address.ts';
import { readHistoricalTime } from '../../../rules/time/historical-time.ts';
import { paintingsById } from '../list.server.ts';
import { atlasAddress, sheetsOf, wallPictures } from './atlas.server.ts';
import * as contract from './contract.ts';

/** Hue of pictures that have not been described yet: grey. */
const grey = 12;

export const wall = implement(contract, {
  async paintingWall(_, { db, language, cacheTags }) {
    cacheTags(anyList, ofKind('painting'));
    const pictures = await wallPictures(db);
    const listed = new Map(
      (
        await paintingsById(
          db,
          pictures.map(({ subjectId }) => subjectId),
          language,
        )
      ).map((one) => [one.itemId, one]),
    );
    const shown = pictures.flatMap((picture, cell) => {
      const painting = listed.get(picture.subjectId);
      return painting ? [{ picture, painting, cell, painter: painting.artists[0]?.name ?? '' }] : [];
    });
    const painters = [...new Set(shown.map(({ painter }) => painter))];
    const place = new Map(painters.map((name, at) => [name, at]));
    return {
      ids: shown.map(({ painting }) => painting.id),
      names: shown.map(({ painting }) => painting.name),
      years: shown.map(({ painting }) => (painting.time ? readHistoricalTime(painting.time.startTime)!.year : null)),
      painter: shown.map(({ painter }) => place.get(painter)!),
      painters,
      hues: shown.map(({ picture }) => picture.hue ?? grey),
      shapes: shown.map(({ picture }) => Math.round((1000 * picture.width) / picture.height) / 1000),
      cells: shown.map(({ cell }) => cell),
      urls: shown.map(({ picture }) => pictureAddress(picture)),
      atlases: sheetsOf(pictures).map(({ name }) => atlasAddress(name)),
    };
  },
});
