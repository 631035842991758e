/** Step 2: the script. */
export default function ScriptStep() {
  return null;
}
