import { implement } from '../../../kit/calls/api.server.ts';
import { anyListTag, kindTag } from '../../../kit/list-tags.ts';
import { pictureAddress } from '../../../rules/picture-address.ts';
import { readHistoricalTime } from '../../../rules/time/historical-time.ts';
import { paintingsById } from '../list.server.ts';
import { atlasAddress, sheetsOf, wallPictures } from './atlas.server.ts';
import * as contract from './contract.ts';

/** Hue of pictures that have not been described yet: grey. */
const grey = 12;

export const wall = implement(contract, {
  async paintingWall(_, { db, language, cacheTags }) {
    cacheTags(anyListTag, kindTag('painting'));
    const pictures = await wallPictures(db);
    const listed = new Map(
      (
        await paintingsById(
          db,
          pictures.map(({ subjectId }) => subjectId),
          language,
        )
      ).map((painting) => [painting.itemId, painting]),
    );
    const wallCells = pictures.flatMap((picture, cell) => {
      const painting = listed.get(picture.subjectId);
      return painting ? [{ picture, painting, cell, painter: painting.artists[0]?.name ?? '' }] : [];
    });
    const painters = [...new Set(wallCells.map(({ painter }) => painter))];
    const place = new Map(painters.map((name, at) => [name, at]));
    return {
      ids: wallCells.map(({ painting }) => painting.id),
      names: wallCells.map(({ painting }) => painting.name),
      years: wallCells.map(({ painting }) =>
        painting.time ? readHistoricalTime(painting.time.startTime)!.year : null,
      ),
      painter: wallCells.map(({ painter }) => place.get(painter)!),
      painters,
      hues: wallCells.map(({ picture }) => picture.hue ?? grey),
      shapes: wallCells.map(({ picture }) => Math.round((1000 * picture.width) / picture.height) / 1000),
      cells: wallCells.map(({ cell }) => cell),
      urls: wallCells.map(({ picture }) => pictureAddress(picture)),
      atlases: sheetsOf(pictures).map(({ name }) => atlasAddress(name)),
    };
  },
});
