import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { useText } from '../../kit/reader.tsx';
import { clampCrop, croppedPart, fullCrop, maxZoom, moveCrop, type Crop } from './crop.ts';
import './picture-cut.css';

/** Longer side of the picture during cutting, in pixels: a full photograph would take hundreds of megabytes. */
const maxWorkingPx = 2048;
/** Step of an arrow key, as a fraction of the part; of + and −; of one unit of a wheel. */
const steps = { arrow: 0.05, zoom: 1.15, wheel: 1.0015 };

async function decode(file: File): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file);
  const shrink = Math.min(1, maxWorkingPx / Math.max(bitmap.width, bitmap.height));
  if (shrink === 1) return bitmap;
  const worked = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * shrink)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * shrink)),
    resizeQuality: 'high',
  });
  bitmap.close();
  return worked;
}

/** The cut part as a file; null until the picture is loaded. */
export interface CutterHandle {
  cut(): Promise<Blob | null>;
}

interface Props {
  file: File;
  size: { width: number; height: number };
  ref: Ref<CutterHandle>;
  onReady(): void;
  onUnreadable(): void;
}

/** Cuts a picture to a size in pixels, by mouse, touch or keyboard. The canvas shows the result. */
export function PictureCutter({ file, size, ref, onReady, onUnreadable }: Props) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState(fullCrop);
  const shape = size.width / size.height;
  const ready = useEffectEvent(onReady),
    unreadable = useEffectEvent(onUnreadable);

  useImperativeHandle(ref, () => ({
    cut: () =>
      picture
        ? new Promise<Blob | null>((done) => canvas.current!.toBlob(done, 'image/webp', 0.92))
        : Promise.resolve(null),
  }));
  useEffect(() => {
    let isCurrent = true,
      decoded: ImageBitmap | undefined;
    decode(file).then(
      (next) => {
        decoded = next;
        if (!isCurrent) return next.close();
        setPicture(next);
        ready();
      },
      () => isCurrent && unreadable(),
    );
    return () => {
      isCurrent = false;
      decoded?.close();
    };
  }, [file]);

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || !picture) return;
    const { left, top, width, height } = croppedPart(picture, crop, shape);
    pen.imageSmoothingQuality = 'high';
    pen.clearRect(0, 0, size.width, size.height);
    pen.drawImage(picture, left, top, width, height, 0, 0, size.width, size.height);
  }, [picture, crop, shape, size.width, size.height]);

  const change = (next: (crop: Crop) => Crop) =>
    picture && setCrop((before) => clampCrop(picture, next(before), shape));
  const move = (right: number, down: number) =>
    picture && setCrop((before) => moveCrop(picture, before, right, down, shape));
  const enlarge = (times: number) => change((before) => ({ ...before, zoom: before.zoom * times }));

  // React registers wheel listeners as passive, which would scroll the page behind.
  useEffect(() => {
    const stage = canvas.current!;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      enlarge(steps.wheel ** -event.deltaY);
    };
    stage.addEventListener('wheel', turn, { passive: false });
    return () => stage.removeEventListener('wheel', turn);
  });

  /** Pans with one pointer, zooms with two. */
  function drag(event: PointerEvent<HTMLCanvasElement>) {
    const down = fingers.current,
      before = down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY },
      { width, height } = event.currentTarget.getBoundingClientRect();
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    const share = other ? 0.5 : 1;
    move((share * (now.x - before.x)) / width, (share * (now.y - before.y)) / height);
    if (other)
      enlarge(
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y)),
      );
  }
  function press(event: KeyboardEvent) {
    const { arrow, zoom } = steps;
    const done = {
      ArrowLeft: () => move(-arrow, 0),
      ArrowRight: () => move(arrow, 0),
      ArrowUp: () => move(0, -arrow),
      ArrowDown: () => move(0, arrow),
      '+': () => enlarge(zoom),
      '=': () => enlarge(zoom),
      '-': () => enlarge(1 / zoom),
    }[event.key];
    if (!done) return;
    event.preventDefault();
    done();
  }
  return (
    <>
      <div
        className="picture-cut"
        role="group"
        tabIndex={0}
        aria-label={text('avatar.stage')}
        aria-describedby="picture-cut-hint"
        onKeyDown={press}
      >
        <canvas
          ref={canvas}
          {...size}
          style={{ aspectRatio: shape }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          }}
          onPointerMove={drag}
          onPointerUp={(event) => fingers.current.delete(event.pointerId)}
          onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
        />
      </div>
      <label className="picture-zoom">
        <span>{text('avatar.zoom')}</span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => change((before) => ({ ...before, zoom: event.target.valueAsNumber }))}
        />
      </label>
      <p id="picture-cut-hint" className="hint">
        {text('avatar.how')}
      </p>
    </>
  );
}
