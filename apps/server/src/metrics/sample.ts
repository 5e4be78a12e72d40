/** One figure about the installation, reported as a gauge. Labels never contain personal data. */
export interface Sample {
  /** Prefixed with `campanile_`. */
  name: string
  help: string
  value: number
  labels?: Record<string, string>
}
