import type { PageData } from './page-data.ts';

/** What cannot hold a line of text with a button. */
const unfit = 'a, button, input, p';

/**
 * Says in an island that it is broken, and offers another try. Without React, which may be what is missing. The line
 * stands in the island's first element, if it can, so that the layout around it stays.
 */
export function addFailedLine(island: HTMLElement, { failed, again }: PageData, retry: () => void): void {
  const line = document.createElement('p');
  line.className = 'island-failed ui';
  line.role = 'alert';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = again;
  button.addEventListener('click', () => {
    line.remove();
    retry();
  });
  line.append(failed, ' ', button);
  const { firstElementChild: first } = island;
  (first && !first.matches(unfit) ? first : island).append(line);
}
