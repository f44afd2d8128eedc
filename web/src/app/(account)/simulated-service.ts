import * as z from 'zod/mini'
import { cleanEmail, EMAIL_PROBLEM, isEmail } from '@/leads/forms/addresses'

export type FieldErrors = Readonly<Record<string, string>>

/** Simulates a service: validates, waits and succeeds, within the browser. */
export type SimulatedService<Values> = {
  check: (typed: unknown) => { values: Values } | { errors: FieldErrors }
  /** Resolves after the delay, or rejects when the signal is aborted. */
  call: (signal: AbortSignal) => Promise<void>
}

type Simulation<Schema> = { schema: Schema; delayMs: number }

export function simulatedService<Schema extends z.ZodMiniType>({
  schema,
  delayMs,
}: Simulation<Schema>): SimulatedService<z.output<Schema>> {
  return {
    check(typed) {
      const parsed = z.safeParse(schema, typed)
      return parsed.success ? { values: parsed.data } : { errors: firstMessages(parsed.error) }
    },
    call: (signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(resolve, delayMs)
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          reject(signal.reason)
        })
      }),
  }
}

function firstMessages(error: z.core.$ZodError): FieldErrors {
  const messages: Record<string, string> = {}
  for (const issue of error.issues) messages[String(issue.path[0])] ??= issue.message
  return messages
}

/** A required, valid email address; the message for an empty one differs between screens. */
export function emailRule(emptyMessage: string) {
  return z
    .string()
    .check(z.overwrite(cleanEmail), z.minLength(1, emptyMessage), z.refine(isEmail, EMAIL_PROBLEM))
}
