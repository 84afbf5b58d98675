import { useLayoutEffect, type RefObject } from 'react';

/**
 * While a form is on its way nothing in it can be changed, since the change would not be sent and the form is gone once
 * it has arrived. Where it was refused the focus returns.
 */
export function useFrozen(form: RefObject<HTMLFormElement | null>, isBusy: boolean): void {
  useLayoutEffect(() => {
    const frozen = form.current;
    if (!isBusy || !frozen) return;
    const focused = document.activeElement;
    frozen.inert = true;
    return () => {
      frozen.inert = false;
      const isLost = document.activeElement === document.body || document.activeElement === focused;
      if (isLost && focused instanceof HTMLElement && frozen.contains(focused)) focused.focus({ preventScroll: true });
    };
  }, [form, isBusy]);
}
