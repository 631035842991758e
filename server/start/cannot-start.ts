/** A reason not to start that the operator can fix; shown as one line without a stack trace. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
