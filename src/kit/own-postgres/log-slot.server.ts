/** The slot that keeps the log of the own database from being removed before it is copied; it has no other use. */
export const logSlot = 'stele_log';
