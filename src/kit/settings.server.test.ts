import { expect, test } from 'vitest';
import { readSettings, settingsHelp, settingsHints } from './settings.server.ts';

test.for([
  [{ PORT: 'abc' }, /^The setting PORT is wrong: it must be a whole number from 0 to 65535/],
  [{ PORT: '70000' }, /^The setting PORT is wrong: it must be a whole number/],
  [{ PORT: '3000.5' }, /^The setting PORT is wrong: it must be a whole number/],
  [{ PORT: '0x50' }, /^The setting PORT is wrong: it must be a whole number/],
  [{ PUBLIC_URL: 'nonsense' }, /^The setting PUBLIC_URL is wrong: it must be like https:/],
  [{ PUBLIC_URL: 'stele.example:3000' }, /^The setting PUBLIC_URL is wrong: it must be like https:/],
  [{ PUBLIC_URL: 'https://stele.example/wiki' }, /^The setting PUBLIC_URL is wrong: .*with no path/],
  [{ PUBLIC_URL: 'https://stele.example/?a=b' }, /^The setting PUBLIC_URL is wrong: .*with no path/],
  [{ DATABASE_URL: 'nonsense' }, /^The setting DATABASE_URL is wrong: it must be like postgres:/],
  [{ DATABASE_URL: 'mysql://root@localhost/stele' }, /^The setting DATABASE_URL is wrong: it must be like postgres:/],
  [{ TRUST_PROXY: 'nonsense' }, /^The setting TRUST_PROXY is wrong: it must be addresses or networks/],
  [
    { EMBED_HOSTS: "https://a.example; script-src 'self'" },
    /^The setting EMBED_HOSTS is wrong: it must be \* or hosts/,
  ],
  [{ EMBED_HOSTS: 'https://a.example/path' }, /^The setting EMBED_HOSTS is wrong: it must be \* or hosts/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^The setting TRUST_PROXY is wrong: it must be addresses or networks/],
] as const)('faults 13: %o is refused with one clear line', ([environment, line]) => {
  expect(() => readSettings(environment)).toThrow(line);
});

test('valid settings are accepted', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, HOST: 'localhost', REVIEW_STAGES: {} });
  const given = {
    PUBLIC_URL: 'https://stele.example/',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,loopback',
    DATABASE_URL: 'postgresql:///stele?host=/run',
  };
  expect(readSettings({ PORT: '0', ...given })).toMatchObject({ PORT: 0, ...given });
});

test('issue 42 hosts that may frame pages are any by default, or those of a list', () => {
  expect(readSettings({}).EMBED_HOSTS).toEqual(['*']);
  expect(readSettings({ EMBED_HOSTS: 'https://School.example, *.museum.example:8443' }).EMBED_HOSTS).toEqual([
    'https://school.example',
    '*.museum.example:8443',
  ]);
});

test('faults 13: --help fits its terminal and shows the current defaults', () => {
  const help = settingsHelp(80);
  expect(help).not.toMatch(/object|undefined/);
  expect(help).toMatch(/^ {2}PORT .*\[3000\]$/m);
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('faults 13: a misspelled setting is reported, a valid or unrelated name is not', () => {
  expect(
    settingsHints({ STELE_WORD: 'off', STELE_DATADIR: '/x', STELE_X: '1', STELE_DATA: '/y', PATH: '/bin' }),
  ).toEqual([
    'There is no setting STELE_WORD: did you mean STELE_WORLD?',
    'There is no setting STELE_DATADIR: did you mean STELE_DATA?',
    `There is no setting STELE_X. 'npm start -- --help' lists the settings.`,
  ]);
});
