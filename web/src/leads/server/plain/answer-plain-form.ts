import 'server-only'
import { readLimitedBody } from '@/lib/read-limited-body'
import { plainSubmissionsHref, submissionsHref } from '@/routes/hrefs'
import { answersIn } from '../../definitions/answers-in'
import { type Accepting, answerSubmission } from '../accept/answer-submission'
import type { FieldProblem } from '../accept/problem'
import { BODY_LIMIT } from '../accept/read-json-body'
import type { CheckedForm } from '../load-forms'
import { htmlPage } from './html-page'
import { plainForm } from './plain-form'

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Answers a form that a browser sent by itself, without our code: the same checks, the same store, a page. */
export async function answerPlainForm(request: Request, leads: Accepting): Promise<Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== FORM_TYPE) return refusal(415, 'Only a form of this site can be sent here.')
  const body = await readLimitedBody(request, BODY_LIMIT).catch(() => undefined)
  if (body === undefined) return refusal(413, 'The message is too long. Go back and shorten it.')
  const posted = new FormData()
  for (const [name, value] of new URLSearchParams(body)) posted.append(name, value)
  const known = leads.formOf(String(posted.get('formType')))
  if (!known) return refusal(422, 'There is no form of this name.')

  const answer = await answerSubmission(asSubmission(request, known, posted), leads)
  if (answer.ok) {
    // A reload of what follows must not send it again.
    const location = `${plainSubmissionsHref()}?sent=${encodeURIComponent(known.form.formType)}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
  const { detail = '', errors = [] } = (await answer.json()) as Refused
  const main = plainForm(known.form, posted, { detail, faults: faultsByField(errors) })
  return htmlPage({ status: answer.status, title: known.form.texts.title, main })
}

type Refused = { detail?: string; errors?: FieldProblem[] }

/** The page that a sent form leads to. */
export function thankForPlainForm(request: Request, leads: Pick<Accepting, 'formOf'>): Response {
  const known = leads.formOf(new URL(request.url).searchParams.get('sent') ?? '')
  if (!known) return refusal(404, 'There is nothing here. The form stands on the contact page.')
  const { title, text } = known.form.texts.success
  return htmlPage({ status: 200, title, main: `<h1>${title}</h1><p>${text}</p>` })
}

/** The same request as the site's own code would send it. */
function asSubmission(request: Request, { form }: CheckedForm, posted: FormData): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const body = JSON.stringify({
    formType: form.formType,
    data: answersIn(form, posted),
    submissionId: crypto.randomUUID(),
  })
  return new Request(new URL(submissionsHref(), request.url), { method: 'POST', headers, body })
}

function faultsByField(errors: readonly FieldProblem[]): Map<string, string> {
  return new Map(errors.map(({ pointer, detail }) => [pointer.replace('#/data/', ''), detail]))
}

function refusal(status: number, text: string): Response {
  return htmlPage({ status, title: 'Not sent', main: `<h1>Not sent</h1><p>${text}</p>` })
}
