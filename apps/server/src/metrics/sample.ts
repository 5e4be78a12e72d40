/** One number about the installation, as a gauge shows it. Labels never name a person. */
export interface Sample {
  /** Below `campanile_`. */
  name: string
  help: string
  value: number
  labels?: Record<string, string>
}
