/**
 * Lines that were deleted from a script or came back to it, as this tab did it: a storyboard that is open compares itself with the
 * script anew. The script knows nothing of the storyboard, whose code may not be loaded.
 */
type Hear = (projectId: number) => void;

const hearing = new Set<Hear>();

export function onLineNews(hear: Hear): void {
  hearing.add(hear);
}

export function tellLineNews(projectId: number): void {
  for (const hear of hearing) hear(projectId);
}
