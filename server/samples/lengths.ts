/** Seconds of each sample; written by tools/samples.mjs. */
export const SAMPLE_SECONDS: Readonly<Record<string, number>> = {
  lamp: 14.21,
  balloon: 8,
  castle: 8,
  whale: 8,
  city: 8,
  fox: 8,
  river: 9.6,
  rocket: 8,
  robot: 8,
  train: 8,
  'night-in': 8,
  far: 8,
};
