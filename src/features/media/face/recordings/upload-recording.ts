import { call } from '../../../../kit/calls/call.ts';
import type { ErrorName } from '../../../../rules/errors.ts';
import * as limits from '../../../../rules/limits.ts';
import { uploadRecording, type RecordingFile } from '../../recordings/contract.ts';
import { recordingFormats, recordingTypes } from './formats.ts';
import '../../media.css';

/** Uploads a sound or a film. A failure is thrown, not shown as a notice: the form shows it. */
export const sendRecording = (
  file: File,
  itemId: string | null,
  manner: { signal?: AbortSignal; onProgress?(share: number): void } = {},
): Promise<RecordingFile> => call(uploadRecording, { name: file.name, itemId }, { ...manner, file, quiet: true });

/** Why a file is refused before it is sent; null if no fault is known. */
export const faultOf = (file: File): ErrorName | null => (file.size > limits.recording.bytes ? 'tooLarge' : null);

export const isRecording = ({ type, name }: File): boolean =>
  /^(?:audio|video)\//.test(type) || recordingFormats.some((ending) => name.toLowerCase().endsWith(`.${ending}`));

/** Types offered by the file chooser. */
export const acceptedRecordings = [
  ...new Set(Object.values(recordingTypes)),
  ...recordingFormats.map((ending) => `.${ending}`),
].join(',');
