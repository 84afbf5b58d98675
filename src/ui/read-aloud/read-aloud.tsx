import { useEffect, useRef, useState } from 'react';
import { Island } from '../../kit/islands/island.tsx';
import { useText } from '../../kit/reader.tsx';
import { Button } from '../form/button.tsx';
import { Options } from '../form/options.tsx';
import { notify } from '../notices.tsx';
import { prefersReducedMotion } from '../reduced-motion.ts';
import { sentencesIn, type SpokenSentence } from './sentences.ts';
import { voicesFor } from './voices.ts';
import './read-aloud.css';

interface Props {
  /** The tag of the texts' language. */
  language: string;
}

/**
 * Reads the texts (`.text`) of the element around it aloud, with the browser's own voice. Hidden until the browser is known
 * to have a voice for their language (`offerReadingAloud`).
 */
export const ReadAloud = ({ language }: Props) => (
  <div className="read-aloud-slot no-print" lang={language} hidden>
    <Island name="read-aloud" of={ReadAloudControls} props={{ language }} wake="touch" />
  </div>
);

const speeds = [0.75, 1, 1.25, 1.5];
const highlightName = 'read-aloud';

export function ReadAloudControls({ language }: Props) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'paused'>('idle');
  const [speed, setSpeed] = useState(1);
  const sentences = useRef<SpokenSentence[]>([]);
  /** Index of the sentence that is read. */
  const at = useRef(0);
  /** Counts starts and stops: what an earlier one began has ended. */
  const run = useRef(0);

  // Speech belongs to the browser, and would go on after this page.
  useEffect(() => {
    addEventListener('pagehide', silence);
    return () => {
      removeEventListener('pagehide', silence);
      silence();
    };
  }, []);

  function start(rate = speed) {
    if (state === 'idle') {
      const texts = root.current!.closest('.read-aloud-slot')!.parentElement!.querySelectorAll('.text');
      sentences.current = [...texts].flatMap((text) => sentencesIn(text, language));
      at.current = 0;
    }
    setState('reading');
    speak(rate);
  }
  /** Speaks from the current sentence on, one after the other. */
  function speak(rate: number) {
    speechSynthesis.cancel();
    const thisRun = ++run.current;
    const next = () => {
      if (run.current !== thisRun) return;
      const sentence = sentences.current[at.current];
      if (!sentence) return stop();
      mark(sentence.range);
      const utterance = new SpeechSynthesisUtterance(sentence.words);
      utterance.lang = language;
      utterance.voice = voicesFor(language)[0] ?? null;
      utterance.rate = rate;
      utterance.onend = () => {
        if (run.current !== thisRun) return;
        at.current++;
        next();
      };
      utterance.onerror = ({ error }) => {
        if (run.current !== thisRun || error === 'canceled' || error === 'interrupted') return;
        stop();
        notify(t('readAloud.failed'));
      };
      speechSynthesis.speak(utterance);
    };
    next();
  }
  function pause() {
    run.current++;
    speechSynthesis.cancel();
    setState('paused');
  }
  function stop() {
    run.current++;
    silence();
    setState('idle');
  }
  function changeSpeed(rate: number) {
    setSpeed(rate);
    if (state === 'reading') speak(rate);
  }
  return (
    <div ref={root} className="row ui read-aloud" role="group" aria-label={t('readAloud.start')}>
      {state === 'reading' ? (
        <Button onClick={pause}>{t('readAloud.pause')}</Button>
      ) : (
        <Button onClick={() => start()}>{t(state === 'idle' ? 'readAloud.start' : 'readAloud.resume')}</Button>
      )}
      {state !== 'idle' && (
        <>
          <Button onClick={stop}>{t('readAloud.stop')}</Button>
          <label className="row">
            {t('readAloud.speed')}
            <select value={speed} onChange={({ target }) => changeSpeed(Number(target.value))}>
              <Options of={speeds} name={(rate) => `${rate} ×`} />
            </select>
          </label>
        </>
      )}
    </div>
  );
}

/** Marks a sentence without changing the page, and scrolls to it if it is not in view. */
function mark(range: Range): void {
  if ('highlights' in CSS) CSS.highlights.set(highlightName, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight)
    scrollTo({ top: scrollY + top - innerHeight / 3, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

function silence(): void {
  speechSynthesis.cancel();
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
}
