/** A file that cannot be read as what it was said to be; the message is the sentence people read. */
export class UnreadableFile extends Error {}

/** One line that cannot be imported; the message says why. */
export class RefusedLine extends Error {}
