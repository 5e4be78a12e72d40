/** Why the server cannot start, in plain sentences for the operator. Shown without a stack trace. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
