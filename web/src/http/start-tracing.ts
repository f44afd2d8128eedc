import type { Configuration } from '@vercel/otel'
import { env } from '@/env'

type Processor = Exclude<NonNullable<Configuration['spanProcessors']>[number], 'auto'>
type Span = Parameters<Processor['onEnd']>[0]

/** Sends traces by OpenTelemetry to `OTEL_EXPORTER_OTLP_ENDPOINT`; without it, its code is not loaded. */
export async function startTracing(): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { registerOTel } = await import('@vercel/otel')
  registerOTel({
    serviceName: 'chainlantern-web',
    // In this order: spans are cleaned before they are exported.
    spanProcessors: [{ ...NOTHING, onEnd: removePersonalData }, 'auto'],
  })
}

const NOTHING = {
  onStart: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}

/** The attributes that are kept: methods, statuses and route patterns. Others may hold a query, an address or a token. */
const KEPT =
  /^(next\.(route|span_name|span_type|page|rsc|segment)|http\.(method|route|status_code|request\.method|response\.status_code)|operation\.name|resource\.name|error\.type|server\.address|net\.peer\.name)$/

/** Removes paths and queries from a span that has ended; exported for tests. */
export function removePersonalData(span: Span): void {
  // Typed as read-only, because it is too late for instrumentation; exporters read it after us.
  const mutable = span as { name: string; events: unknown[]; status: { message?: string } }
  mutable.name = withoutPath(span.name)
  const { attributes } = span
  for (const [name, value] of Object.entries(attributes)) {
    if (!KEPT.test(name)) delete attributes[name]
    else if (typeof value === 'string') attributes[name] = withoutPath(value)
  }
  // Messages of exceptions quote what could not be read.
  mutable.events = []
  delete mutable.status.message
}

/** `fetch GET https://host/path?query` as `fetch GET https://host`, and a path without its query. */
function withoutPath(text: string): string {
  return text.replace(/(https?:\/\/[^/\s?#]+)\S*/g, '$1').replace(/[?#]\S*/g, '')
}
