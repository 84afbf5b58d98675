import { useEffect, useMemo, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { ShownFamily } from '../face/shown-family.ts';
import { layOutLives } from '../lives/lives.ts';
import { createLivesDrawing } from '../lives/paint-lives.ts';
import type { Drawing } from './drawing.ts';
import { huesOfHouses, type Coloring } from './hues.ts';
import { createTreeDrawing } from './paint-tree.ts';
import { useLayout } from './use-layout.ts';

/** The views of a family: a tree, or lives along a time axis. */
export const looks = ['tree', 'lives'] as const;
export type Look = (typeof looks)[number];

/** Width of a text, measured on a separate canvas because the output may be a file. */
const widthOf = (() => {
  let pen: CanvasRenderingContext2D | null = null;
  return (text: string, font: string) => {
    pen ??= document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    return pen.measureText(text).width;
  };
})();

/** The family as a drawing, given the chosen person or null; null until a large tree is laid out. */
export function useDrawing(
  family: ShownFamily,
  { look, coloring, year }: { look: Look; coloring: Coloring; year: number | null },
): ((selectedId: string | null) => Drawing) | null {
  const { language } = useReader();
  const tree = useLayout(family);
  const lives = useMemo(() => (look === 'lives' ? layOutLives(family.people, family.unions) : null), [look, family]);
  const lookups = useMemo(
    () => ({
      people: new Map(family.people.map((person) => [person.itemId, person])),
      unions: new Map(family.unions.map((union) => [union.id, union])),
    }),
    [family],
  );
  const fonts = useFontsLoaded();
  const houses = useMemo(() => (coloring === 'house' ? huesOfHouses(family) : null), [coloring, family]);
  return useMemo(() => {
    const { center } = family;
    const picture = { ...lookups, center, year, houses, measure: widthOf };
    if (look === 'lives')
      return (selectedId) => createLivesDrawing({ ...picture, selectedId, layout: lives!, language });
    return tree && ((selectedId) => createTreeDrawing({ ...picture, selectedId, layout: tree }));
  }, [family, lookups, year, houses, look, lives, tree, language, fonts]);
}

/** Counts finished font loads; each one invalidates earlier text measurements. */
function useFontsLoaded(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = () => setTimes((now) => now + 1);
    document.fonts.addEventListener('loadingdone', count);
    return () => document.fonts.removeEventListener('loadingdone', count);
  }, []);
  return times;
}
