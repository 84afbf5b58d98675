import { isSignedIn } from '../../accounts/face/account-marks.ts';

/** The tour that somebody is making in this browser: its id and what it is called. */
export interface MadeTour {
  id: string;
  title: string;
}
const key = 'stele tour';

export function readMadeTour(): MadeTour | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<MadeTour> | null;
    return typeof kept?.id === 'string' ? { id: kept.id, title: String(kept.title ?? '') } : null;
  } catch {
    return null; // no storage, or what somebody else wrote there
  }
}
export function keepMadeTour(made: MadeTour | null): void {
  if (made) localStorage.setItem(key, JSON.stringify(made));
  else localStorage.removeItem(key);
}

/** Tells the button on this page that capturing ended. */
export const captureEnded = 'capture-ended';
/** Ends capturing into a tour that was submitted or is gone. */
export function endCapture(id: string): void {
  if (readMadeTour()?.id !== id) return;
  keepMadeTour(null);
  dispatchEvent(new Event(captureEnded));
}

/** Whether this page should offer to be captured: not within a tour that is played. */
export const isMakingTour = (): boolean => window.top === window && isSignedIn() && readMadeTour() !== null;
