/** The first century with a heading of its own in a category by time; everything earlier is one group. */
export const firstNamedCentury = -30;
