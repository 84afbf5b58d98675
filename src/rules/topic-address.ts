/** Address of the page with everything on a title. Source: spec §2. */
export const topicAddress = (title: string) => `/topicdetail.htm?title=${encodeURIComponent(title)}`;
