import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { fail } from '../../../rules/errors.ts';

/** A number as it is kept, E.164; null where no country has such a one (V13). Full-width digits are digits. */
export function readPhone({ nationCode, mobile }: { nationCode: string; mobile: string }): string | null {
  const parsed = parsePhoneNumberFromString(mobile.normalize('NFKC'), {
    defaultCallingCode: nationCode.replace('+', ''),
  });
  return parsed?.isValid() ? parsed.number : null;
}

export const phoneOf = (given: { nationCode: string; mobile: string }): string =>
  readPhone(given) ?? fail('phoneShape');

/** Every country that has numbers, by its ISO code. */
export const nations = getCountries().map((region) => ({ region, code: getCountryCallingCode(region) as string }));
