import { useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { tiling } from '../../../rules/limits.ts';
import { DeepZoom, type ZoomHandle } from '../../../ui/deep-zoom/deep-zoom.tsx';
import type { ZoomedPicture } from '../../../ui/deep-zoom/picture.ts';
import type { Detail } from '../../../ui/deep-zoom/xywh.ts';
import type { ViewerPicture } from './viewer-picture.ts';
import './picture-viewer.css';

interface Side {
  name: string;
  href: string;
  view: ViewerPicture;
}
const toZoomedPicture = ({ url, width, height, tiles }: ViewerPicture): ZoomedPicture => ({
  url,
  width,
  height,
  tiles,
  tilePx: tiling.tilePx,
  regions: [],
});

/** Pictures side by side. Zooming or moving one does the same to the others, unless the reader unlinks them. */
export function ComparePictures({ sides }: { sides: readonly Side[] }) {
  const { t } = useReader();
  const zooms = useRef<(ZoomHandle | null)[]>([]);
  const [together, setTogether] = useState(true);
  const [pictures] = useState(() => sides.map(({ view }) => toZoomedPicture(view)));
  /** Index of the picture that the reader operates; only this one moves the others. */
  const leader = useRef(-1);

  function follow(from: number, { x, y, width, height }: Detail) {
    if (!together || leader.current !== from) return;
    const leadPicture = pictures[from]!;
    for (const [at, other] of pictures.entries())
      if (at !== from)
        zooms.current[at]?.show(
          {
            x: (x / leadPicture.width) * other.width,
            y: (y / leadPicture.height) * other.height,
            width: (width / leadPicture.width) * other.width,
            height: (height / leadPicture.height) * other.height,
          },
          { atOnce: true, led: true },
        );
  }
  return (
    <div className="compare">
      <label className="ui compare-together">
        <input type="checkbox" checked={together} onChange={({ target }) => setTogether(target.checked)} />
        {t('compare.together')}
      </label>
      <div className="compare-sides">
        {sides.map(({ name, href }, at) => (
          <figure
            key={href}
            onPointerDownCapture={() => (leader.current = at)}
            onWheelCapture={() => (leader.current = at)}
            onKeyDownCapture={() => (leader.current = at)}
          >
            <DeepZoom
              ref={(handle) => void (zooms.current[at] = handle)}
              picture={pictures[at]!}
              label={t('viewer.label', { name })}
              onMove={(detail) => follow(at, detail)}
            />
            <figcaption>
              <a href={href}>{name}</a>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
