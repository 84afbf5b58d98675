/** A duration in the form that players use: 4:07, 1:02:03. */
export function playingTime(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (count: number) => String(count).padStart(2, '0');
  const hours = Math.floor(whole / 3600),
    minutes = Math.floor(whole / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
