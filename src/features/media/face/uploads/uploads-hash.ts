/** Which of the member's uploads the list shows. */
export interface UploadQuery {
  of: 'pictures' | 'recordings';
  page: number;
}

/** The same as a hash in the address of the user centre. */
export function uploadsHash({ of, page }: UploadQuery): string {
  const searchParams = new URLSearchParams({
    ...(of !== 'pictures' && { of }),
    ...(page > 1 && { page: String(page) }),
  });
  return `#/mycontent/uploads${searchParams.size ? `?${searchParams}` : ''}`;
}
