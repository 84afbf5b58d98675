import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
}
/** Layout shift since the page was opened (CLS). */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve((list.getEntries() as LayoutShift[]).reduce((sum, { value }) => sum + value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        // The observer is not called without a shift.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );
