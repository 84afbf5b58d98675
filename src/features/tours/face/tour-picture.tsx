import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { tourList } from '../contract.ts';
import { drawRoute, routeSize } from '../route/draw-route.ts';
import '../../timemaps/face/year-picture/year-picture.css';
import './tour-picture.css';

interface Props extends Pick<ReplyOf<typeof tourList>['tours'][number], 'picture' | 'places'> {
  /** `sizes` of the picture. */
  sizes: string;
}

/** What a card shows of a tour: the first picture of its stops, else its route on a map. */
export function TourPicture({ picture, places, sizes }: Props) {
  if (picture) return <ResponsivePicture url={picture} alt="" sizes={sizes} />;
  const route = drawRoute(places.map((place) => ({ place })));
  if (!route) return <span lang="zh-Hant">遊</span>;
  return (
    <svg
      className="drawn-map tour-route"
      viewBox={`0 0 ${routeSize.width} ${routeSize.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <path className="year-land" d={route.land} />
      <polyline points={route.way} />
      {route.marks.map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="5" />
      ))}
    </svg>
  );
}
