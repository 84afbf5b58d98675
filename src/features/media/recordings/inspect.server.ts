import { closeSync, openSync, readSync } from 'node:fs';
import { parseFile, type IFormat } from 'music-metadata';
import { eraseMetadata } from './erase-metadata.server.ts';
import type { RecordingFormat } from '../face/recordings/formats.ts';

/** Content of a file; null if it is not a sound or film that may be stored. */
export type InspectedRecording = { format: RecordingFormat; seconds: number } | null;

/** Container family by the first bytes of a file. */
const families = [
  ['mp3', /^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/],
  ['ogg', /^OggS/],
  ['wav', /^RIFF[^]{4}WAVE/],
  ['flac', /^fLaC/],
  ['mp4', /^[^]{4}ftyp(?!qt {2}|avif|avis|heic|heix|mif1)/],
  ['webm', /^[^]\x45\xdf\xa3/], // the first of the four bytes is a control character
] as const;

/** The formats that each family may contain, by the parser's names. */
const containers = {
  mp3: /^MPEG$/,
  ogg: /^Ogg/,
  wav: /^WAVE$/,
  flac: /^FLAC$/,
  mp4: /./,
  webm: /webm/i,
} as const;

/**
 * Inspects an untrusted file and erases its metadata. Runs in a thread, because a crafted file may make parsing
 * endless.
 */
export async function inspect({ path }: { path: string }): Promise<InspectedRecording> {
  const file = openSync(path, 'r+');
  let family: (typeof families)[number] | undefined;
  try {
    const head = Buffer.alloc(16);
    readSync(file, head, 0, 16, 0);
    const beginning = head.toString('latin1');
    family = families.find(([, begins]) => begins.test(beginning));
    if (!family || !eraseMetadata(file, family[0])) return null;
  } finally {
    closeSync(file);
  }
  const [name] = family;
  const { container = '', trackInfo = [], hasVideo = false, hasAudio = !hasVideo, ...info } = await formatOf(path);
  // A film without sound states its duration only in its tracks.
  const duration = info.duration ?? Math.max(0, ...trackInfo.map((track) => track.duration ?? 0));
  if (!containers[name].test(container) || !(duration > 0) || !(hasAudio || hasVideo)) return null;
  if (name === 'mp4') return { format: hasVideo ? 'mp4' : 'm4a', seconds: duration };
  if (name === 'webm') return { format: hasVideo ? 'webm' : 'weba', seconds: duration };
  return hasVideo ? null : { format: name, seconds: duration };
}

async function formatOf(path: string): Promise<Partial<IFormat>> {
  try {
    return (await parseFile(path, { duration: true, skipCovers: true })).format;
  } catch {
    return {}; // any failure means that it is not a recording
  }
}
