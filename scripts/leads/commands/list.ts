import type { Answers } from '../../../web/src/leads/forms/form-definition.ts'
import { submissionNumber } from '../../../web/src/leads/forms/form-definition.ts'
import type { Filters } from '../filters.ts'
import { formNamed } from '../form-named.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { counted, ending, printTable, shortened, timeWords } from '../output.ts'
import { factsOf, idsOf, record } from '../record.ts'
import {
  countSubmissions,
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

// In characters.
const LONGEST = 40

function printSubmissions(submissions: StoredSubmission[]): void {
  const hasWebhook = submissions.some(({ channels }) => channels.webhook)
  const hasCampaign = submissions.some(({ campaign }) => campaign)
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
      shortened(submission.form, LONGEST),
      // The end of a path is more specific.
      submission.context ? ending(submission.context.page?.path ?? 'unknown page', LONGEST) : '',
      ...(hasCampaign ? [shortened(submission.campaign ?? '', LONGEST)] : []),
      shortened(sender(submission.answers), LONGEST),
    ]),
  )
}

/** The sender's name and email address, if the form has them. */
export function sender({ firstName, lastName, email }: Answers): string {
  const name = [firstName, lastName].filter((part) => typeof part === 'string').join(' ')
  if (typeof email !== 'string') return name
  return name ? `${name} <${email}>` : email
}
