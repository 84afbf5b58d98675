import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import type { openPicture, saveGallery, savePictureDetails, saveRegions } from '../gallery/contract.ts';
import type { saveRecordings } from '../recordings/contract.ts';

/** Calls of this editor, by route. */
export const mediaRoutes = {
  openPicture: byRoute<typeof openPicture>('GET /data/image/open/{id}', concurrent),
  saveRegions: byRoute<typeof saveRegions>('POST /data/image/regions', concurrent),
  savePictureDetails: byRoute<typeof savePictureDetails>('POST /data/image/details', concurrent),
  saveGallery: byRoute<typeof saveGallery>('POST /data/gallery/save', concurrent),
  saveRecordings: byRoute<typeof saveRecordings>('POST /data/recordings/save', concurrent),
};
