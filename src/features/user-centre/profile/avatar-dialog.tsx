import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { byRoute, call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { UserInfo } from '../../accounts/contract.ts';
import { clampCrop, largestZoom, moveCrop, cropSquare, fullCrop, type Crop } from './avatar-crop.ts';
import type { saveAvatar } from '../contract.ts';

/** What is sent, in pixels: twice what is kept. */
const sentPx = 2 * limits.avatar.keptPx;
/** The picture while it is cut, its longer side in pixels: a photograph whole would take hundreds of megabytes. */
const workedPx = 2048;
/** One press of an arrow, in parts of the square; one of + and −; one turn of a wheel. */
const stepOf = { arrow: 0.05, zoom: 1.15, wheel: 1.0015 };

async function decode(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  const shrink = Math.min(1, workedPx / Math.max(whole.width, whole.height));
  if (shrink === 1) return whole;
  const worked = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * shrink)),
    resizeHeight: Math.max(1, Math.round(whole.height * shrink)),
    resizeQuality: 'high',
  });
  whole.close();
  return worked;
}

/**
 * Cuts a square out of a picture, by mouse, fingers or keys, and sends it. What is seen in the canvas is what is sent.
 */
export function AvatarDialog({
  file,
  onClose,
  onUnreadable,
  onSaved,
}: {
  file: File;
  onClose(): void;
  onUnreadable(): void;
  onSaved(saved: UserInfo): void;
}) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [cut, setCut] = useState(fullCrop);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let wanted = true,
      decoded: ImageBitmap | undefined;
    decode(file).then(
      (next) => {
        decoded = next;
        if (wanted) setPicture(next);
        else next.close();
      },
      () => wanted && onUnreadable(),
    );
    return () => {
      wanted = false;
      decoded?.close();
    };
  }, [file]);

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || !picture) return;
    const { left, top, side } = cropSquare(picture, cut);
    pen.imageSmoothingQuality = 'high';
    pen.clearRect(0, 0, sentPx, sentPx);
    pen.drawImage(picture, left, top, side, side, 0, 0, sentPx, sentPx);
  }, [picture, cut]);

  const change = (next: (cut: Crop) => Crop) => picture && setCut((before) => clampCrop(picture, next(before)));
  const move = (right: number, down: number) => picture && setCut((before) => moveCrop(picture, before, right, down));
  const enlarge = (times: number) => change((before) => ({ ...before, zoom: before.zoom * times }));

  // React hears wheels passively: the page behind would scroll.
  useEffect(() => {
    const stage = canvas.current!;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      enlarge(stepOf.wheel ** -event.deltaY);
    };
    stage.addEventListener('wheel', turn, { passive: false });
    return () => stage.removeEventListener('wheel', turn);
  });

  /** One finger moves; of two, their middle moves and their distance enlarges. */
  function drag(event: PointerEvent<HTMLCanvasElement>) {
    const down = fingers.current,
      before = down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY },
      width = event.currentTarget.getBoundingClientRect().width;
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    const share = other ? 0.5 : 1;
    move((share * (now.x - before.x)) / width, (share * (now.y - before.y)) / width);
    if (other)
      enlarge(
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y)),
      );
  }
  function press(event: KeyboardEvent) {
    const { arrow, zoom } = stepOf;
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
  async function save() {
    if (busy || !picture) return;
    setBusy(true);
    try {
      const square = await new Promise<Blob | null>((done) => canvas.current!.toBlob(done, 'image/webp', 0.92));
      onSaved(await call(byRoute<typeof saveAvatar>('POST /data/account/avatar'), {}, { file: square ?? file }));
    } catch {
      setBusy(false); // said at the top of the page; what was cut stays cut
    }
  }

  return (
    <Dialog
      title={text('avatar.cut')}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <button type="button" className="button" disabled={busy} onClick={onClose}>
            {text('dialog.cancel')}
          </button>
          <button type="button" className="button first" aria-busy={busy || !picture} onClick={() => void save()}>
            {text('usercentre.save')}
          </button>
        </>
      }
    >
      <div
        className="avatar-cut"
        role="group"
        tabIndex={0}
        aria-label={text('avatar.stage')}
        aria-describedby="avatar-cut-hint"
        onKeyDown={press}
      >
        <canvas
          ref={canvas}
          width={sentPx}
          height={sentPx}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          }}
          onPointerMove={drag}
          onPointerUp={(event) => fingers.current.delete(event.pointerId)}
          onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
        />
      </div>
      <label className="avatar-zoom">
        <span>{text('avatar.zoom')}</span>
        <input
          type="range"
          min={1}
          max={largestZoom}
          step={0.01}
          value={cut.zoom}
          onChange={(event) => change((before) => ({ ...before, zoom: event.target.valueAsNumber }))}
        />
      </label>
      <p id="avatar-cut-hint" className="hint">
        {text('avatar.how')}
      </p>
    </Dialog>
  );
}
