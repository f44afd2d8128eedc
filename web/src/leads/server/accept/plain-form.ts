import { createHash } from 'node:crypto'
import { readLimitedBody } from '../../../http/request-body.ts'
import { isoDay } from '../../../lib/format-date.ts'
import { contactHref, formHref, plainSubmissionsHref } from '../../../lib/routes.ts'
import { PARAMETERS } from '../../forms/campaign-name.ts'
import {
  type Answers,
  answersIn,
  BUTTON_FIELD,
  errorsIn,
  type FormDefinition,
  PAGE_FIELD,
  submissionNumber,
} from '../../forms/form-definition.ts'
import { formOriginOf, isCampaign, knownPresets, presetNames } from '../../forms/form-page.ts'
import { UUID } from '../../forms/form-schema.ts'
import { type Accepting, accept } from './accept.ts'
import { metaOf } from './answer-submission.ts'
import { readDownloads } from './downloads.ts'
import { fillInForm } from './fill-in-form.ts'
import { BODY_LIMIT } from './guards.ts'
import { answerWithPage, type DrawPage, link, paragraph, say } from './own-page.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'

// In bytes. Each byte of an answer takes up to three in a posted form (`&` is `%26`).
const FORM_LIMIT = 3 * BODY_LIMIT

/**
 * Answers a form that a browser without JavaScript posted: 303 to a page of thanks once it is stored, otherwise a page
 * that says what to do. For wrong answers that is the form's own page, with everything that was typed.
 */
export async function answerPlainForm(request: Request, leads: Accepting): Promise<Response> {
  const { drawPage } = leads
  const refuse = (status: number, text: string) => refusePlainForm(drawPage, status, text)
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== FORM_TYPE) {
    return refuse(415, 'Only a form of this site can be sent here.')
  }
  const body = await readLimitedBody(request, FORM_LIMIT).catch(() => null)
  if (body === null) {
    return refuse(400, 'The message broke off on its way. Go back and try again.')
  }
  if (body === undefined) {
    return refuse(413, 'The message is too long. Go back and shorten it.')
  }
  const posted = new FormData()
  for (const [name, value] of new URLSearchParams(body)) posted.append(name, value)
  const known = leads.formOf(String(posted.get('formType')))
  if (!known) return refuse(422, 'There is no form of this name.')

  const { name, form } = known
  const { formType } = form
  // A form that is shown again carries the page that it was first on.
  const said = String(posted.get(PAGE_FIELD) ?? request.headers.get('referer') ?? '')
  const page = pageOf(said, form)
  posted.set(PAGE_FIELD, said && page.pathname + page.search)
  const { from, presets, button } = formOriginOf(page)
  const path = said && from
  preset(posted, form, presets)
  const data = answersIn(form, posted)
  const submissionId = plainSubmissionId(formType, data, leads.clock())
  const context = {
    path,
    ...visitOf(page, path),
    button: button || String(posted.get(BUTTON_FIELD) ?? ''),
    parameters: presets,
  }
  const submission = { formType, data, submissionId, context }
  const receive = async () => ({ ok: true, value: { submission } }) as const
  const outcome = await accept(receive, metaOf(request), leads)
  if (outcome.ok) {
    // A reload of what follows must not send it again.
    const sent = new URLSearchParams({ sent: formType, id: submissionId })
    const location = `${plainSubmissionsHref()}?${sent}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
  const { status, detail, errors = [], headers } = outcome.problem
  if (status === 403) return refuse(status, detail)
  const messages = errors.map(({ pointer, detail: message }) => [pointer.split('/')[2], message])
  return answerWithPage(drawPage, {
    status,
    path: formHref(name),
    headers,
    change: (page) =>
      fillInForm(page, posted, { detail, errors: errorsIn(form, Object.fromEntries(messages)) }),
  })
}

/** The page that a sent form leads to; `?sent=` names its form type, `?id=` the submission. */
export async function thankForPlainForm(request: Request, leads: Accepting): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const known = leads.formOf(searchParams.get('sent') ?? '')
  const { drawPage } = leads
  if (!known) return refusePlainForm(drawPage, 404, 'There is nothing here.')
  const { success, ready, meanwhile } = known.form.texts
  const id = searchParams.get('id') ?? ''
  const isId = UUID.test(id)
  const mayHave = isId && ready !== success
  const downloads = mayHave ? await readDownloads(leads.database, id).catch(() => []) : []
  const { title, text } = downloads.length > 0 ? ready : success
  const content = [
    paragraph(text),
    isId ? paragraph(`Your number: ${submissionNumber(id)}`) : '',
    ...downloads.map((file) => `<p class="mt-3">${link(file.path, `${file.title} (PDF)`)}</p>`),
    meanwhile ? paragraph(meanwhile.text) : '',
    ...(meanwhile?.links ?? []).map(([label, path]) => `<p>${link(path, label)}</p>`),
  ]
  return answerWithPage(drawPage, {
    status: 200,
    path: formHref(known.name),
    change: (page) => say(page, title, content.join('')),
  })
}

/** The page that says why a form was not accepted. */
export const refusePlainForm = (drawPage: DrawPage, status: number, text: string) =>
  answerWithPage(drawPage, {
    status,
    path: contactHref(),
    change: (page) =>
      say(page, 'Not sent', `${paragraph(text)}<p>${link(contactHref(), 'Contact us')}</p>`),
  })

/**
 * The submission id of such a form: a hash of the answers and the day, so that a button pressed twice, or a form posted
 * again after an error, is stored once.
 */
export function plainSubmissionId(formType: string, answers: Answers, now: number): string {
  const content = JSON.stringify([isoDay(now), formType, answers])
  const digits = createHash('sha256').update(content).digest('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/**
 * The page with the form, without what its query holds beside the campaign and, on the page of a form, what the button
 * that led there knew.
 */
function pageOf(said: string, form: FormDefinition): URL {
  const url = URL.parse(said, 'http://site') ?? new URL('http://site')
  const { from, presets, button } = formOriginOf(url)
  const page = new URL(url.pathname, url)
  for (const [name, value] of url.searchParams)
    if (isCampaign(name)) page.searchParams.append(name, value)
  if (from !== url.pathname) {
    const kept = { ...knownPresets(form, presets), from, button }
    for (const [name, value] of Object.entries(kept)) page.searchParams.set(name, value)
  }
  return page
}

/** Answers what the visitor left empty by what the button preset. */
function preset(posted: FormData, form: FormDefinition, presets: Record<string, string>): void {
  for (const [name, preset] of presetNames(form)) {
    const value = presets[preset]
    const { control, initial } = form.fields[name] ?? {}
    const given = posted.get(name) ?? ''
    const isEmpty = given === '' || (control?.kind === 'hidden' && given === initial)
    if (value && isEmpty) posted.set(name, value)
  }
}

/**
 * Without JavaScript nothing is remembered from page to page: a visit is known only if the page with the form is the
 * one to which the link of a campaign led.
 */
function visitOf({ searchParams }: URL, landing: string) {
  if (![...searchParams.keys()].some(isCampaign)) return {}
  const values = PARAMETERS.map((name) => [name, searchParams.get(`utm_${name}`) ?? ''])
  return { visit: { ...Object.fromEntries(values), landing } }
}
