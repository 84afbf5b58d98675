import { expect, test } from 'vitest';
import {
  requestCode,
  advanceTime,
  password,
  registerMember,
  answerKaptcha,
  randomPhone,
} from '../../../tests/sign-up.ts';
import { createVisitor, type TestVisitor } from '../../../tests/visitor.ts';
import { openWorld } from '../../../tests/world.ts';
import { endOtherSessions } from '../user-centre/contract.ts';
import * as contract from './contract.ts';

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
/** The error name of a failed attempt. */
const heard = (tried: Promise<unknown>) =>
  tried.then(
    () => 'in',
    ({ errorName }: { errorName: string }) => errorName,
  );

test('security M1 wrong passwords count per member, however the name or phone is spelled, and likewise for unknown members', async () => {
  const world = await openWorld();
  const { by } = world;
  const { mobile } = await registerMember(world, { username: 'han-feizi' });
  const unknown = randomPhone();
  const spelled = (phone: string) => {
    const cut = (at: number) => [phone.slice(0, at), phone.slice(at)] as const;
    return [phone, cut(3).join('-'), cut(5).join(' '), `+86${phone}`, `tel:+86-${phone}`, fullWidth(phone)];
  };
  const ways = {
    known: ['HAN-FEIZI', 'han-feizi', fullWidth('Han-Feizi'), ' han-feizi ', ...spelled(mobile)],
    unknownPhone: [...spelled(unknown), ...spelled(unknown).slice(1, 5)],
    unknownName: Array.from({ length: 10 }, (_, at) => (at % 2 ? 'NOBODY-İ' : fullWidth('nobody-') + 'i')),
  };
  for (const names of Object.values(ways)) {
    const answers: string[] = [];
    for (const username of names) {
      const visitor = createVisitor();
      const kaptcha = answers.length < 3 ? undefined : await answerKaptcha(world, visitor);
      answers.push(await heard(by(visitor)(contract.signIn, { username, password: 'wrongwrong', kaptcha })));
      if (answers.length === 3)
        expect(await heard(by(createVisitor())(contract.signIn, { username: names.at(-1)!, password: 'x' }))).toBe(
          'kaptchaNeeded',
        );
    }
    expect(answers).toEqual(Array(10).fill('signInWrong'));
    const visitor = createVisitor(),
      kaptcha = await answerKaptcha(world, visitor);
    expect(await heard(by(visitor)(contract.signIn, { username: names[0]!, password, kaptcha })), names[0]).toBe(
      'tryLater',
    );
  }
});

test('security Low guessing strangers lock out strangers, not the owner’s known browser; its tries count too, and all locks end', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const { visitor: owner, mobile } = await registerMember(world, { username: 'shang-yang' });
  const come = async (visitor: TestVisitor, triedPassword: string) =>
    by(visitor)(contract.signIn, {
      username: 'shang-yang',
      password: triedPassword,
      kaptcha: await answerKaptcha(world, visitor),
    });
  const wrong = (visitor: TestVisitor) => heard(come(visitor, 'wrongwrong'));
  const right = (visitor: TestVisitor) => come(visitor, password);
  for (let tries = 0; tries < 10; tries++) expect(await wrong(createVisitor())).toBe('signInWrong');
  expect(await wrong(createVisitor())).toBe('tryLater');
  const borrowed = owner.cookie('device');
  await by(owner)(contract.endOwnSession, {});
  expect(await right(owner)).toMatchObject({ userProfile: { username: 'shang-yang' } });
  expect(owner.cookie('device')).not.toBe(borrowed); // a new token each time
  await expect(right(createVisitor())).rejects.toMatchObject({ errorName: 'tryLater' });

  for (let tries = 0; tries < 10; tries++) expect(await wrong(owner)).toBe('signInWrong');
  await expect(right(owner)).rejects.toMatchObject({ errorName: 'tryLater' });

  // A code lifts all limits; the other browsers are forgotten with the old password.
  await advanceTime(db, 61_000);
  const elsewhere = createVisitor();
  await by(elsewhere)(contract.resetPassword, {
    mobile,
    message: await requestCode(world, elsewhere, mobile),
    password: 'forgotten123',
  });
  await by(createVisitor())(contract.signIn, { username: 'shang-yang', password: 'forgotten123' });
  expect(await db.selectFrom('knownDevice').select('memberId').execute()).toHaveLength(2);
  await by(elsewhere)(endOtherSessions, {});
  expect(await db.selectFrom('knownDevice').select('memberId').execute()).toHaveLength(1);
});
