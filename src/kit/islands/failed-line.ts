import type { PageData } from './page-data.ts';

/** Elements that cannot contain a line of text with a button. */
const unfitElements = 'a, button, input, p';

/**
 * Shows in an island that it is broken, and offers another try. Without React, which may be missing. The line is put
 * into the island's first element, if possible, to keep the layout around it.
 */
export function showIslandFailure(island: HTMLElement, { failed, again }: PageData, retry: () => void): void {
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
  (first && !first.matches(unfitElements) ? first : island).append(line);
}
