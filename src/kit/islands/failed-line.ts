import type { PageData } from './page-data.ts';

/** Says after an island that it is broken, and offers another try. Without React, which may be what is missing. */
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
  island.after(line);
}
