/** The edge of a broken egg, under which nobody is seen who comes out of it. */
export const EGG_EDGE = -44;
/** Numbers of the last parts of a broken egg and of a nest that are before who is in it. */
export const EGG_FRONT = 3;
export const NEST_FRONT = 15;
