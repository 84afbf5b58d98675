import { useEffect, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { anchor, tiling } from '../../../rules/limits.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { DeepZoom, type ZoomHandle } from '../../../ui/deep-zoom/deep-zoom.tsx';
import type { ZoomedPicture } from '../../../ui/deep-zoom/picture.ts';
import { readXywh, writeXywh, type Detail } from '../../../ui/deep-zoom/xywh.ts';
import { notify } from '../../../ui/notices.tsx';
import { commentOn } from '../../social/face/comment-on.ts';
import { writeContentState } from './content-state.ts';
import { canvasAddress, contentStateAddress } from './iiif/addresses.ts';
import type { ViewerPicture } from './viewer-picture.ts';
import { CreditLine } from './credit-line.tsx';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import './picture-viewer.css';
import { Button } from '../../../ui/form/button.tsx';

const toZoomedPicture = ({ url, width, height, tiles, regions }: ViewerPicture): ZoomedPicture => ({
  url,
  width,
  height,
  tiles,
  tilePx: tiling.tilePx,
  regions,
});
/** Longer side of a downloaded detail, in pixels. */
const detailPx = 2000;

interface Props {
  views: readonly ViewerPicture[];
  name: string;
  /** The path of the IIIF manifest whose canvases these pictures are. */
  manifest?: string;
}

/** Deep-zoom viewer of pictures with their regions; the address names the visible part. */
export function PictureViewer({ views, name, manifest }: Props) {
  const { t } = useReader();
  const [at, setAt] = useState(0);
  const [begin, setBegin] = useState<Detail | null>(null);
  const [seen, setSeen] = useState<Detail | null>(null);
  const [chosenIndex, setChosen] = useState(-1);
  const [regionsShown, setRegionsShown] = useState(true);
  const zoom = useRef<ZoomHandle>(null);
  const view = views[at]!;
  const [picture, setPicture] = useState(() => toZoomedPicture(view));

  // The address names a picture and a region of it; it may change while the page is open.
  useEffect(() => {
    const read = () => {
      const which = Number(/[#&]picture=(\d{1,4})/.exec(location.hash)?.[1] ?? 1) - 1;
      const linkedView = views[which] ?? views[0]!;
      const detail = readXywh(location.hash, linkedView);
      setAt(views.indexOf(linkedView));
      setPicture(toZoomedPicture(linkedView));
      setBegin(detail);
      if (detail) zoom.current?.show(detail);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [views]);

  function turnTo(next: number) {
    setAt(next);
    setPicture(toZoomedPicture(views[next]!));
    setBegin(null);
    setChosen(-1);
  }
  function look(index: number) {
    setChosen(index);
    zoom.current?.showRegion(index);
  }
  const part = seen ?? { x: 0, y: 0, width: view.width, height: view.height };
  const address = () => `${location.href.split('#')[0]}#${at ? `picture=${at + 1}&` : ''}${writeXywh(part)}`;
  async function copyAddress() {
    history.replaceState(null, '', address());
    await navigator.clipboard?.writeText(address()).catch(() => {});
    notify(t('viewer.copied'));
  }
  /** Copies a link for IIIF viewers: it opens our page, and other viewers read the manifest that it names. */
  async function copyContentState(manifestPath: string) {
    const state = writeContentState({
      manifest: location.origin + manifestPath,
      canvas: location.origin + canvasAddress(manifestPath, at + 1),
      xywh: writeXywh(part),
    });
    await navigator.clipboard?.writeText(location.origin + contentStateAddress(state)).catch(() => {});
    notify(t('viewer.copied'));
  }
  const scale = Math.min(1, detailPx / Math.max(part.width, part.height));
  const download = `/iiif/3/${view.id}/${writeXywh(part).replace('xywh=', '')}/${Math.max(1, Math.round(part.width * scale))},/0/default.jpg`;
  const total = view.regions.length;
  return (
    <div className="stack wide picture-viewer" data-regions={total || undefined}>
      <div className="picture-viewer-stage">
        <DeepZoom
          ref={zoom}
          picture={picture}
          begin={begin}
          label={t('viewer.label', { name })}
          regionsShown={regionsShown}
          onDetail={setSeen}
          onRegion={look}
        />
        <div className="row picture-viewer-acts ui">
          <Button onClick={() => void copyAddress()}>{t('viewer.copy')}</Button>
          {manifest && <Button onClick={() => void copyContentState(manifest)}>{t('viewer.contentState')}</Button>}
          <Button
            onClick={() =>
              commentOn({
                kind: 'region',
                label: (view.regions[chosenIndex]?.label ?? view.caption ?? name).slice(0, anchor.labelLength),
                address: address().slice(address().indexOf('#')),
              })
            }
          >
            {t('viewer.comment')}
          </Button>
          {/* Every licence that a picture here may have allows copies, given attribution. */}
          <a className="button" href={download} download={`${name}.jpg`} rel="nofollow">
            {t('viewer.download')}
          </a>
          {total > 0 && (
            <Button aria-pressed={regionsShown} onClick={() => setRegionsShown(!regionsShown)}>
              {t('viewer.regions')}
            </Button>
          )}
        </div>
        <p className="ui picture-viewer-credit">
          {view.caption && <span>{view.caption} · </span>}
          <CreditLine credit={view.credit} />
        </p>
        {views.length > 1 && (
          <ul className="bare picture-viewer-others">
            {views.map((other, index) => (
              <li key={other.id}>
                <button
                  type="button"
                  aria-current={index === at || undefined}
                  aria-label={other.caption ?? t('viewer.picture', { number: index + 1 })}
                  onClick={() => turnTo(index)}
                >
                  <ResponsivePicture url={other.url} alt="" sizes="6rem" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {total > 0 && (
        <section className="picture-regions ui" aria-labelledby="regions-title">
          <h2 id="regions-title">{t('viewer.who')}</h2>
          <p className="row picture-look">
            <Button disabled={chosenIndex < 0} onClick={() => look((chosenIndex - 1 + total) % total)}>
              {t('viewer.previous')}
            </Button>
            <Button look="first" onClick={() => look((chosenIndex + 1) % total)}>
              {t(chosenIndex < 0 ? 'viewer.look' : 'viewer.next')}
            </Button>
          </p>
          <ol className="bare">
            {view.regions.map((region, index) => (
              <li key={index} aria-current={index === chosenIndex || undefined}>
                <button type="button" onClick={() => look(index)}>
                  {region.label}
                </button>
                {region.entry && (
                  <a
                    href={entryAddress(region.entry.id)}
                    lang={languageTag(region.entry.language)}
                    data-kind={region.entry.kind}
                  >
                    <span className="mark" aria-hidden="true" /> {region.entry.name}
                  </a>
                )}
                {region.sentence && <p>{region.sentence}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
