import { useEffect } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { manifestAddress } from '../../media/face/iiif/addresses.ts';
import { PictureViewer } from '../../media/face/picture-viewer.tsx';
import { paintingTiles, type PaintingDetail } from '../contract.ts';
import './painting-phone.css';

/** The pictures of a painting in a deep-zoom viewer; counts a view. */
export function PaintingViewer({ id, views, name }: { id: string; views: PaintingDetail['views']; name: string }) {
  useEffect(() => {
    call(paintingTiles, { id }, { quiet: true }).catch(() => {});
  }, [id]);
  return <PictureViewer views={views} name={name} manifest={manifestAddress('painting', id)} />;
}
