import { uploadImage } from '../../src/features/media/contract.ts';
import * as gallery from '../../src/features/media/gallery/contract.ts';
import * as painting from '../../src/features/paintings/writing-contract.ts';
import { createPicture, example, type Preparation, type PreparedWorld } from './prepared-world.ts';

const asAuthor = async ({ people }: PreparedWorld) => ({ visitor: people.author });

/** The author with an unpublished picture. */
async function withPicture({ by, people }: PreparedWorld) {
  const { id } = await by(people.author, 'en', await createPicture())(uploadImage, uploadImage.example);
  return { visitor: people.author, id };
}
/** The same with a picture that the gallery of a painting shows. */
async function withGalleryPicture(world: PreparedWorld) {
  const { visitor, id } = await withPicture(world);
  const { revisionId } = await world.by(visitor)(gallery.importImages, { itemId: 'mona-lisa', ids: [id] });
  await world.pass(revisionId);
  return { visitor, id };
}

export const paintingExamples: readonly Preparation[] = [
  example(painting.savePainting, asAuthor),
  example(painting.deletePainting, async (world) => {
    await world.by(world.people.author)(painting.savePainting, painting.savePainting.example);
    return asAuthor(world);
  }),
  example(painting.saveMuseum, asAuthor),

  example(gallery.galleryPage, async (world) => {
    const { visitor, id } = await withGalleryPicture(world);
    return { visitor, fill: { imageId: id } };
  }),
  example(gallery.updateImage, async (world) => {
    const { visitor, id } = await withPicture(world);
    return { visitor, fill: { ids: [id] } };
  }),
  example(gallery.saveGallery, asAuthor),
  example(gallery.importImages, async (world) => {
    const { visitor, id } = await withPicture(world);
    return { visitor, fill: { ids: [id] } };
  }),
  example(gallery.removeMedium, async (world) => {
    const { visitor, id } = await withGalleryPicture(world);
    return { visitor, fill: { id } };
  }),
  ...[gallery.openPicture, gallery.saveRegions, gallery.savePictureDetails].map((endpoint) =>
    example(endpoint, async (world) => {
      const { visitor, id } = await withGalleryPicture(world);
      return { visitor, fill: { id } };
    }),
  ),
];
