import type { Credit } from './portrait.ts';

/** The credit of every drawing that this project generates. `image.is_drawing` repeats it. */
export const drawingCredit = { author: 'Stele', licence: 'CC0-1.0' } as const;

/**
 * Whether a picture is a drawing of this project: a map, a plan, a page, or a diagram of a painting. Nothing
 * computed from it describes the thing.
 */
export const isDrawing = ({
  author,
  licence,
}: {
  author?: Credit['author'] | undefined;
  licence: Credit['licence'];
}): boolean => author === drawingCredit.author && licence === drawingCredit.licence;
