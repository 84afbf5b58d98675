import { useEffect, useMemo, useRef, useState } from 'react';
import { kinds } from '../../src/rules/kinds.ts';
import { hashToFraction } from '../../src/ui/graph-canvas/graph-canvas.ts';
import { meshPerItemCylinder } from './cylinder-naive.ts';
import { TimeCylinder } from '../../src/ui/time-cylinder/view.tsx';
import type { CylinderItem } from '../../src/ui/time-cylinder/time-cylinder.ts';
import { cylinderSpan } from '../../src/features/home/stage/cylinder-items.ts';

/**
 * A number of generated items on the cylinder, always the same: half of them moments, half spans of up to four
 * centuries, more of them late than early.
 */
export function SyntheticCylinder({ things, naive }: { things: number; naive: boolean }) {
  const [chosenId, setChosen] = useState<string | null>(null),
    [year, setYear] = useState<number | null>(117);
  const items = useMemo(() => generateItems(things), [things]);
  if (naive) return <NaiveCylinder items={items} />;
  return (
    <TimeCylinder
      items={items}
      {...cylinderSpan}
      selectedId={chosenId}
      onChoose={setChosen}
      year={year}
      onYear={setYear}
      label={`Cylinder of ${things} things`}
      onFailed={() => {}}
    />
  );
}

/** The same items with a mesh each: the baseline of the benchmark. */
function NaiveCylinder({ items }: { items: readonly CylinderItem[] }) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => meshPerItemCylinder(field.current!, items, cylinderSpan), [items]);
  return (
    <div ref={field} className="cylinder-field" data-ready={items.length} style={{ position: 'relative', flex: 1 }} />
  );
}

function generateItems(count: number): CylinderItem[] {
  const long = cylinderSpan.latest - cylinderSpan.earliest;
  return Array.from({ length: count }, (_, at): CylinderItem => {
    const earliest = cylinderSpan.earliest + long * hashToFraction(`begins ${at}`) ** 0.7,
      isSpan = at % 2 === 0;
    const latest = Math.min(cylinderSpan.latest, earliest + (isSpan ? long * 0.08 * hashToFraction(`lasts ${at}`) : 0));
    return {
      id: `t${at}`,
      title: `Thing ${at}`,
      longitude: hashToFraction(`lies ${at}`) * 360 - 180,
      earliest,
      latest,
      startNote: at % 5 === 0 ? 'about' : null,
      endNote: at % 7 === 0 ? 'doubtful' : null,
      hue: kinds[at % kinds.length]!,
      weight: 3 * hashToFraction(`weighs ${at}`) ** 4,
    };
  });
}
