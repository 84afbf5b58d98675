import { expect, test } from 'vitest';
import { errorOfCode, errors, fail, Failure, type ErrorName } from './errors.ts';

test('X01 an account that expired alerts for four seconds', () => {
  expect(errors.accountExpired).toEqual({ code: 401, shown: { as: 'alert', ms: 4000 } });
});

test('X02 888 is shown as a dialog and travels as a status that HTTP knows', () => {
  const failure = new Failure('serverUpdating');
  expect([failure.code, failure.httpStatus]).toEqual([888, 503]);
  expect(errors.serverUpdating.shown).toEqual({ as: 'dialog' });
});

test('X02 any other failure travels as its own status', () => {
  for (const name of Object.keys(errors) as ErrorName[]) if (name !== 'serverUpdating') expect(new Failure(name).httpStatus).toBe(errors[name].code);
});

test('a failure says its name and what belongs to it', () => {
  expect(() => fail('entryLocked', { name: 'Ban Zhao' })).toThrow(expect.objectContaining({ errorName: 'entryLocked', details: { name: 'Ban Zhao' } }));
});

test('X02 a status that came without a name gets the failure that claims least', () => {
  expect([400, 401, 403, 404, 500, 888].map(errorOfCode)).toEqual(['badInput', 'accountExpired', 'notAllowed', 'pageNotFound', 'requestFailed', 'serverUpdating']);
  expect([418, 504, 0].map(errorOfCode)).toEqual(['requestFailed', 'requestFailed', 'requestFailed']);
});
