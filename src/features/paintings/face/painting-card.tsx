import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { languageTag } from '../../../rules/languages.ts';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import type { ListedPainting } from '../contract.ts';
import { paintingAddress } from './painting-address.ts';
import './painting-card.css';

/** A painting in a list: its picture, or its name as a rubbing; painter and time. */
export function PaintingCard({ painting, note }: { painting: ListedPainting; note?: string }) {
  const { language } = useReader();
  const { id, name, artists, time, picture } = painting;
  const lang = painting.language === language ? undefined : languageTag(painting.language);
  const line = [artists.map((artist) => artist.name).join(', '), time && formatRecord(time, language)]
    .filter(Boolean)
    .join(' · ');
  return (
    <article className="painting-card">
      <a href={paintingAddress(id)} lang={lang}>
        {picture ? (
          <ResponsivePicture url={picture.url} alt="" sizes="(max-width: 40rem) 45vw, 16rem" />
        ) : (
          <span className="rubbing" aria-hidden="true">
            <span>{name}</span>
          </span>
        )}
        <h3>{name}</h3>
      </a>
      <p className="ui">{line}</p>
      {note && <p className="ui painting-note">{note}</p>}
    </article>
  );
}
