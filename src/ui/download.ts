/** A name as the name of a file: what some system forbids there is left out. */
export const fileName = (name: string, ending: string) =>
  `${name.replace(/[\p{Cc}\\/:*?"<>|\s]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || 'graph'}.${ending}`;

/** Gives the reader a file. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
