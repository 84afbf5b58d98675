import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { fail } from '../../../rules/errors.ts';

/**
 * Normalizes a phone number to E.164; null where it is invalid in its country (V13). Full-width digits are accepted.
 */
export function readPhone({ nationCode, mobile }: { nationCode: string; mobile: string }): string | null {
  const parsed = parsePhoneNumberFromString(mobile.normalize('NFKC'), {
    defaultCallingCode: nationCode.replace('+', ''),
  });
  return parsed?.isValid() ? parsed.number : null;
}

export const phoneOf = (given: { nationCode: string; mobile: string }): string =>
  readPhone(given) ?? fail('phoneShape');

/** Every country with its calling code, by ISO code. */
export const nations = getCountries().map((region) => ({ region, code: getCountryCallingCode(region) as string }));
