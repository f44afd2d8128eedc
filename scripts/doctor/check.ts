import { ClientError, type SanityClient } from '@sanity/client'
import type { Settings } from '../env.ts'

/** The input of the checks. */
export type Patient = {
  settings: Settings
  /** Whether content is at Sanity rather than in a local lake. */
  isHosted: boolean
  readToken: string | undefined
  writeToken: string | undefined
  /** A client with this token; without one, anonymous. */
  client: (token?: string) => SanityClient
}

/** `failed` is a fault; `warning` may be intended. The advice says what to do. */
export type Outcome = {
  status: 'ok' | 'warning' | 'failed' | 'skipped'
  message: string
  advice?: string
}

export type Check = (patient: Patient) => Outcome | Promise<Outcome>

export const outcome = (status: Outcome['status'], message: string, advice?: string): Outcome => ({
  status,
  message,
  advice,
})

/** Whether the content API refused, instead of not answering. */
export const isRefusal = (error: unknown): error is ClientError => error instanceof ClientError

/** A request with a timeout of 15 s. */
export const request = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(15_000) })
