/** What is wrong with a source, for admins; the message is a coded one. */
export class SourceProblem extends Error {}
