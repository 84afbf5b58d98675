import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { languageTag } from '../../../rules/languages.ts';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import type { ListedPainting } from '../contract.ts';
import { formatSize } from './format-size.ts';
import { paintingAddress } from './painting-address.ts';
import './painting-card.css';

/** A painting in a list: its picture, marked if it is only a diagram, painter and time; without a picture all in print. */
export function PaintingCard({ painting, note }: { painting: ListedPainting; note?: string }) {
  const { language, t } = useReader();
  const { id, name, artists, time, museum, inventory, size, picture } = painting;
  const lang = painting.language === language ? undefined : languageTag(painting.language);
  const painters = artists.map((artist) => artist.name).join(', ');
  const label = [museum?.name, inventory].filter(Boolean).join(' · ');
  const dimensions = formatSize(size, language);
  return (
    <article className="painting-card" data-printed={picture ? undefined : true}>
      <a href={paintingAddress(id)} lang={lang}>
        {picture && <ResponsivePicture url={picture.url} alt="" sizes="(max-width: 40rem) 45vw, 16rem" />}
        <h3>{name}</h3>
      </a>
      <p className="ui">
        {painters && <span>{painters}</span>}
        {time && <span>{formatRecord(time, language)}</span>}
      </p>
      {(label || dimensions || picture?.isDrawing) && (
        <p className="ui">
          {label && <span>{label}</span>}
          {dimensions && <span>{dimensions}</span>}
          {picture?.isDrawing && <span className="badge">{t('painting.diagram.short')}</span>}
        </p>
      )}
      {note && <p className="ui">{note}</p>}
    </article>
  );
}
