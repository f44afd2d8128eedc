import type { Answers } from '../../../web/src/leads/forms/form-definition.ts'
import { submissionNumber } from '../../../web/src/leads/forms/form-definition.ts'
import { formNamed } from '../form-named.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { counted, ending, printTable, shortened, timeWords } from '../output.ts'
import { factsOf, idsOf, record } from '../record.ts'
import {
  countSubmissions,
  type Filters,
  readSubmissions,
  type StoredSubmission,
  toRecord,
} from '../submissions.ts'

/** `list`: submissions, newest first. */
export async function list(inbox: Inbox, filters: Filters): Promise<Outcome> {
  const { database } = inbox
  const exact = filters.form === undefined ? filters : await withFormType(database, filters)
  const submissions = await readSubmissions(database, exact)
  const count = await countSubmissions(database, exact)
  await record(inbox, 'listed', { ids: idsOf(submissions), facts: factsOf(exact) })
  return {
    json: submissions.map(toRecord),
    table: () => {
      if (submissions.length > 0) printSubmissions(submissions)
      const shown = submissions.length < count ? `${submissions.length} of ` : ''
      const rest = shown && `, newest first; --limit ${count} shows all`
      console.log(
        `${submissions.length > 0 ? '\n' : ''}${shown}${counted(count, 'submission')}${rest}.`,
      )
    },
  }
}

async function withFormType(database: Inbox['database'], filters: Filters): Promise<Filters> {
  const { formType } = await formNamed(database, filters.form ?? '')
  return { ...filters, form: formType }
}

// Widths in characters: of id, time, state and tries with all gaps; of a second state; of a pipe, which wraps nothing.
const [FIXED, WEBHOOK, PIPE] = [54, 13, 180]
/** How the other columns share what is left, and what each has at least. */
const [SHARES, LEAST] = [{ form: 4, page: 5, campaign: 4, from: 6 }, 12]

function printSubmissions(submissions: StoredSubmission[]): void {
  const hasWebhook = submissions.some(({ channels }) => channels.webhook)
  const hasCampaign = submissions.some(({ campaign }) => campaign)
  const room = (process.stdout.columns ?? PIPE) - FIXED - (hasWebhook ? WEBHOOK : 0)
  const { form, page, campaign, from } = SHARES
  const share = room / (form + page + from + (hasCampaign ? campaign : 0))
  const width = (parts: number) => Math.max(LEAST, Math.floor(share * parts))
  printTable(
    [
      'Number',
      'Came (UTC)',
      ...(hasWebhook ? ['Bot', 'Webhook'] : ['State']),
      'Tries',
      'Form',
      'Page',
      ...(hasCampaign ? ['Campaign'] : []),
      'From',
    ],
    submissions.map(({ channels, ...submission }) => [
      submissionNumber(submission.id),
      timeWords(submission.acceptedAt),
      ...(hasWebhook ? [channels.bot.state, channels.webhook?.state ?? ''] : [submission.state]),
      submission.startedAttempts,
      shortened(submission.form, width(form)),
      // The end of a path is more specific.
      submission.context
        ? ending(submission.context.page?.path ?? 'unknown page', width(page))
        : '',
      ...(hasCampaign ? [shortened(submission.campaign ?? '', width(campaign))] : []),
      shortened(sender(submission.answers), width(from)),
    ]),
  )
}

/** The sender's name and email address, if the form has them. */
export function sender({ firstName, lastName, email }: Answers): string {
  const name = [firstName, lastName].filter((part) => typeof part === 'string').join(' ')
  if (typeof email !== 'string') return name
  return name ? `${name} <${email}>` : email
}
