import 'server-only'
import { readLimitedBody } from '@/lib/request-body'
import { plainSubmissionsHref, submissionsHref } from '@/lib/routes'
import { answersIn } from '../../forms/submission'
import { type Accepting, answerSubmission } from '../accept/answer-submission'
import { BODY_LIMIT, refuseEncoded, refuseOtherSites } from '../accept/guards'
import type { FieldProblem } from '../accept/problem'
import type { CheckedForm } from '../load-forms'
import { htmlPage } from './html-page'
import { plainForm, plainSubmissionId } from './plain-form'

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Answers a form that a browser sent by itself, without our code: the same checks, the same store, a page. */
export async function answerPlainForm(request: Request, leads: Accepting): Promise<Response> {
  const stranger = refuseOtherSites(request, leads.siteUrl)
  if (stranger) return refusal(stranger.status, stranger.detail)
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== FORM_TYPE || refuseEncoded(request)) {
    return refusal(415, 'Only a form of this site can be sent here.')
  }
  const body = await readLimitedBody(request, BODY_LIMIT).catch(() => null)
  if (body === null) return refusal(400, 'The message broke off on its way. Go back and try again.')
  if (body === undefined) return refusal(413, 'The message is too long. Go back and shorten it.')
  const posted = new FormData()
  for (const [name, value] of new URLSearchParams(body)) posted.append(name, value)
  const known = leads.formOf(String(posted.get('formType')))
  if (!known) return refusal(422, 'There is no form of this name.')

  const answer = await answerSubmission(asSubmission(request, known, posted, leads.clock()), leads)
  if (answer.ok) {
    // A reload of what follows must not send it again.
    const location = `${plainSubmissionsHref()}?sent=${encodeURIComponent(known.form.formType)}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
  const { detail = '', errors = [] } = (await answer.json()) as Refused
  const main = plainForm(known.form, posted, { detail, faults: faultsByField(errors) })
  const { title } = known.form.texts
  return htmlPage({
    status: answer.status,
    title,
    main,
    retryAfter: answer.headers.get('retry-after'),
  })
}

type Refused = { detail?: string; errors?: FieldProblem[] }

/** The page that a sent form leads to. */
export function thankForPlainForm(request: Request, leads: Pick<Accepting, 'formOf'>): Response {
  const known = leads.formOf(new URL(request.url).searchParams.get('sent') ?? '')
  if (!known) return refusal(404, 'There is nothing here. The form stands on the contact page.')
  const { title, text } = known.form.texts.success
  return htmlPage({ status: 200, title, main: `<h1>${title}</h1><p>${text}</p>` })
}

/** The page for a form that came while nothing could be stored. */
export function refusePlainUnstored(): Response {
  return refusal(503, 'The message could not be stored. Go back and send it again in a minute.')
}

/** The same request as the site's own code would send it. */
function asSubmission(
  request: Request,
  { form }: CheckedForm,
  posted: FormData,
  now: number,
): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const { formType } = form
  const data = answersIn(form, posted)
  const submissionId = plainSubmissionId(formType, data, now)
  const body = JSON.stringify({ formType, data, submissionId })
  return new Request(new URL(submissionsHref(), request.url), { method: 'POST', headers, body })
}

function faultsByField(errors: readonly FieldProblem[]): Map<string, string> {
  return new Map(errors.map(({ pointer, detail }) => [pointer.replace('#/data/', ''), detail]))
}

function refusal(status: number, text: string): Response {
  return htmlPage({ status, title: 'Not sent', main: `<h1>Not sent</h1><p>${text}</p>` })
}
