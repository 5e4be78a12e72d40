/** The keys of PostgreSQL's advisory locks, kept together so that no two uses share one. */
export const advisoryLock = {
  /** Held by the one server that may use an embedded database, for as long as it runs. */
  server: 4_120_001,
  /** Held while migrations run. */
  migrations: 4_120_002,
  /** Held while a new embedded cluster gets its role and database. */
  newCluster: 4_120_003,
  /** Held while a face registration is written. */
  faceRegistration: 4_120_004,
  /** With the import's id as second key. Held by the job that processes the import. */
  import: 4_120_005,
  /** With the run's id as second key. Held by the job that computes a pay run. */
  payRun: 4_120_006,
  /** Held by the one server that computes the figures. */
  figures: 4_120_007,
  /** With the export's id as second key. Held by the job that packs a person's data. */
  dataExport: 4_120_008,
  /**
   * Held by a backup. Code that removes a stored file takes it as a shared lock, so that no file disappears
   * while a backup needs it.
   */
  backup: 4_120_009,
  /** With the person's id as second key. Held by the job that erases that person. */
  erasure: 4_120_010,
  /** With the worker's id as second key. Shared; held by a worker for as long as it runs. */
  worker: 4_120_011,
  /** With the draft's id as second key. Held by the job that computes a draft of a timetable. */
  timetableDraft: 4_120_012,
} as const
