/** Whether the caller has this version already. */
export const holdsVersion = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((it) => ['*', etag].includes(it.trim().replace(/^W\//, '')))
