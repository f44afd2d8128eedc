import type { Answers } from '../../../web/src/leads/forms/form-definition.ts'
import { formNamed } from '../form-named.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { counted, ending, printTable, shortened, timeWords } from '../output.ts'
import { factsOf, idsOf, record } from '../record.ts'
import {
  countRequests,
  type Filters,
  readRequests,
  type StoredRequest,
  toRecord,
} from '../requests.ts'

const WIDE = 110

/** `list`: requests, newest first. */
export async function list(inbox: Inbox, filters: Filters): Promise<Outcome> {
  const { database } = inbox
  const exact = filters.form === undefined ? filters : await withFormType(database, filters)
  const requests = await readRequests(database, exact)
  const count = await countRequests(database, exact)
  await record(inbox, 'listed', { ids: idsOf(requests), facts: factsOf(exact) })
  return {
    json: requests.map(toRecord),
    table: () => {
      const hasWebhook = requests.some(({ channels }) => channels.webhook)
      if (requests.length > 0)
        printTable(
          head(hasWebhook),
          requests.map((each) => row(each, hasWebhook)),
        )
      const shown = requests.length < count ? `${requests.length} of ` : ''
      const rest = shown && `, newest first; --limit ${count} shows all`
      console.log(`${requests.length > 0 ? '\n' : ''}${shown}${counted(count, 'request')}${rest}.`)
    },
  }
}

async function withFormType(database: Inbox['database'], filters: Filters): Promise<Filters> {
  const { formType } = await formNamed(database, filters.form ?? '')
  return { ...filters, form: formType }
}

const head = (hasWebhook: boolean) => [
  'Id',
  'Came (UTC)',
  ...(hasWebhook ? ['Bot', 'Webhook'] : ['State']),
  'Tries',
  'Form',
  'Page',
  'From',
]

function row(
  { id, acceptedAt, state, channels, startedAttempts, form, context, answers }: StoredRequest,
  hasWebhook: boolean,
) {
  const isWide = (process.stdout.columns ?? WIDE) >= WIDE
  return [
    id.slice(0, 8),
    timeWords(acceptedAt),
    ...(hasWebhook ? [channels.bot.state, channels.webhook?.state ?? ''] : [state]),
    startedAttempts,
    shortened(form, isWide ? 27 : 16),
    // The end of a path is more specific.
    context ? ending(context.page?.path ?? 'unknown page', isWide ? 32 : 16) : '',
    shortened(sender(answers), isWide ? 48 : 24),
  ]
}

/** The sender's name and email address, if the form has them. */
export function sender({ firstName, lastName, email }: Answers): string {
  const name = [firstName, lastName].filter((part) => typeof part === 'string').join(' ')
  if (typeof email !== 'string') return name
  return name ? `${name} <${email}>` : email
}
