import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { limitKey } from '../../../http/ip-address.ts'
import { isFromOtherSite, type Sender } from '../../../lib/other-sites.ts'
import type { Field } from '../../forms/fields.ts'
import type { FormDefinition } from '../../forms/form-definition.ts'
import { RATE_LIMIT_TABLE } from '../store/migrations.ts'
import type { LeadsSettings } from '../store/settings.ts'

/** One error in a body: where (a JSON pointer as a URL fragment) and what to do about it. */
export type FieldProblem = { pointer: string; detail: string }

/** Why a request is refused, in the terms of RFC 9457. */
export type Problem = {
  status: 400 | 403 | 409 | 413 | 415 | 422 | 429 | 503
  detail: string
  errors?: FieldProblem[]
  headers?: Record<string, string>
}

/** A step's outcome: its value, or why the request goes no further. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

/** The largest submission that is read, in bytes: no form whose answers keep their limits is larger. Files come on top. */
export const BODY_LIMIT = 128 * 1024

const FOREIGN: Problem = {
  status: 403,
  detail: 'Requests are accepted from the pages of this site only.',
}

/** Refuses what a browser sends on behalf of another site. */
export const refuseOtherSites = (source: Sender, siteUrl: string): Problem | undefined =>
  isFromOtherSite(source, siteUrl) ? FOREIGN : undefined

type Suspect = {
  form: Pick<FormDefinition, 'fields'>
  filledInMs?: number | undefined
  /** The field that people cannot see was filled in. */
  trapped: boolean
}

/**
 * Why a submission seems to be from a program, for the people who review blocked ones; undefined if it does not. Without
 * `filledInMs` it came from a browser without JavaScript, and only the trap counts.
 */
export function suspicion(
  { form, filledInMs = Infinity, trapped }: Suspect,
  { checksFillTime }: Pick<LeadsSettings, 'checksFillTime'>,
): string | undefined {
  if (trapped) return 'filled in a field that people cannot see'
  if (!checksFillTime || filledInMs >= fastestFill(form)) return undefined
  return `sent ${Math.round(filledInMs)} ms after the form appeared`
}

// In ms: shorter than a person needs to press the button, and to fill in one field by hand.
const TO_SEND = 300
const BY_HAND = 250

/**
 * The shortest time in ms in which a person can fill in a form: 0.3 s for the newsletter, 1.55 s for support. Only
 * required fields that neither autofill nor the page fills in count.
 */
export function fastestFill({ fields }: Pick<FormDefinition, 'fields'>): number {
  return TO_SEND + Object.values(fields).filter(isByHand).length * BY_HAND
}

function isByHand({ required, prefill, control }: Field): boolean {
  if (!required || prefill || control.kind === 'hidden') return false
  return !('autoComplete' in control && control.autoComplete)
}

type LimitSettings = Pick<LeadsSettings, 'ratePerMinute' | 'acceptedPerMinute'>

/** The rate limits; with `pool`, all servers that use this database count together. */
export function createLimits({ ratePerMinute, acceptedPerMinute }: LimitSettings, pool?: Pool) {
  const address = limitPerMinute('address', ratePerMinute, pool)
  const ceiling = limitPerMinute('ceiling', acceptedPerMinute, pool)
  return {
    /** Counts every submission, valid or not, so that an address that probes is limited, too. */
    refuseBusyIpAddress: async (ipAddress: string): Promise<Problem | undefined> => {
      const seconds = await address.take(limitKey(ipAddress))
      return seconds ? tooMany('Too many requests came from your network.', seconds) : undefined
    },
    /** Counts what is to be stored. Blocked submissions have a limit of their own, so that they never displace real ones. */
    refuseAboveCeiling: async (kind: 'delivered' | 'blocked'): Promise<Problem | undefined> => {
      const seconds = await ceiling.take(kind)
      return seconds ? tooMany('More submissions arrive than can be taken in.', seconds) : undefined
    },
  }
}

export type Limits = ReturnType<typeof createLimits>

function tooMany(why: string, seconds: number): Problem {
  const detail = `${why} Send it again in ${seconds} seconds.`
  return { status: 429, detail, headers: { 'retry-after': String(seconds) } }
}

/** Counts in this process, or with `pool` in the database that several servers share. */
function limitPerMinute(name: string, points: number, pool: Pool | undefined) {
  const settings = { keyPrefix: name, points, duration: 60 }
  const limiter = pool
    ? new RateLimiterPostgres({
        ...settings,
        storeClient: pool,
        storeType: 'pool',
        tableName: RATE_LIMIT_TABLE,
        tableCreated: true,
        // A key over its limit causes no further queries.
        inMemoryBlockOnConsumed: points + 1,
      })
    : new RateLimiterMemory(settings)
  return {
    /** Takes a point; if none is left, resolves to the seconds until there is one. */
    take: async (key: string): Promise<number | undefined> => {
      try {
        await limiter.consume(key)
        return undefined
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
  }
}
