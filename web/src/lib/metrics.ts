import { Counter, Gauge, Histogram, register } from 'prom-client'

type Description<Label extends string> = { name: string; help: string; labelNames: Label[] }

/**
 * Metrics of this process, at /api/metrics. The instrumentation and the routes are separate bundles that share Node's
 * one copy of the library, so whichever comes first makes a metric, and the others find it by its name.
 * Labels are chosen from a fixed set: never what a visitor sent.
 */
export const counter = <Label extends string>(metric: Description<Label>): Counter<Label> =>
  (register.getSingleMetric(metric.name) as Counter<Label> | undefined) ?? new Counter(metric)

export const gauge = <Label extends string>(metric: Description<Label>): Gauge<Label> =>
  (register.getSingleMetric(metric.name) as Gauge<Label> | undefined) ?? new Gauge(metric)

/** The same; `buckets` are upper bounds in seconds. */
export const histogram = <Label extends string>(
  metric: Description<Label> & { buckets: number[] },
): Histogram<Label> =>
  (register.getSingleMetric(metric.name) as Histogram<Label> | undefined) ?? new Histogram(metric)
