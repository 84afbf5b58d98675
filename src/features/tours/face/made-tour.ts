import { isSignedIn } from '../../accounts/face/account-marks.ts';

/** The tour being made in this browser: its id and title. */
export interface MadeTour {
  id: string;
  title: string;
}
const key = 'stele tour';

export function readMadeTour(): MadeTour | null {
  try {
    const savedTour = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<MadeTour> | null;
    return typeof savedTour?.id === 'string' ? { id: savedTour.id, title: String(savedTour.title ?? '') } : null;
  } catch {
    return null; // storage is unavailable or holds foreign data
  }
}
export function keepMadeTour(tour: MadeTour | null): void {
  if (tour) localStorage.setItem(key, JSON.stringify(tour));
  else localStorage.removeItem(key);
}

/** Event name: capturing has ended; the button on this page listens. */
export const captureEnded = 'capture-ended';
/** Stops capturing into a tour that was submitted or deleted. */
export function endCapture(id: string): void {
  if (readMadeTour()?.id !== id) return;
  keepMadeTour(null);
  dispatchEvent(new Event(captureEnded));
}

/** Whether this page should offer capturing: not inside a tour that is being played. */
export const isMakingTour = (): boolean => window.top === window && isSignedIn() && readMadeTour() !== null;
