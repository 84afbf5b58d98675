/** The job that cuts tiles of published pictures and describes new ones; enqueue it in this form. */
export const tilingJob = { name: 'tiling', retries: 10 };
