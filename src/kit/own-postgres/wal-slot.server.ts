/** The slot that keeps the bundled database's log from being removed before it is copied; it has no other use. */
export const walSlot = 'stele_log';
