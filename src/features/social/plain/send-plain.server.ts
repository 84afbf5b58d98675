import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asFailure, type Api, type Context } from '../../../kit/calls/api.server.ts';
import { checkOrigin } from '../../../kit/calls/http.server.ts';
import { escapeXml } from '../../../kit/markup.ts';
import { securityPolicy } from '../../../kit/pages/security-policy.ts';
import type { Translate, Values } from '../../../kit/texts.ts';
import { httpStatusOf, type ErrorName } from '../../../rules/errors.ts';
import { directionOf, languageTag, type Language } from '../../../rules/languages.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import { sendComment } from '../contract.ts';
import { commentsPageAddress, isSocialType } from '../rules.ts';

/** Maximum form size, in bytes: the longest comment at nine bytes per letter, and the other fields. */
const bodyLimit = 64 * 1024;

interface PlainCommentOptions {
  api: Api;
  contextOf(request: FastifyRequest, reply: FastifyReply, language: Language): Promise<Omit<Context, 'cacheTags'>>;
  languageOf(request: FastifyRequest): Promise<Language>;
  originOf(request: FastifyRequest): string;
  formatError(error: ErrorName, language: Language, values: Values): string;
}

/**
 * `POST /comments/send`: a comment from a plain form, through the same call as all others; redirects to the comment. An
 * error page states the reason and keeps the text in the form.
 */
export function mountPlainComments(app: FastifyInstance, house: PlainCommentOptions) {
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.post('/comments/send', { bodyLimit, config: { cost: 'page' } }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const readField = (name: string) => form.get(name) ?? '';
      const language = await house.languageOf(request);
      const [id, type, to, words] = [readField('id'), readField('type'), readField('to'), readField('reply')];
      try {
        checkOrigin(request, house.originOf(request));
        const context = { ...(await house.contextOf(request, reply, language)), cacheTags: () => {} };
        const target = to ? { id: to, type: 'comment' } : { id, type };
        const comment = (await house.api.run(sendComment, async () => ({ ...target, reply: words }), context)) as {
          id: string;
        };
        const place = isSocialType(type) ? commentsPageAddress({ id, type, comment: comment.id }) : '/';
        return reply.header('cache-control', 'no-store').redirect(`${place}#comment-${comment.id}`, 303);
      } catch (error) {
        const { failure, isKnown } = asFailure(error);
        if (!isKnown) request.log.error(error);
        const why = house.formatError(failure.errorName, language, failure.details as Values);
        return reply
          .code(httpStatusOf(failure.errorName))
          .headers({ 'cache-control': 'no-store', 'content-security-policy': securityPolicy() })
          .type('text/html; charset=utf-8')
          .send(renderRetryPage(translateFor(language), language, { why, id, type, to, words }));
      }
    });
  });
}

/** Written without the frame of the site: it only has to preserve the text. */
function renderRetryPage(
  t: Translate,
  language: Language,
  { why, words, ...fields }: { why: string; id: string; type: string; to: string; words: string },
): string {
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeXml(value)}">`)
    .join('');
  const title = escapeXml(t('comments.title'));
  return `<!doctype html><html lang="${languageTag(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p role="alert">${escapeXml(why)}</p><form method="post" action="/comments/send">${hidden}<p><label for="reply">${escapeXml(t('comments.write'))}</label></p><p><textarea id="reply" name="reply" rows="8" cols="40">${escapeXml(words)}</textarea></p><p><button>${escapeXml(t('comments.send'))}</button></p></form></main></body></html>`;
}
