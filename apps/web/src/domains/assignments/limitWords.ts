const megabyte = 1024 * 1024

/** The most that a file may have, in the megabytes in which it was set: 25 MB. */
export const limitWords = (bytes: number) => `${Math.round((bytes / megabyte) * 10) / 10} MB`
