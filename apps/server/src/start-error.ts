/** Why the server cannot start, in plain sentences for the person who started it; shown without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
