import * as painting from '../../src/features/paintings/writing-contract.ts';
import { example, type Preparation, type PreparedWorld } from './prepared.ts';

const author = async ({ people }: PreparedWorld) => ({ visitor: people.author });

export const paintingExamples: readonly Preparation[] = [
  example(painting.savePainting, author),
  example(painting.deletePainting, async (world) => {
    await world.by(world.people.author)(painting.savePainting, painting.savePainting.example);
    return author(world);
  }),
  example(painting.saveMuseum, author),
];
