/** What the storyboard's step adds to the project's head: the export of the film. */
export default function ExportControls() {
  return null;
}
