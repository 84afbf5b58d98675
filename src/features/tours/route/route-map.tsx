import { useReader } from '../../../kit/reader.tsx';
import { formatNumbers, routeSize, type DrawnRoute } from './draw-route.ts';
import '../../timemaps/face/year-picture/year-picture.css';
import '../face/tour-picture.css';

/** Height of a mark, and the room that each character of its numbers takes, in units of the drawing. */
const markHeight = 20,
  letterWidth = 6.5;

/** The way of a tour from stop to stop, a link each; drawn by the server. */
export function RouteMap({ route, stops }: { route: DrawnRoute; stops: readonly { title: string }[] }) {
  const { t } = useReader();
  const { land, rivers, marks, way } = route;
  return (
    <svg
      className="drawn-map tour-view tour-route"
      viewBox={`0 0 ${routeSize.width} ${routeSize.height}`}
      role="group"
      aria-label={t('tour.route')}
    >
      <path className="year-land" d={land} />
      <path className="year-rivers" d={rivers} />
      <polyline points={way} />
      {marks.map(({ x, y, stops: numbers }) => {
        const label = formatNumbers(numbers),
          width = Math.max(markHeight, label.length * letterWidth + 9);
        return (
          <a
            key={label}
            href={`#stop-${numbers[0]!}`}
            aria-label={`${label} ${numbers.map((at) => stops[at - 1]!.title).join(', ')}`}
          >
            <title>{numbers.map((at) => stops[at - 1]!.title).join(' · ')}</title>
            <rect x={x - width / 2} y={y - markHeight / 2} width={width} height={markHeight} rx={markHeight / 2} />
            <text x={x} y={y}>
              {label}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
