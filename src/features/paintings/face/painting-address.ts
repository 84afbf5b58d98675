/** Address of a painting's page. Source: spec §2. */
export const paintingAddress = (id: string) =>
  `/painting/detail?paintingType=alone&paintingId=${encodeURIComponent(id)}`;
