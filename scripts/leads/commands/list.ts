import type { Answers } from '../../../web/src/leads/forms/form-definition.ts'
import { requestNumber } from '../../../web/src/leads/forms/request-number.ts'
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
      if (requests.length > 0) printRequests(requests)
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

// Widths in characters: of id, time, state and tries with all gaps; of a second state; of a pipe, which wraps nothing.
const [FIXED, WEBHOOK, PIPE] = [54, 13, 180]
/** How the other columns share what is left, and what each has at least. */
const [SHARES, LEAST] = [{ form: 4, page: 5, campaign: 4, from: 6 }, 12]

function printRequests(requests: StoredRequest[]): void {
  const hasWebhook = requests.some(({ channels }) => channels.webhook)
  const hasCampaign = requests.some(({ campaign }) => campaign)
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
    requests.map(({ channels, ...request }) => [
      requestNumber(request.id),
      timeWords(request.acceptedAt),
      ...(hasWebhook ? [channels.bot.state, channels.webhook?.state ?? ''] : [request.state]),
      request.startedAttempts,
      shortened(request.form, width(form)),
      // The end of a path is more specific.
      request.context ? ending(request.context.page?.path ?? 'unknown page', width(page)) : '',
      ...(hasCampaign ? [shortened(request.campaign ?? '', width(campaign))] : []),
      shortened(sender(request.answers), width(from)),
    ]),
  )
}

/** The sender's name and email address, if the form has them. */
export function sender({ firstName, lastName, email }: Answers): string {
  const name = [firstName, lastName].filter((part) => typeof part === 'string').join(' ')
  if (typeof email !== 'string') return name
  return name ? `${name} <${email}>` : email
}
