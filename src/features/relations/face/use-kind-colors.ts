import { useEffect, useMemo, useState } from 'react';
import { kinds, type Kind } from '../../../rules/kinds.ts';
import { resolveColor } from '../../../ui/graph-canvas/view.tsx';

/** The hue of each kind as it is on the stage; null until the stage is there. */
export function useKindColors(stage: { current: HTMLElement | null }): ((kind: Kind) => string) | null {
  const [hues, setHues] = useState<Map<Kind, string> | null>(null);
  useEffect(() => {
    if (stage.current) setHues(new Map(kinds.map((kind) => [kind, resolveColor(stage.current!, `var(--${kind})`)])));
  }, [stage]);
  return useMemo(() => hues && ((kind: Kind) => hues.get(kind)!), [hues]);
}
