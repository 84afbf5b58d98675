/** Where a painting is looked at. Source: spec §2. */
export const paintingAddress = (id: string) =>
  `/painting/detail?paintingType=alone&paintingId=${encodeURIComponent(id)}`;
