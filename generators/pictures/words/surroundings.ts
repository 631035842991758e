/** What the ground is wet with. */
export type Ground = 'mud' | 'puddle';

/** What a room is for, as its furniture shows. */
export type Interior =
  | 'kitchen'
  | 'classroom'
  | 'office'
  | 'library'
  | 'bookstore'
  | 'bakery'
  | 'shop'
  | 'cafe'
  | 'bedroom'
  | 'hospital'
  | 'airport'
  | 'fireside'
  | 'stage';

/** What a whole field is of. */
export type Crop = 'lavender' | 'wheat' | 'rice' | 'sunflowers' | 'tulips';
