import type { Map as GlMap } from 'maplibre-gl';
import { paletteOf } from './style.ts';

/** The current view as a PNG, with the attribution of the base map. */
export async function takeScreenshot(map: GlMap, box: HTMLElement): Promise<Blob> {
  const picture = document.createElement('canvas');
  // WebGL keeps its buffer only until the frame ends: draws and copies at once.
  await new Promise<void>((done) => {
    map.once('render', () => {
      const drawn = map.getCanvas();
      [picture.width, picture.height] = [drawn.width, drawn.height];
      const context = picture.getContext('2d')!,
        scale = drawn.width / box.clientWidth,
        { quiet, sans } = paletteOf(box);
      context.drawImage(drawn, 0, 0);
      context.font = `${11 * scale}px ${sans.join(',')}`;
      context.fillStyle = quiet;
      context.textAlign = 'end';
      context.fillText('Natural Earth', picture.width - 8 * scale, picture.height - 6 * scale);
      done();
    });
    map.triggerRepaint();
  });
  return new Promise((done, failed) =>
    picture.toBlob((blob) => (blob ? done(blob) : failed(new Error('the picture is too large'))), 'image/png'),
  );
}
