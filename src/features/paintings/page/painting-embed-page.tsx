import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { fail } from '../../../rules/errors.ts';
import { languageTag } from '../../../rules/languages.ts';
import { isDrawing } from '../../../rules/pictures/drawing.ts';
import { pageTitle } from '../../../rules/text/page-title.ts';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { readXywh, writeXywh, type Detail } from '../../../ui/deep-zoom/xywh.ts';
import { EmbedFrame } from '../../../ui/embed/embed-frame.tsx';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import { CreditLine } from '../../media/face/credit-line.tsx';
import { serviceAddress } from '../../media/face/iiif/addresses.ts';
import type { ViewerPicture } from '../../media/face/viewer-picture.ts';
import { paintingDetail } from '../contract.ts';
import { paintingAddress } from '../face/painting-address.ts';
import './painting-embed.css';

/** Widths in which a detail is offered, in pixels. */
const detailWidths = [600, 1200, 2000];

/** `/embed/painting/detail?paintingId=…&picture=…&xywh=…`: a painting or a detail of it, for frames on other sites. */
export async function loader({ call, origin, language, t, url: { searchParams } }: PageRequest) {
  const id = searchParams.get('paintingId');
  if (!id) return fail('entryNotFound');
  const painting = await call(paintingDetail, { id });
  const pictureNumber = Number(searchParams.get('picture') ?? 1);
  const view = painting.views[pictureNumber - 1] ?? painting.views[0] ?? null;
  const detail = view && readXywh(`xywh=${searchParams.get('xywh') ?? ''}`, view);
  const hash = [pictureNumber > 1 && `picture=${pictureNumber}`, detail && writeXywh(detail)].filter(Boolean).join('&');
  const { name, artists, summary } = painting;
  return {
    painting,
    view,
    detail,
    home: paintingAddress(painting.id) + (hash && `#${hash}`),
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: pageTitle(name, artists.map((artist) => artist.name).join(', ') || null),
      description: summary || name,
      canonical: paintingAddress(painting.id),
      alternates: {},
      indexed: false,
    },
  };
}

export const head = (loaded: LoaderData<typeof loader>) => pageMeta(loaded.head);

export default function PaintingEmbedPage({ painting, view, detail, home }: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const { name, artists, time, museum } = painting;
  const line = [
    artists.map((artist) => artist.name).join(', '),
    time && formatRecord(time, language),
    museum?.name,
  ].filter(Boolean);
  return (
    <EmbedFrame home={home} isText>
      <figure className="painting-embed" lang={languageTag(painting.language)}>
        {view &&
          (detail ? (
            <DetailPicture view={view} detail={detail} name={name} />
          ) : (
            <WholePicture view={view} name={name} />
          ))}
        <figcaption>
          <h1>{name}</h1>
          {!view && painting.summary && <p>{painting.summary}</p>}
          {line.length > 0 && <p lang={languageTag(language)}>{line.join(' · ')}</p>}
          {view && (
            <p className="ui" lang={languageTag(language)}>
              {isDrawing(view.credit) && `${t('painting.diagram')} · `}
              <CreditLine credit={view.credit} />
            </p>
          )}
        </figcaption>
      </figure>
    </EmbedFrame>
  );
}

const WholePicture = ({ view, name }: { view: ViewerPicture; name: string }) => (
  <ResponsivePicture url={view.url} alt={name} sizes="100vw" eager />
);

/** Cut by the server, so that it needs no script. */
function DetailPicture({ view, detail, name }: { view: ViewerPicture; detail: Detail; name: string }) {
  const region = writeXywh(detail).replace('xywh=', '');
  const address = (width: number) => `${serviceAddress(view.id)}/${region}/${width},/0/default.jpg`;
  const fullWidth = Math.max(1, Math.round(detail.width)),
    widths = [...detailWidths.filter((width) => width < fullWidth), Math.min(fullWidth, detailWidths.at(-1)!)];
  return (
    <img
      src={address(widths.at(-1)!)}
      srcSet={[...new Set(widths)].map((width) => `${address(width)} ${width}w`).join(', ')}
      sizes="100vw"
      alt={name}
      width={fullWidth}
      height={Math.max(1, Math.round(detail.height))}
    />
  );
}
