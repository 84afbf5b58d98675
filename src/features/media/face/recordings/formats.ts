/** Media type of a sound or film by the extension of its stored file. Source: issue 17. */
export const recordingTypes = {
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  weba: 'audio/webm',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const;
export type RecordingFormat = keyof typeof recordingTypes;
export const recordingFormats = Object.keys(recordingTypes) as [RecordingFormat, ...RecordingFormat[]];

export const recordingKinds = ['audio', 'video'] as const;
export type RecordingKind = (typeof recordingKinds)[number];
export const kindOf = (format: RecordingFormat): RecordingKind =>
  recordingTypes[format].startsWith('audio/') ? 'audio' : 'video';

/** Address of a recording: its hash and format. */
const addressPattern = new RegExp(`^/media/recording/([\\w-]{43})\\.(${recordingFormats.join('|')})$`);
const addressesPattern = new RegExp(`/media/recording/[\\w-]{43}\\.(?:${recordingFormats.join('|')})`, 'g');
/** Addresses of sounds and films that occur in a text. */
export const recordingsIn = (text: string): string[] => [...new Set(text.match(addressesPattern))];
export const recordingName = (hash: string, format: RecordingFormat) => `recording/${hash}.${format}`;
export const recordingAddress = (hash: string, format: RecordingFormat) => `/media/${recordingName(hash, format)}`;
/** Hash and format of a recording's address; null for any other address. */
export function readRecordingAddress(address: string): { hash: string; format: RecordingFormat } | null {
  const [, hash, format] = addressPattern.exec(address) ?? [];
  return hash ? { hash, format: format as RecordingFormat } : null;
}
