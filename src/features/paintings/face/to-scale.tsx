import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import type { ListedPainting } from '../contract.ts';
import { formatSize } from './format-size.ts';
import { paintingAddress } from './painting-address.ts';
import { scalePaintings } from './scale-paintings.ts';
import './to-scale.css';

/** Paintings at one scale, the tallest first, beside a scale bar; those without a size are left out. */
export function PaintingsToScale({ paintings }: { paintings: readonly ListedPainting[] }) {
  const { language, t } = useReader();
  const paintingsOfKnownSize = paintings
    .flatMap((painting) => {
      const { height, width } = painting.size;
      return height && width ? [{ ...painting, height, width }] : [];
    })
    .sort((a, b) => b.height - a.height);
  if (paintingsOfKnownSize.length < 2) return null;
  const { scale, bar, frames } = scalePaintings(paintingsOfKnownSize);
  return (
    <section className="to-scale" aria-labelledby="to-scale">
      <h2 id="to-scale">{t('painting.toScale')}</h2>
      <ul className="bare ui" style={{ '--cm': `${scale.toFixed(4)}px` }}>
        <li aria-hidden="true">
          <span className="to-scale-bar" style={{ '--height': bar.length }} />
          <small>{bar.label}</small>
        </li>
        {frames.map(({ painting, height, width, isEnlarged }) => (
          <li key={painting.itemId} style={{ '--width': width, '--height': height }}>
            <a
              href={paintingAddress(painting.id)}
              lang={painting.language === language ? undefined : languageTag(painting.language)}
            >
              <span className={isEnlarged ? 'to-scale-frame to-scale-enlarged' : 'to-scale-frame'}>
                {painting.picture && <ResponsivePicture url={painting.picture.url} alt="" sizes="22rem" />}
              </span>
              <span>
                {painting.name} <small className="tabular ui">{formatSize(painting.size, language)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {frames.some(({ isEnlarged }) => isEnlarged) && <p className="hint">{t('painting.toScale.enlarged')}</p>}
    </section>
  );
}
