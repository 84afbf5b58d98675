import { expect, test } from 'vitest';
import { isReserved, skeletonOf } from './member-names.ts';

test('security Low: names that speak for the house are nobody’s, in five languages, however they are dressed up', () => {
  const bad = ['admin', 'ADMlN', 'Adm1n', 'admin2', '_admin_', 'a-d-m-i-n', 'stele-admin', 'STELE', 'Stèle', 'st3le-support'.replace('3', 'e'), 'root', 'r00t', 'system', '石渠', '石渠_管理员', '管理者',
    'モデレータ一', 'administrador', 'modérateur', 'reviewer', 'help', 'reader-00000000', 'READER_x', 'former-member-abcd', '13800138000', '138-0013-8000', 'adrnin'];
  for (const name of bad) expect(isReserved(name), name).toBe(true);
  for (const name of ['sima-guang', '太史公_sima', 'helper', 'steleology', 'user2024', '123456', 'readers-digest', 'rooted', '王〇一', 'zuo-qiuming']) expect(isReserved(name), name).toBe(false);
});

test('security Low: names that look alike have one skeleton, others have not', () => {
  for (const [one, other] of [['bobーt', 'bob-t'], ['bob一t', 'bob-t'], ['Ban-Zhao', 'ban-zhao'], ['BlLL', 'bill'], ['s1ma', 'sima'], ['Éloïse', 'eloise'], ['rnozi', 'mozi'], ['b0b', 'bob'], ['力力力', 'カカカ'], ['İstanbul', 'istanbul']] as const) {
    expect(skeletonOf(one), one).toBe(skeletonOf(other));
  }
  for (const [one, other] of [['bob_t', 'bob-t'], ['がか', 'かか'], ['ban-gu', 'ban-zhao'], ['司马迁', '司马光']] as const) expect(skeletonOf(one), one).not.toBe(skeletonOf(other));
});
