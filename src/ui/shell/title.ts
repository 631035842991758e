/** The browser's tab says where one is, and before it how many tasks run or are new. */
let place = document.title;
let count = 0;

const write = (): void => {
  document.title = count > 0 ? `(${count}) ${place}` : place;
};

/** Without the count, which is nobody's concern but the person's. */
export const placeTitle = (): string => place;

export function setPlaceTitle(title: string): void {
  place = title;
  write();
}

export function setTitleCount(tasks: number): void {
  count = tasks;
  write();
}
