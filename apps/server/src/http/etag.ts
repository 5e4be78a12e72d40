/** Whether the client already has this version. */
export const holdsVersion = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((it) => ['*', etag].includes(it.trim().replace(/^W\//, '')))
