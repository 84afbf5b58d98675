import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag, type Language } from '../../../rules/languages.ts';
import { formatYears } from '../../../rules/time/historical-time-format.ts';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import type { ListedPainting } from '../contract.ts';
import { formatSize } from './format-size.ts';
import { hangPaintings, isScroll, personHeight, wallLimits, type Wall } from './hang-paintings.ts';
import { paintingAddress } from './painting-address.ts';
import './hung-to-scale.css';

const metres = (centimetres: number, language: Language, minimumFractionDigits = 0) =>
  new Intl.NumberFormat(languageTag(language), { style: 'unit', unit: 'meter', minimumFractionDigits }).format(
    centimetres / 100,
  );
const personSize = (language: Language) => metres(personHeight, language, 2);

const sizedPaintings = <T extends ListedPainting>(paintings: readonly T[]) =>
  paintings.flatMap((painting) => {
    const { height, width } = painting.size;
    return height && width ? [{ ...painting, height, width }] : [];
  });

/** Paintings at their true proportions on walls of one scale each, beside a person; those without a size as links. */
export function HungToScale({ paintings }: { paintings: readonly ListedPainting[] }) {
  const { language, t } = useReader();
  const sized = sizedPaintings(paintings),
    unsized = paintings.filter(({ itemId }) => !sized.some((painting) => painting.itemId === itemId));
  if (sized.length < 2) return null;
  const nameOf = (kind: Wall<unknown>['kind']) =>
    kind === 'scroll'
      ? t('painting.hung.scroll')
      : kind === 'large'
        ? t('painting.hung.over', { size: metres(wallLimits[1], language) })
        : t('painting.hung.upTo', { size: metres(wallLimits[kind === 'small' ? 0 : 1], language) });
  return (
    <section className="hung" aria-labelledby="hung">
      <h2 id="hung">{t('painting.hung')}</h2>
      <p className="hint">{t('painting.hung.hint', { size: personSize(language) })}</p>
      {hangPaintings(sized).map((wall) => (
        <WallOfOneScale key={wall.kind} wall={wall} title={<h3 className="small-head">{nameOf(wall.kind)}</h3>}>
          {wall.paintings.map(({ painting, ...placed }) => (
            <li key={painting.itemId} style={{ '--width': placed.width }}>
              <a
                href={paintingAddress(painting.id)}
                lang={painting.language === language ? undefined : languageTag(painting.language)}
              >
                <Hung painting={painting} {...placed} />
                <strong>{painting.name}</strong>
                <small className="ui">
                  {[
                    painting.artists.map(({ name }) => name).join(', '),
                    painting.time && formatYears(painting.time, language),
                    painting.museum?.name,
                    formatSize(painting.size, language),
                  ]
                    .filter(Boolean)
                    .map((line) => (
                      <span key={line as string}>{line}</span>
                    ))}
                </small>
              </a>
            </li>
          ))}
        </WallOfOneScale>
      ))}
      {unsized.length > 0 && (
        <p className="hint hung-unsized">
          {t('painting.hung.unsized')}{' '}
          {unsized.map(({ itemId, id, name }, at) => (
            <span key={itemId}>
              {at > 0 && ' · '}
              <a href={paintingAddress(id)}>{name}</a>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** One painting at its true proportions beside a person; nothing if its size is unknown. */
export function BesidePerson({ painting }: { painting: ListedPainting }) {
  const { language, t } = useReader();
  const [wall] = hangPaintings(sizedPaintings([painting]));
  if (!wall) return null;
  const number = new Intl.NumberFormat(languageTag(language));
  return (
    <figure className="hung hung-alone">
      <WallOfOneScale wall={wall}>
        {wall.paintings.map(({ painting: hung, ...placed }) => (
          <li key={hung.itemId} style={{ '--width': placed.width }}>
            <Hung painting={hung} {...placed}>
              <small className="hung-width tabular ui">{number.format(placed.width)} cm</small>
              <small className="hung-height tabular ui">{number.format(placed.height)} cm</small>
            </Hung>
          </li>
        ))}
      </WallOfOneScale>
      <figcaption className="quiet ui">
        {t('painting.hung.alone', {
          size: formatSize(painting.size, language) ?? '',
          person: personSize(language),
        })}
      </figcaption>
    </figure>
  );
}

function WallOfOneScale({ wall, title, children }: { wall: Wall<unknown>; title?: ReactNode; children: ReactNode }) {
  const { height, widest, total, paintings } = wall;
  return (
    <div
      className="hung-wall"
      style={{ '--high': height, '--widest': widest, '--total': total, '--count': paintings.length }}
    >
      {title}
      <ul className="bare">
        <li className="hung-person" aria-hidden="true">
          <span className="hung-space">
            <svg viewBox={`0 0 50 ${personHeight}`} style={{ '--height': personHeight }}>
              <ellipse cx="25" cy="11.5" rx="8.5" ry="11" />
              <path d="M21 20h8v6c6 2 13 3 15 9l4 37c.6 7-2 11-7 11l-4-24 1 43H12l1-43-4 24c-5 0-7.6-4-7-11l4-37c2-6 9-7 15-9zM13 98h11.6l-1 66c0 4-8 4-8.2 0zM25.4 98H37l-2.4 66c0 4-8 4-8.2 0z" />
            </svg>
          </span>
        </li>
        {children}
      </ul>
    </div>
  );
}

interface HungProps {
  painting: ListedPainting;
  height: number;
  width: number;
  aboveFloor: number;
  children?: ReactNode;
}

/** The frame on the wall, which the picture fills. A drawing of a scroll is not cut to its shape: the frame is empty. */
const Hung = ({ painting: { picture }, height, width, aboveFloor, children }: HungProps) => (
  <span className="hung-space">
    <span className="hung-place" style={{ '--width': width, '--height': height, '--above': aboveFloor }}>
      <span className="hung-frame">
        {picture && !(picture.isDrawing && isScroll({ height, width })) && (
          <ResponsivePicture url={picture.url} alt="" sizes="22rem" />
        )}
      </span>
      {children}
    </span>
  </span>
);
