import { inTime } from '../../../lib/in-time.ts'
import { log } from '../../../lib/log.ts'
import { counter } from '../../../lib/metrics.ts'
import { routeOf } from '../../forms/chat-routes.ts'
import type { Answers } from '../../forms/form-definition.ts'
import { reasonOf } from '../store/error-reason.ts'
import type { LeadsDatabase } from '../store/schema.ts'
import type { LeadsSettings } from '../store/settings.ts'
import { TIMEOUT_MS } from '../store/settings.ts'
import {
  type CheckedForm,
  type CheckedSubmission,
  checkSubmission,
  type Received,
} from './check-submission.ts'
import { type LeadContext, readContext } from './context.ts'
import { type Download, linkDownloads, type RequestedFile, readDownloads } from './downloads.ts'
import { formatMessage } from './format-message.ts'
import { type Checked, type Limits, type Problem, refuseOtherSites, suspicion } from './guards.ts'
import type { DrawPage } from './own-page.ts'
import { consentRecord, storeSubmission } from './store-submission.ts'
import { webhookBody } from './webhook-body.ts'

/** What accepting needs; the running server's is made by `openLeads`. */
export type Accepting = {
  settings: LeadsSettings
  database: LeadsDatabase
  limits: Limits
  formOf: (formType: string) => CheckedForm | undefined
  /** Called after something new is stored. */
  kick: () => void
  /** Milliseconds since 1970. */
  clock: () => number
  drawPage: DrawPage
  /** The files that answers ask for; it may reject. */
  downloadsFor?: DownloadsFor | undefined
}

export type DownloadsFor = (formType: string, answers: Answers) => Promise<RequestedFile[]>

/** A stored submission and the files that its sender may download. */
export type Accepted = {
  submissionId: string
  outcome: 'stored' | 'repeated' | 'blocked'
  downloads: Pick<Download, 'title' | 'path'>[]
}

const submissions = counter({
  name: 'chainlantern_submissions_total',
  help: 'Submissions by form and by what became of them.',
  labelNames: ['form', 'outcome'],
})

/** What the metrics call a refusal. */
const REFUSALS: { [status: number]: string } = {
  403: 'foreign',
  409: 'conflicting',
  429: 'limited',
  503: 'unstored',
}

/** The sender of a submission: the address that the limits count, and the headers that name the page. */
export type Meta = {
  ipAddress: string
  origin: string | null
  fetchSite: string | null
  host: string | null
}

/**
 * Accepts one submission, whichever route it came by: guards, limits, check, content, store. The value has its id, and
 * it is on disk by then. `receive` reads the body; it is called only for senders that may send.
 * It never throws: a database that fails or hangs is the problem 503.
 */
export async function accept(
  receive: () => Promise<Checked<Received>>,
  meta: Meta,
  leads: Accepting,
): Promise<Checked<Accepted>> {
  // Known once the body has been read. Only names of our own forms are counted.
  let form = 'unknown'
  const formOf = (formType: string) => {
    const known = leads.formOf(formType)
    form = known?.form.formType ?? form
    return known
  }
  const result = await acceptOne(receive, meta, { ...leads, formOf })
  const outcome = result.ok ? result.value.outcome : (REFUSALS[result.problem.status] ?? 'invalid')
  submissions.inc({ form, outcome })
  return result
}

async function acceptOne(
  receive: () => Promise<Checked<Received>>,
  meta: Meta,
  leads: Accepting,
): Promise<Checked<Accepted>> {
  try {
    const refusal =
      refuseOtherSites(meta, leads.settings.siteUrl) ??
      (await inTime(leads.limits.refuseBusyIpAddress(meta.ipAddress), TIMEOUT_MS.limits))
    if (refusal) return { ok: false, problem: refusal }
    const body = await receive()
    if (!body.ok) return body
    const checked = await checkSubmission(body.value, leads.formOf)
    if (!checked.ok) return checked
    // Before the time for storing begins: slow content must not refuse a submission.
    const content = await readContent(checked.value, leads)
    return await inTime(store(checked.value, content, leads), TIMEOUT_MS.store)
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'leads: a submission could not be stored')
    return { ok: false, problem: UNSTORED }
  }
}

/** The sender keeps the submission and sends it again, so nothing is lost. */
export const UNSTORED: Problem = {
  status: 503,
  detail: 'The submission could not be stored. Send it again in a minute under the same id.',
  headers: { 'retry-after': '60' },
}

const CONFLICT: Problem = {
  status: 409,
  detail: 'Another submission was stored under this submissionId. Send this one under a new id.',
}

type Content = { now: number; context: LeadContext | undefined; downloads: Download[] }

/** What published content says about a submission that came now. It never rejects. */
async function readContent(checked: CheckedSubmission, leads: Accepting): Promise<Content> {
  const now = leads.clock()
  const [context, downloads] = await Promise.all([
    readContext(checked, { ...leads.settings, now }),
    downloadsOf(checked, leads, now),
  ])
  return { now, context, downloads }
}

async function store(
  checked: CheckedSubmission,
  { now, context, downloads }: Content,
  leads: Accepting,
): Promise<Checked<Accepted>> {
  const { form, answers, files, submissionId, cookies } = checked
  const { siteUrl, bot, webhook } = leads.settings
  const suspected = suspicion(checked, leads.settings)
  const kind = suspected ? 'blocked' : 'delivered'
  const problem = await leads.limits.refuseAboveCeiling(kind)
  if (problem) return { ok: false, problem }
  const links = downloads.map(({ title, path }) => {
    return { title, url: new URL(path, siteUrl).href }
  })
  const envelope = { submissionId, acceptedAt: now, context, downloads: links }
  const consent = consentRecord(form, answers, cookies)
  const outcome = await storeSubmission(leads.database, {
    submissionId,
    formType: form.formType,
    answers,
    files,
    consent,
    context,
    route: routeOf(form, answers),
    text: formatMessage(form, answers, envelope),
    webhookBody: webhook ? webhookBody(form, answers, { ...envelope, files, consent }) : undefined,
    skipsBot: webhook !== undefined && bot === undefined,
    downloads,
    suspicion: suspected,
    now,
  })
  if (outcome === 'stored') leads.kick()
  if (outcome === 'conflicting') return { ok: false, problem: CONFLICT }
  // A repeated submission gets the links of the first time, a blocked one the same answer as any other.
  const given = outcome === 'stored' ? downloads : await readDownloads(leads.database, submissionId)
  const fate = outcome === 'stored' && suspected ? 'blocked' : outcome
  return { ok: true, value: { submissionId, outcome: fate, downloads: given } }
}

/** The links of a submission; none if they cannot be made, since people can send the file later. */
async function downloadsOf(
  { form, answers, submissionId }: CheckedSubmission,
  { downloadsFor, settings: { downloadSecret } }: Accepting,
  now: number,
): Promise<Download[]> {
  if (!downloadsFor || !downloadSecret) return []
  const files = await inTime(downloadsFor(form.formType, answers), TIMEOUT_MS.downloads).catch(
    (error: unknown) => {
      log.error({ reason: reasonOf(error) }, 'leads: the files of a submission are not known')
      return []
    },
  )
  return linkDownloads(downloadSecret, files, { submissionId, now })
}
