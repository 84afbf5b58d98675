import { expect, test } from 'vitest';
import { isReserved, skeletonOf } from './member-names.ts';

test('security Low: official-sounding names are reserved, in five languages, however they are disguised', () => {
  const bad =
    `admin ADMlN Adm1n adrnin admin2 _admin_ a-d-m-i-n stele-admin STELE Stèle stele-support root r00t system 石渠 石渠_管理员 管理者
    モデレータ一 administrador modérateur reviewer help reader-00000000 READER_x former-member-abcd 13800138000 138-0013-8000`
      .trim()
      .split(/\s+/);
  for (const name of bad) expect(isReserved(name), name).toBe(true);
  const good = [
    'sima-guang',
    '太史公_sima',
    'helper',
    'steleology',
    'user2024',
    '123456',
    'readers-digest',
    'rooted',
    '王〇一',
    'zuo-qiuming',
  ];
  for (const name of good) expect(isReserved(name), name).toBe(false);
});

test('security Low: lookalike names have the same skeleton, others do not', () => {
  const same =
    'alice_t alice-t bobーt bob-t bob一t bob-t Ban-Zhao ban-zhao BlLL bill s1ma sima Éloïse eloise rnozi mozi b0b bob 力力力 カカカ İstanbul istanbul'.split(
      ' ',
    );
  for (let at = 0; at < same.length; at += 2) expect(skeletonOf(same[at]!), same[at]).toBe(skeletonOf(same[at + 1]!));
  const different = 'bobt bob-t がか かか ban-gu ban-zhao 司马迁 司马光'.split(' ');
  for (let at = 0; at < different.length; at += 2)
    expect(skeletonOf(different[at]!), different[at]).not.toBe(skeletonOf(different[at + 1]!));
});
