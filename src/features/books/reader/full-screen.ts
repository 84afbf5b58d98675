/** Toggles full screen. Does nothing in browsers without it; phones hide their address bar anyway. */
export function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else
    void document
      .getElementById('reader')
      ?.requestFullscreen?.()
      .catch(() => {});
}
