import { isSignedIn } from '../../../kit/member/sign-in-state.ts';

/** The tour being made in this browser: its id and title. */
export interface TourInProgress {
  id: string;
  title: string;
}
const key = 'stele tour';

export function readTourInProgress(): TourInProgress | null {
  try {
    const savedTour = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<TourInProgress> | null;
    return typeof savedTour?.id === 'string' ? { id: savedTour.id, title: String(savedTour.title ?? '') } : null;
  } catch {
    return null; // storage is unavailable or holds foreign data
  }
}
export function saveTourInProgress(tour: TourInProgress | null): void {
  if (tour) localStorage.setItem(key, JSON.stringify(tour));
  else localStorage.removeItem(key);
}

/** Event name: capturing has ended; the button on this page listens. */
export const captureEndedEvent = 'capture-ended';
/** Stops capturing into a tour that was submitted or deleted. */
export function endCapture(id: string): void {
  if (readTourInProgress()?.id !== id) return;
  saveTourInProgress(null);
  dispatchEvent(new Event(captureEndedEvent));
}

/** Whether this page should offer capturing: not inside a tour that is being played. */
export const isMakingTour = (): boolean => window.top === window && isSignedIn() && readTourInProgress() !== null;
