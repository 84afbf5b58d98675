import { textWidth } from '../../../rules/text-width.ts';
import './lives-of-house.css';

interface Props {
  /** From birth to death in seconds, in the order of birth. */
  lives: readonly (readonly [number, number])[];
  /** Members whose bars have their names, the most important first. */
  named: readonly { name: string; life: readonly [number, number] | null }[];
}

const [width, height, margin] = [320, 180, 14];
/** Least distance between two names, and the greatest width of a letter in sans fonts; an ideograph has that of two. */
const nameDistance = 15,
  letterWidth = 7.4;

/** The lives of a house as bars on one time scale, each below the one before, with the names of its best known members. */
export function LivesOfHouse({ lives, named }: Props) {
  if (lives.length < 5) return <span lang="zh-Hant">家</span>;
  const first = lives[0]![0],
    last = Math.max(...lives.map(([, death]) => death));
  const x = (second: number) => margin + ((second - first) / (last - first)) * (width - 2 * margin);
  const step = (height - 2 * margin) / lives.length;
  const y = (at: number) => margin + at * step;
  const names: { name: string; at: number; x: number; isLeft: boolean }[] = [];
  for (const { name, life } of named) {
    const at = lives.findIndex((other) => other[0] === life?.[0] && other[1] === life[1]);
    if (at < 0 || names.some((other) => Math.abs(y(other.at) - y(at)) < nameDistance)) continue;
    const [birth, death] = lives[at]!;
    const wide = textWidth(name) * letterWidth;
    const isLeft = x(death) + 5 + wide > width - 2;
    if (isLeft && x(birth) - 5 - wide < 2) continue;
    names.push({ name, at, x: isLeft ? x(birth) - 5 : x(death) + 5, isLeft });
  }
  return (
    <svg className="lives-of-house" viewBox={`0 0 ${width} ${height}`}>
      {lives.map(([birth, death], at) => {
        const isNamed = names.some((name) => name.at === at);
        return (
          <rect
            key={at}
            x={x(birth).toFixed(1)}
            y={y(at).toFixed(1)}
            width={Math.max(1, x(death) - x(birth)).toFixed(1)}
            height={Math.max(isNamed ? 3 : 1, step * 0.55).toFixed(1)}
            rx="1"
            fill="currentColor"
            opacity={isNamed ? 1 : 0.4}
          />
        );
      })}
      {names.map(({ name, at, x: left, isLeft }) => (
        <text key={name} x={left.toFixed(1)} y={(y(at) + 5).toFixed(1)} textAnchor={isLeft ? 'end' : 'start'}>
          {name}
        </text>
      ))}
    </svg>
  );
}
