import { lazy, Suspense } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { Sketch } from '../rules.ts';
import { TextsValue } from '../../../editing/revisions/face/values.tsx';

// Loaded on demand: land and rivers are several hundred kilobytes.
const SketchMap = lazy(async () => ({ default: (await import('../../../ui/map-canvas/sketch-map.tsx')).SketchMap }));

type ComparedSketch = Omit<Sketch, 'description'> & Partial<Pick<Sketch, 'description'>>;

interface Props {
  value: ComparedSketch;
  other: ComparedSketch | null;
  label: string;
}

/** A shape on a small map, because a reviewer cannot judge coordinates; `other` is the other side of the change. */
export function SketchValue({ value, other, label }: Props) {
  const { t } = useReader();
  const { shape, style, description } = value;
  return (
    <span className="stack close sketch-value">
      <span>
        {t(`desk.shape.${shape.type}`)}, {t(`desk.style.${style}`)}
        {description && (
          <>
            {' '}
            <TextsValue of={description} />
          </>
        )}
      </span>
      <Suspense>
        <SketchMap shapes={[value]} around={other ? [value, other] : [value]} label={label} />
      </Suspense>
    </span>
  );
}
