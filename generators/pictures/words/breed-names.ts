/** Breeds of dogs, and coats of cats, that look like none of the others. */
export type DogBreed =
  | 'corgi'
  | 'husky'
  | 'shiba'
  | 'retriever'
  | 'labrador'
  | 'dalmatian'
  | 'poodle'
  | 'shepherd'
  | 'dachshund'
  | 'pug'
  | 'beagle'
  | 'chihuahua'
  | 'samoyed'
  | 'collie'
  | 'greyhound';
export type CatCoat = 'tabby' | 'calico' | 'siamese' | 'ragdoll';
export type Breed = DogBreed | CatCoat;
