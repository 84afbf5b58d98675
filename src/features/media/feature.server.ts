import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';
import { images } from './gallery/thing.server.ts';
import { galleryPart, picturePart, regionsPart } from './gallery/parts.server.ts';
import { recordingsPart } from './recordings/part.server.ts';
import { hasPictures, hasRecordings } from './face/entry-views.server.ts';
import { iiifForm } from './iiif/pack.server.ts';
import { drawPublished } from './plates/draw-subjects.server.ts';

export const mediaFeature: ServerFeature = {
  texts: 'src/features/media',
  pages: [
    route('/detail/:itemId/media/detail/:imageId', () => import('./gallery/gallery-page.tsx')),
    route('/user/picture', () => import('./edit/picture/picture-page.tsx')),
  ],
  things: [images],
  parts: [galleryPart, picturePart, regionsPart, recordingsPart],
  entrySections: { gallery: hasPictures, recordings: hasRecordings },
  packForms: [iiifForm],
  afterPublication: [drawPublished],
  async calls() {
    const { media } = await import('./handlers.server.ts');
    const { recordings } = await import('./recordings/handlers.server.ts');
    const { remoteMedia } = await import('./remote/handlers.server.ts');
    const { galleries } = await import('./gallery/handlers.server.ts');
    return [media, recordings, remoteMedia, galleries];
  },
  async jobs() {
    const { sweepUploadsJob } = await import('./pictures.server.ts');
    const { cutTilesJob } = await import('./tiles/tiling.server.ts');
    const { drawPlatesJob } = await import('./plates/draw-plates.server.ts');
    const { drawSubjectsJob } = await import('./plates/draw-subjects.server.ts');
    return [sweepUploadsJob, cutTilesJob, drawPlatesJob, drawSubjectsJob];
  },
  async mount(app, context) {
    const { mountIiif } = await import('./iiif/serve-iiif.server.ts');
    const { mountCaptions } = await import('./recordings/serve-captions.server.ts');
    mountIiif(app, context);
    mountCaptions(app, context);
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    media: typeof texts;
  }
}
