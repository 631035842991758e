/** A reason not to start that the person can act on; shown as one line, without a stack. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
