/** Things in the sky besides the sun or moon of the time of day. */
export type SkyThing =
  | 'moon'
  | 'stars'
  | 'aurora'
  | 'rainbow'
  | 'sun'
  | 'fireworks'
  | 'birds'
  | 'meteor'
  | 'fireflies';
