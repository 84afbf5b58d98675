import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { basicInfo, entryDetail } from '../../features/entries/contract.ts';
import type { Facts } from '../../features/entries/rules.ts';
import { relationsOfEntry } from '../../features/relations/contract.ts';
import { timelineOfEntry } from '../../features/timelines/contract.ts';
import { timemapOfEntry } from '../../features/timemaps/contract.ts';
import * as contract from './contract.ts';
import * as relationCalls from '../../features/relations/writing-contract.ts';
import * as timemapCalls from '../../features/timemaps/writing-contract.ts';
import * as timelineCalls from '../../features/timelines/writing-contract.ts';
import * as entryCalls from '../../features/entries/writing-contract.ts';

test('V17 S08 time descriptions reach readers: of facts, events, relations and nodes', async () => {
  const { by, open, pass } = await createReviewFixture();
  const author = by('author');
  const time = (timeDesc: string) => ({
    startTime: '-0027-01-16',
    endTime: null,
    startNote: null,
    endNote: null,
    timeDesc,
  });
  const on = async <Content>(type: contract.Submission['module']) => {
    const { token, baseId, content } = await open('author', 'augustus', type);
    return { saving: { itemId: 'augustus', token, baseId }, content: content as Content };
  };
  const facts = await on<Facts>('facts'),
    place = { latitude: 41.9, longitude: 12.5, name: { en: 'Rome' } };
  const [life, ...others] = facts.content.times;
  for (const { revisionId } of [
    await author(entryCalls.saveVersion, {
      ...facts.saving,
      facts: { ...facts.content, times: [{ ...life!, timeDesc: 'before sunrise' }, ...others] },
    }),
    await author(timelineCalls.saveTimeline, {
      ...(await on('timeline')).saving,
      timeline: {
        events: [
          {
            ...time('in the Senate'),
            title: { en: 'Named Augustus' },
            place,
            weight: 2,
            with: ['cleopatra'],
            source: null,
          },
        ],
      },
    }),
    await author(timemapCalls.saveTimemap, {
      ...(await on('timemap')).saving,
      timemap: {
        nodes: [
          {
            title: { en: 'The Forum' },
            description: null,
            time: time('after the rains'),
            place,
            sketch: null,
            images: [],
            weight: 1,
            source: null,
          },
        ],
      },
    }),
    await author(relationCalls.saveRelations, {
      ...(await on('relations')).saving,
      relations: [
        {
          to: 'kongzi',
          type: 'other',
          word: { en: 'dreams of' },
          inverse: null,
          time: time('at night'),
          place: null,
          description: null,
          attributes: {},
          source: null,
          origin: null,
        },
      ],
    }),
  ])
    await pass(revisionId);

  const head = await author(entryDetail, { id: 'augustus-en' });
  expect(head.times[0]!.timeDesc).toBe('before sunrise');
  expect((await author(basicInfo, { itemId: 'augustus-en' })).facts[0]!.value).toMatch(/\d · before sunrise$/);
  for (const id of ['augustus-en', 'cleopatra-en'])
    expect(
      (await author(timelineOfEntry, { id })).events.find(({ title }) => title === 'Named Augustus')?.time,
      id,
    ).toEqual({ ...time('in the Senate'), startTime: expect.stringMatching(/^-0027-01-16/) as string });
  expect(
    (await author(timemapOfEntry, { id: 'augustus-en' })).nodes.find(({ title }) => title === 'The Forum')!.time,
  ).toMatchObject({ timeDesc: 'after the rains' });
  for (const id of ['augustus-en', 'kongzi-en'])
    expect(
      (await author(relationsOfEntry, { id })).relations.find(({ word }) => word === 'dreams of')!.time,
      id,
    ).toMatchObject({ timeDesc: 'at night' });
});
