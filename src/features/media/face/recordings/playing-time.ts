/** A duration in the form that players use: 4:07, 1:02:03. */
export function playingTime(seconds: number): string {
  const wholeSeconds = Math.round(seconds);
  const two = (count: number) => String(count).padStart(2, '0');
  const hours = Math.floor(wholeSeconds / 3600),
    minutes = Math.floor(wholeSeconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(wholeSeconds % 60)}` : `${minutes}:${two(wholeSeconds % 60)}`;
}
