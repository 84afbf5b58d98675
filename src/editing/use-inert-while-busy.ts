import { useLayoutEffect, type RefObject } from 'react';

/**
 * Disables a form while it is being submitted, because later changes would not be sent. Restores the focus if the
 * submission fails.
 */
export function useInertWhileBusy(form: RefObject<HTMLFormElement | null>, isBusy: boolean): void {
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
