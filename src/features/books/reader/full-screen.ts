/** Nothing happens where a browser has none: the address bar of a phone goes by itself. */
export function turnFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else
    void document
      .getElementById('reader')
      ?.requestFullscreen?.()
      .catch(() => {});
}
