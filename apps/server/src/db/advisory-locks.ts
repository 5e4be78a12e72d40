/** The keys of PostgreSQL's advisory locks, kept together so that no two uses share one. */
export const advisoryLock = {
  /** Held for its whole life by the one server that may use an embedded database. */
  server: 4_120_001,
  /** Held while migrations run. */
  migrations: 4_120_002,
  /** Held while a new embedded cluster gets its role and database. */
  newCluster: 4_120_003,
  /** Held while the registration of a face is written. */
  faceRegistration: 4_120_004,
  /** With the import's id beside it: held by the job that works on the import. */
  import: 4_120_005,
  /** With the run's id beside it: held by the job that computes a pay run. */
  payRun: 4_120_006,
  /** Held by the one server that works out figures. */
  figures: 4_120_007,
  /** With the export's id beside it: held by the job that packs somebody's data. */
  dataExport: 4_120_008,
  /** Held by a backup; whoever removes a stored file shares it, so that none goes while a backup still wants it. */
  backup: 4_120_009,
  /** With the person's id beside it: held by the job that erases somebody. */
  erasure: 4_120_010,
} as const
