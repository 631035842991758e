/** The tab's title: the number of running and new tasks, and the page. */
let place = document.title;
let count = 0;

const write = (): void => {
  document.title = count > 0 ? `(${count}) ${place}` : place;
};

/** Without the count, which is private. */
export const placeTitle = (): string => place;

export function setPlaceTitle(title: string): void {
  place = title;
  write();
}

export function setTitleCount(tasks: number): void {
  count = tasks;
  write();
}
