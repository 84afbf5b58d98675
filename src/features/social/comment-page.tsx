import { Redirect, type PageRequest } from '../../kit/pages/page.ts';
import { whereComment } from './contract.ts';

/** Where a comment stands depends on the reader's language, and ends with the comment. */
export const isKept = false;

/** `/comment/{id}` leads to the page that a comment stands on. */
export async function loader({ call, params: { id } }: PageRequest<{ id: string }>): Promise<never> {
  throw new Redirect((await call(whereComment, { id })).href);
}

export default function CommentPage() {
  return null;
}
