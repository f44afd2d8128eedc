import { domainToASCII } from 'node:url'
import { PARAMETERS } from '../../forms/campaign-name.ts'
import type { Field, FieldValue } from '../../forms/fields.ts'
import type { Answers, FormDefinition } from '../../forms/form-definition.ts'
import { submissionNumber } from '../../forms/form-definition.ts'
import { escapeHtml } from '../store/message-html.ts'
import type { LeadContext } from './context.ts'
import type { Visit } from './visit.ts'

type Envelope = {
  submissionId: string
  acceptedAt: number
  context?: LeadContext | undefined
  /** What was given to the visitor for download. */
  downloads?: readonly { title: string; url: string }[]
}

/**
 * The bot message of a submission, as HTML: heading, a line per answered field, where it came from, the time
 * (`acceptedAt`, ms since 1970) and the id. Its form is specified; a unit test holds it.
 */
export function formatMessage(
  form: Pick<FormDefinition, 'formType' | 'fields'>,
  answers: Answers,
  { submissionId, acceptedAt, context, downloads = [] }: Envelope,
): string {
  const lines = Object.entries(form.fields).flatMap(([name, field]) => {
    const words = answerWords(field, answers[name])
    return words ? [line(field.label, words)] : []
  })
  const time = `${new Date(acceptedAt).toISOString().slice(0, 19).replace('T', ' ')} UTC`
  return [
    `<b>New ${escapeHtml(form.formType)} Submission</b>`,
    '',
    ...lines,
    '',
    ...downloads.map(
      // As code: to be copied into an email, and without a preview, which would count as a download.
      ({ title, url }) =>
        `<b>${escapeHtml(`Download of ${title}`)}:</b> <code>${escapeHtml(url)}</code>`,
    ),
    ...contextLines(form, context, LONGEST_VISITS).map(([label, words]) => line(label, words)),
    line('Number', submissionNumber(submissionId)),
    line('Submitted', time),
    line('Submission id', submissionId),
  ].join('\n')
}

type Line = [label: string, words: string]

/** The longest line about the visits, in characters: a link that somebody invented must not displace answers. */
const LONGEST_VISITS = 400

/**
 * Where a submission came from, in words: the page, the button, what the button preset, and what brought the visitor, cut
 * to `most` characters.
 */
export function contextLines(
  { fields }: Pick<FormDefinition, 'fields'>,
  context: LeadContext | undefined,
  most = Infinity,
): Line[] {
  if (!context) return []
  const { page, button, parameters = {} } = context
  const words = Array.from(visitWords(context))
  const broughtBy = words.length > most ? `${words.slice(0, most).join('')}…` : words.join('')
  const known = Object.entries(fields).map(
    ([name, field]) => [field.prefill ?? name, field] as const,
  )
  const presets = Object.entries(parameters).map(([name, value]) => {
    const field = known.find(([parameter]) => parameter === name)?.[1]
    return field ? `${field.label}: ${answerWords(field, value)}` : `${name}: ${value}`
  })
  return [
    ['Page', pageWords(page)],
    ...(button ? [['Button', button] as Line] : []),
    ...(presets.length > 0 ? [['Preset', presets.join('; ')] as Line] : []),
    ...(broughtBy ? [['Brought by', broughtBy] as Line] : []),
  ]
}

/** What brought the visitor this time and the first time, on one line; '' if they came to the page itself. */
function visitWords({ page, visit = {}, firstVisit }: LeadContext): string {
  const now = facts(visit, visit.landing === page?.path).join(', ')
  if (!firstVisit) return now
  const first = facts(firstVisit).join(', ') || 'no link known'
  return `${now && `${now}; `}first visit on ${firstVisit.day}: ${first}`
}

function facts(visit: Visit, isHere = false): string[] {
  const named = PARAMETERS.flatMap((name) => (visit[name] ? [`${name} ${visit[name]}`] : []))
  const { referrer, landing } = visit
  return [
    ...named,
    ...(referrer ? [`link on ${referrer}`] : []),
    ...(landing && !isHere ? [`landing page ${landing}`] : []),
  ]
}

/** A page as its title and path. */
export function pageWords(page: LeadContext['page']): string {
  if (!page) return 'unknown page'
  return page.title ? `${page.title} (${page.path})` : page.path
}

function line(label: string, words: string): string {
  return `<b>${escapeHtml(label)}:</b> ${escapeHtml(words)}`
}

/** An email address as mail programs take it: its domain in Punycode. */
export function deliverable(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at))
}

/** An answer in the words that its visitor saw; '' for what was left out or not ticked. */
export function answerWords({ control }: Field, value: FieldValue | undefined): string {
  if (value === undefined || value === false) return ''
  if (value === true) return 'Yes'
  if (control.kind === 'email') {
    const [typed, ascii] = [String(value), deliverable(String(value))]
    return typed.toLowerCase() === ascii.toLowerCase() ? typed : `${typed} (${ascii})`
  }
  const options = 'options' in control ? control.options : {}
  return (
    [value]
      .flat()
      // A visitor may write 'constructor', a key that every object inherits.
      .map((answer) => (Object.hasOwn(options, answer) ? options[answer] : answer))
      .join(', ')
  )
}
