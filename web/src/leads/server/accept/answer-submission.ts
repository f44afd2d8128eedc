import 'server-only'
import type { LeadsDatabase } from '../database/tables'
import type { CheckedForm } from '../load-forms'
import { formatMessage } from '../message/format-message'
import { reasonOf } from '../reason-of'
import { checkSubmission } from './check-submission'
import { consentRecord } from './consent-record'
import { type Problem, problemResponse } from './problem'
import type { RateLimit } from './rate-limit'
import { readJsonBody } from './read-json-body'
import { refuseOtherSites } from './refuse-other-sites'
import { refuseOtherTypes } from './refuse-other-types'
import { refuseUnstored } from './refuse-unstored'
import { storeSubmission } from './store-submission'

/** What answering needs; the running server's is made by `start-leads`. */
export type Accepting = {
  database: LeadsDatabase
  siteUrl: string
  rateLimit: RateLimit
  formOf: (formType: string) => CheckedForm | undefined
  /** Called after something new is stored. */
  kick: () => void
  clock: () => number
}

/** Answers `POST /api/submissions`: the cheap checks first, then it stores, and only then says 202. */
export async function answerSubmission(request: Request, leads: Accepting): Promise<Response> {
  const refusal =
    refuseOtherSites(request, leads.siteUrl) ??
    refuseOtherTypes(request) ??
    (await leads.rateLimit(request))
  if (refusal) return problemResponse(refusal)
  const body = await readJsonBody(request)
  if (!body.ok) return problemResponse(body.problem)
  try {
    return await storeChecked(body.value, leads)
  } catch (error) {
    console.error(`leads: a submission could not be stored (${reasonOf(error)})`)
    return refuseUnstored()
  }
}

async function storeChecked(body: unknown, leads: Accepting): Promise<Response> {
  const checked = checkSubmission(body, leads.formOf)
  if (!checked.ok) return problemResponse(checked.problem)
  const { form, answers, submissionId, cookies, trapped } = checked.value
  const now = leads.clock()
  const text = formatMessage(form, answers, { submissionId, acceptedAt: now })
  const outcome = await storeSubmission(leads.database, {
    submissionId,
    formType: form.formType,
    answers,
    consent: consentRecord(form, answers, cookies),
    text,
    blocked: trapped,
    now,
  })
  if (outcome === 'conflicting') return problemResponse(CONFLICT)
  if (outcome === 'stored') leads.kick()
  return Response.json({ submissionId }, { status: 202, headers: { 'cache-control': 'no-store' } })
}

const CONFLICT: Problem = {
  status: 409,
  detail: 'Another submission was stored under this submissionId. Send this one under a new id.',
}
