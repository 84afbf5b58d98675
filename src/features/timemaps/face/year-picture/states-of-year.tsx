import { mapLabel } from '../map-label.ts';
import { americas, pictureSize, type DrawnState, type LabelLayout } from './picture-size.ts';
import '../../../../ui/map-canvas/map-colors.css';
import './year-picture.css';

const viewBox = `0 0 ${pictureSize.width} ${pictureSize.height}`;
const layouts: readonly LabelLayout[] = ['wide', 'narrow'];

/** Land and rivers, under the states of any year. */
export function WorldLand({ land, rivers }: { land: string; rivers: string }) {
  return (
    <>
      <svg className="year-world" viewBox={viewBox} aria-hidden="true">
        <path className="year-land" id="year-land" d={land} />
        <Coasts />
        <path className="year-rivers" d={rivers} />
      </svg>
      <svg className="year-americas" viewBox={boxOf(americas)} aria-hidden="true">
        <use href="#year-land" className="year-land" />
        <use href="#year-states" />
      </svg>
    </>
  );
}

/** The land of the maps on a page that has no `WorldLand`; not drawn itself. */
export const DefinedLand = ({ land }: { land: string }) => (
  <svg className="year-defined" aria-hidden="true">
    <path id="year-land" d={land} />
    <Coasts />
  </svg>
);

/** Borders are drawn more simply than coasts, and reach into the sea: states end where the land does. */
const Coasts = () => (
  <clipPath id="year-coasts">
    <use href="#year-land" />
  </clipPath>
);

/** The land once more, for another map on a page that has `WorldLand`. */
export const SameLand = () => (
  <svg className="year-world" viewBox={viewBox} aria-hidden="true">
    <use href="#year-land" className="year-land" />
  </svg>
);

interface Props {
  states: readonly DrawnState[];
  label: string;
  /** By which the inset of the Americas finds the states. */
  id?: 'year-states';
}

/** The states of a year on the land, up to its coasts; each is a link to its entry. Names where there is room. */
export function StatesOfYear({ states, label, id }: Props) {
  return (
    <svg className="year-world" viewBox={viewBox} role="group" aria-label={label}>
      <g id={id} clipPath="url(#year-coasts)">
        {states.map(({ polity, name, href, hue, path }) => {
          const state = (
            <path key={polity} className="year-state" style={{ '--hue': `var(--border-${hue})` }} d={path}>
              <title>{mapLabel(name)}</title>
            </path>
          );
          return href ? (
            <a key={polity} href={href} tabIndex={-1}>
              {state}
            </a>
          ) : (
            state
          );
        })}
      </g>
      {layouts.map((layout) => (
        <g key={layout} className={`year-names of-${layout}`}>
          {states.map(({ polity, name, labels }) => {
            const place = labels[layout];
            return (
              place && (
                <text key={polity} x={place[0]} y={place[1]}>
                  {mapLabel(name)}
                </text>
              )
            );
          })}
        </g>
      ))}
    </svg>
  );
}

const boxOf = ({ x, y, width, height }: typeof americas) => `${x} ${y} ${width} ${height}`;
