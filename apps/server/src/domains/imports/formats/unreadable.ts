/** A file that cannot be read in its declared format; the message is shown to people. */
export class UnreadableFile extends Error {}

/** A line that cannot be imported; the message says why. */
export class RefusedLine extends Error {}
