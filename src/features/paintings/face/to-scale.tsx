import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import type { ListedPainting } from '../contract.ts';
import { formatSize } from './format-size.ts';
import { paintingAddress } from './painting-address.ts';
import './to-scale.css';

/** The most that a painting measures here, in pixels; on a phone less. */
const maxHeight = 200,
  maxWidth = 360;

/** Paintings at one scale, the tallest first, beside a metre; those without a size are left out. */
export function PaintingsToScale({ paintings }: { paintings: readonly ListedPainting[] }) {
  const { language, t } = useReader();
  const paintingsOfKnownSize = paintings
    .flatMap((painting) => {
      const { height, width } = painting.size;
      return height && width ? [{ ...painting, height, width }] : [];
    })
    .sort((a, b) => b.height - a.height);
  if (paintingsOfKnownSize.length < 2) return null;
  const scale = Math.min(
    maxHeight / Math.max(...paintingsOfKnownSize.map(({ height }) => height)),
    maxWidth / Math.max(...paintingsOfKnownSize.map(({ width }) => width)),
  );
  return (
    <section className="to-scale" aria-labelledby="to-scale">
      <h2 id="to-scale">{t('painting.toScale')}</h2>
      <ul className="bare ui" style={{ '--cm': `${scale.toFixed(4)}px` }}>
        <li aria-hidden="true">
          <span className="to-scale-metre" />
          <small>1 m</small>
        </li>
        {paintingsOfKnownSize.map(({ itemId, id, name, language: of, height, width, size, picture }) => (
          <li key={itemId} style={{ '--width': width, '--height': height }}>
            <a href={paintingAddress(id)} lang={of === language ? undefined : languageTag(of)}>
              <span className="to-scale-frame">
                {picture && <ResponsivePicture url={picture.url} alt="" sizes="22rem" />}
              </span>
              <span>
                {name} <small className="tabular ui">{formatSize(size, language)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
