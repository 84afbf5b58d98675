import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import type { thingCards } from '../contract.ts';
import type { deleteArticle, newerVersions, openArticle, saveArticle } from '../writing-contract.ts';
import type { searchBook } from '../../books/search/contract.ts';

/** Calls of this editor, by route. */
export const articleRoutes = {
  openArticle: byRoute<typeof openArticle>('GET /data/article/part/{articleId}', concurrent),
  saveArticle: byRoute<typeof saveArticle>('POST /data/article/save', concurrent),
  deleteArticle: byRoute<typeof deleteArticle>('POST /api/article/ugc/v1/y/del', concurrent),
  newerArticles: byRoute<typeof newerVersions>('GET /api/article/ugc/v1/y/view/newer'),
  gather: byRoute<typeof thingCards>('GET /data/article/cards', concurrent),
  searchBook: byRoute<typeof searchBook>('GET /home/Book/searchBook'),
};
