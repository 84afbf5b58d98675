import { expect, test } from 'vitest';
import { Failure } from '../../../../rules/errors.ts';
import {
  changeHalf,
  isHalfChanged,
  emptyPictureInput,
  shownHalves,
  withoutHalf,
  type OpenedPicture,
  type PictureInput,
} from './picture-input.ts';
import { sendEach } from './use-proposal.ts';

const region = (label: string) => ({
  points: [
    [0, 0],
    [1, 0],
    [1, 1],
  ] as [number, number][],
  itemId: null,
  label: { en: label },
  sentence: {},
});
/** An opened picture with version `version` of both halves published. */
const openedAt = (version: string) =>
  ({
    regions: { baseId: `regions-${version}`, content: { regions: [region(version)] } },
    details: { baseId: `details-${version}`, content: { licence: 'CC0-1.0', source: { title: version } } },
  }) as unknown as OpenedPicture;
const typed = () => changeHalf(emptyPictureInput, 'regions', (now) => [...now, region('Caesar')], openedAt('1'));

test('issue 33 (2) an untouched half shows what is published now and is not sent', () => {
  const today = openedAt('2'),
    input = typed();
  expect(input).toMatchObject({ details: null, bases: { regions: 'regions-1', picture: null } });
  expect(isHalfChanged(input, 'regions', today)).toBe(true);
  expect(isHalfChanged(input, 'picture', today)).toBe(false);
  expect(shownHalves(input, today)).toEqual({
    regions: [region('1'), region('Caesar')],
    picture: today.details.content,
  });
});

test('issue 33 (2) a half keeps the base of its first change, and takes the current one if it is changed later', () => {
  const today = openedAt('2');
  const input = changeHalf(
    changeHalf(typed(), 'regions', (now) => now.slice(1), today),
    'picture',
    (now) => ({ ...now, licence: 'PD' }) as never,
    today,
  );
  expect(input.bases).toEqual({ regions: 'regions-1', picture: 'details-2' });
  expect(withoutHalf(input, 'regions')).toMatchObject({
    regions: null,
    bases: { regions: null, picture: 'details-2' },
  });
  // After reverting the change by hand, there is nothing to send.
  expect(changeHalf(typed(), 'regions', (now) => now.slice(0, 1), openedAt('1'))).toEqual(emptyPictureInput);
});

test('issue 33 (2) a copy that was saved with both halves still loads; its untouched half is not sent', () => {
  const opened = openedAt('1');
  const saved: PictureInput = {
    regions: [region('Caesar')],
    details: opened.details.content,
    bases: { regions: 'regions-1', picture: 'details-1' },
  };
  expect(shownHalves(saved, opened).regions).toEqual([region('Caesar')]);
  expect(isHalfChanged(saved, 'regions', opened)).toBe(true);
  expect(isHalfChanged(saved, 'picture', opened)).toBe(false);
});

test('issue 33 (2) each part is sent even if the previous one fails; the first error is returned', async () => {
  const sent: string[] = [];
  const send = async (part: string) => {
    sent.push(part);
    if (part === 'regions') throw new Failure('baseOutdated');
    if (part === 'other') throw new Error('no network');
  };
  expect(await sendEach(['regions', 'picture', 'other'], send)).toMatchObject({ errorName: 'baseOutdated' });
  expect(sent).toEqual(['regions', 'picture', 'other']);
  expect(await sendEach(['picture'], send)).toBeNull();
});
