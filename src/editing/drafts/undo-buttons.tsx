import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../kit/reader.tsx';
import type { useHistory } from './use-history.ts';
import { Button } from '../../ui/form/button.tsx';

const fields = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable=true]';

/** The step for a key: Ctrl+Z undoes; Ctrl+Y and Ctrl+Shift+Z redo. Text fields handle these keys themselves. */
function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey || (target as HTMLElement).matches(fields)) return null;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return null;
}

interface Props {
  history: Pick<ReturnType<typeof useHistory>, 'undo' | 'redo'>;
  onStep?(): void;
}

/** Undo and redo by button, or by key anywhere in the form; `onStep` is called before either. */
export function UndoButtons({ history, onStep }: Props) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  function go(step: 'undo' | 'redo') {
    if (!history[step]) return;
    onStep?.();
    history[step]();
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    go(step);
  });
  useEffect(() => {
    const form = button.current!.closest('form')!;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    form.addEventListener('keydown', onKeyDown);
    return () => form.removeEventListener('keydown', onKeyDown);
  }, []);
  return (['undo', 'redo'] as const).map((step) => (
    <Button
      key={step}
      ref={step === 'undo' ? button : undefined}
      // Not `disabled`, because the button would lose the focus after the last step.
      aria-disabled={!history[step]}
      onClick={() => go(step)}
    >
      {t(`write.list.${step}`)}
    </Button>
  ));
}
