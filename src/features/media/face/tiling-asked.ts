/** The job that cuts tiles of what was published and looks at what nobody has looked at yet, as those who ask for it need it. */
export const tilingAsked = { name: 'tiling', retries: 10 };
