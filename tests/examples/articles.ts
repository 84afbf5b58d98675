import * as articles from '../../src/features/articles/contract.ts';
import * as writing from '../../src/features/articles/writing-contract.ts';
import { example, type Preparation, type PreparedWorld } from './prepared-world.ts';

/** An article that the fixture's author started: a draft visible only to them. */
async function startDraft({ by, people }: PreparedWorld): Promise<string> {
  return (await by(people.author)(writing.saveArticle, writing.saveArticle.example)).itemId;
}
/** A published one. */
async function publishArticle(world: PreparedWorld): Promise<string> {
  const { itemId, revisionId } = await world.by(world.people.author)(writing.saveArticle, {
    article: { name: 'Roads of the empire', body: '<p>All of them lead there.</p>' },
  });
  await world.pass(revisionId);
  return itemId;
}

export const articleExamples: readonly Preparation[] = [
  example(writing.saveArticle, async ({ people }) => ({ visitor: people.author })),
  example(writing.openArticle, async (world) => ({
    visitor: world.people.author,
    fill: { articleId: await startDraft(world) },
  })),
  example(writing.deleteArticle, async (world) => ({
    visitor: world.people.author,
    fill: { ugcId: await publishArticle(world) },
  })),
  example(articles.articleDetail, async (world) => ({
    visitor: world.people.other,
    fill: { id: await publishArticle(world) },
  })),
];
