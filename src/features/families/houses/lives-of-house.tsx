interface Props {
  /** From birth to death in seconds, in the order of birth. */
  lives: readonly (readonly [number, number])[];
}

const [width, height, margin] = [320, 180, 14];

/** The lives of a house as bars on one time scale, each below the one before: how long it lasted, and how dense it was. */
export function LivesOfHouse({ lives }: Props) {
  if (lives.length < 5) return <span lang="zh-Hant">家</span>;
  const first = lives[0]![0],
    last = Math.max(...lives.map(([, death]) => death));
  const x = (second: number) => margin + ((second - first) / (last - first)) * (width - 2 * margin);
  const step = (height - 2 * margin) / lives.length;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" height="100%">
      {lives.map(([birth, death], at) => (
        <rect
          key={at}
          x={x(birth).toFixed(1)}
          y={(margin + at * step).toFixed(1)}
          width={Math.max(1, x(death) - x(birth)).toFixed(1)}
          height={Math.max(1, step * 0.55).toFixed(1)}
          rx="1"
          fill="currentColor"
          opacity={0.5 + 0.5 * ((at % 3) / 2)}
        />
      ))}
    </svg>
  );
}
