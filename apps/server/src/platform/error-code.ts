/** The code of an error of the system, the network or the database, such as ENOENT; undefined without one. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
