/** A name made safe as a file name: characters forbidden by some file system become hyphens. */
export const fileName = (name: string, ending: string) =>
  `${name.replace(/[\p{Cc}\\/:*?"<>|\s]+/gu, '-').replace(/^[-.]+|(?<![-.])[-.]+$/g, '') || 'graph'}.${ending}`;

/** Makes the browser save a file. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
