/** Of a category by time: the first century with a name of its own; whatever began before stands together. */
export const firstNamedCentury = -30;
