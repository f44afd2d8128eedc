import type { SanityClient } from '@sanity/client'
import type { Settings } from '../env.ts'

/** The input of the checks. */
export type Patient = {
  settings: Settings
  /** Whether content is at Sanity rather than in a local lake. */
  isHosted: boolean
  readToken: string | undefined
  writeToken: string | undefined
  webhookSecret: string | undefined
  downloadSecret: string | undefined
  /** A client with this token; without one, anonymous. */
  client: (token?: string) => SanityClient
}

/** `failed` is a fault; `warning` may be intended. The advice says what to do. */
export type Outcome = {
  status: 'ok' | 'warning' | 'failed' | 'skipped'
  message: string
  advice?: string
}

export type Check = { name: string; run: (patient: Patient) => Outcome | Promise<Outcome> }

export const ok = (message: string): Outcome => ({ status: 'ok', message })
export const skipped = (message: string): Outcome => ({ status: 'skipped', message })
export const warning = (message: string, advice: string): Outcome => ({
  status: 'warning',
  message,
  advice,
})
export const failed = (message: string, advice: string): Outcome => ({
  status: 'failed',
  message,
  advice,
})

/** The HTTP status of a client's error; undefined without an answer. */
export function statusOf(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' ? status : undefined
}

/** The reason of an error in one line; "fetch failed" has it in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const { code } = error as NodeJS.ErrnoException
  return error.message.split('\n')[0] || code || error.name
}

/** A request with a timeout of some seconds. */
export function request(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(15_000) })
}
