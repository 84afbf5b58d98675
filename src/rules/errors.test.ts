import { expect, test } from 'vitest';
import { errorOfCode, errors, fail, httpStatusOf, displayOf, type ErrorName } from './errors.ts';

test('X01 an expired account shows an alert for four seconds', () => {
  expect([errors.accountExpired, displayOf('accountExpired')]).toEqual([401, { as: 'alert', ms: 4000 }]);
});

test('X05 specification 20 an error of the other app is a toast in the error colour for four seconds', () => {
  for (const name of ['thirdPartyFailed', 'thirdPartyTaken'] as const)
    expect(displayOf(name)).toEqual({ as: 'error', ms: 4000 });
});

test('X02 888 is shown as a dialog and sent as a valid HTTP status; any other is sent as it is', () => {
  expect([errors.serverUpdating, httpStatusOf('serverUpdating'), displayOf('serverUpdating')]).toEqual([
    888,
    503,
    { as: 'dialog' },
  ]);
  for (const name of Object.keys(errors) as ErrorName[])
    if (name !== 'serverUpdating') expect(httpStatusOf(name)).toBe(errors[name]);
});

test('a failure has its error name and its details', () => {
  expect(() => fail('entryLocked', { name: 'Ban Zhao' })).toThrow(
    expect.objectContaining({ errorName: 'entryLocked', details: { name: 'Ban Zhao' } }),
  );
});

test('X02 a status without an error name gets the most general error', () => {
  expect([400, 401, 403, 404, 500, 888, 503].map(errorOfCode)).toEqual([
    'badInput',
    'accountExpired',
    'notAllowed',
    'pageNotFound',
    'requestFailed',
    'serverUpdating',
    'serverUpdating',
  ]);
  expect([418, 504, 0].map(errorOfCode)).toEqual(['requestFailed', 'requestFailed', 'requestFailed']);
});
