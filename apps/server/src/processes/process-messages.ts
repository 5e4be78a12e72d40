import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** One figure of a process, with its values. */
export type Metric = MetricObjectWithValues<MetricValue<string>>

/** From a process that answers requests to the one that supervises it. */
export type ToSupervisor =
  | { type: 'ready'; lines: string[] }
  | { type: 'ask-metrics'; question: number }
  | { type: 'metrics'; question: number; metrics: Metric[] }

/** The other way round. */
export type FromSupervisor =
  /** Report your metrics. */
  | { type: 'report-metrics'; question: number }
  /** The metrics of every process that has reported. */
  | { type: 'all-metrics'; question: number; reports: Metric[][] }
