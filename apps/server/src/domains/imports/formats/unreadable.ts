/** A file that cannot be read in its declared format; the message is a coded one. */
export class UnreadableFile extends Error {}

/** A line that cannot be imported; the message is a coded one. */
export class RejectedLine extends Error {}
