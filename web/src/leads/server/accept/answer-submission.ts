import 'server-only'
import type { LeadsDatabase } from '../database/tables'
import { inTime, PATIENCE_MS } from '../in-time'
import type { CheckedForm } from '../load-forms'
import { formatMessage } from '../message'
import { reasonOf } from '../reason-of'
import { type CheckedSubmission, checkSubmission } from './check-submission'
import { readJsonBody, refuseOtherSites, refuseOtherTypes, suspicion } from './guards'
import { type Problem, problemResponse, refuseUnstored } from './problem'
import type { Limits } from './rate-limits'
import { consentRecord, storeSubmission } from './store-submission'

/** What answering needs; the running server's is made by `start-leads`. */
export type Accepting = {
  database: LeadsDatabase
  siteUrl: string
  limits: Limits
  /** Whether a form that came faster than a person can fill it in is a program's. */
  checksFillTime: boolean
  formOf: (formType: string) => CheckedForm | undefined
  /** Called after something new is stored. */
  kick: () => void
  clock: () => number
}

/** Answers `POST /api/submissions`: the cheap checks first, then it stores, and only then says 202. */
export async function answerSubmission(request: Request, leads: Accepting): Promise<Response> {
  try {
    const refusal =
      refuseOtherSites(request, leads.siteUrl) ??
      refuseOtherTypes(request) ??
      (await inTime(PATIENCE_MS.limits, leads.limits.refuseBusyAddress(request)))
    if (refusal) return problemResponse(refusal)
    const body = await readJsonBody(request)
    if (!body.ok) return problemResponse(body.problem)
    const checked = checkSubmission(body.value, leads.formOf)
    if (!checked.ok) return problemResponse(checked.problem)
    return await inTime(PATIENCE_MS.store, store(checked.value, leads))
  } catch (error) {
    console.error(`leads: a submission could not be stored (${reasonOf(error)})`)
    return refuseUnstored()
  }
}

async function store(checked: CheckedSubmission, leads: Accepting): Promise<Response> {
  const { form, answers, submissionId, cookies } = checked
  const suspected = suspicion(checked, leads)
  const kind = suspected ? 'blocked' : 'delivered'
  const refusal = await leads.limits.refuseAboveCeiling(kind)
  if (refusal) return problemResponse(refusal)
  const now = leads.clock()
  const outcome = await storeSubmission(leads.database, {
    submissionId,
    formType: form.formType,
    answers,
    consent: consentRecord(form, answers, cookies),
    text: formatMessage(form, answers, { submissionId, acceptedAt: now }),
    suspicion: suspected,
    now,
  })
  if (outcome === 'stored') leads.kick()
  else await leads.limits.giveBack(kind)
  if (outcome === 'conflicting') return problemResponse(CONFLICT)
  // A program that was found out is told the same.
  return Response.json({ submissionId }, { status: 202, headers: { 'cache-control': 'no-store' } })
}

const CONFLICT: Problem = {
  status: 409,
  detail: 'Another submission was stored under this submissionId. Send this one under a new id.',
}
