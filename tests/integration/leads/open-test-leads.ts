import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { onTestFinished, vi } from 'vitest'
import { InlineForm } from '@/leads/client/inline-form'
import type { FormName } from '@/leads/client/lead-form'
import type { ChatRoutes } from '@/leads/forms/chat-routes'
import { dialogForms, inlineForms } from '@/leads/forms/forms.gen'
import { type Leads, openLeads } from '@/leads/server/open-leads'
import type { LeadsSettings } from '@/leads/server/store/settings'
import { log } from '@/lib/log'
import { BOT_TOKEN, type BotDouble, CHAT_ID, startBotDouble } from '../../support/bot-double'
import { temporaryDatabase } from '../../support/test-databases'

/** A bot double that stops with its test. */
export async function temporaryBot(): Promise<BotDouble> {
  const bot = await startBotDouble()
  onTestFinished(() => bot.stop())
  return bot
}

export const PAGES: Record<string, string | undefined> = {
  '/solutions/compliance': 'Compliance Teams',
  '/company/contact': 'Contact',
  '/login': undefined,
}

/** The form's own page, as the site draws it. */
async function drawFormPage(path: string): Promise<string> {
  const name = path.split('/').at(-1) ?? ''
  const forms = { ...dialogForms, ...inlineForms }
  const form = Object.hasOwn(forms, name) ? await forms[name as FormName]() : undefined
  const drawn = form && createElement(InlineForm, { name: name as FormName, form })
  const main = createElement('main', null, createElement('h1', null, form?.texts.title), drawn)
  return `<title>A form</title>${renderToStaticMarkup(main)}<script>1</script>`
}

/** A bot, and the forms that go to other chats than `CHAT_ID`. */
type TestBot = Pick<BotDouble, 'url'> & { chatRoutes?: ChatRoutes }
type TestSettings = Partial<Omit<LeadsSettings, 'bot'>> & { bot?: TestBot }

/** The real store and worker in this process, on a real file and, with `bot`, a real connection. */
export async function openTestLeads({ bot, ...settings }: TestSettings = {}): Promise<Leads> {
  for (const level of ['warn', 'error', 'info'] as const)
    vi.spyOn(log, level).mockImplementation(() => {})
  const leads = await openLeads({
    location: temporaryDatabase(),
    siteUrl: 'http://localhost:3000',
    findPage: async (path) =>
      Object.hasOwn(PAGES, path) ? { path, title: PAGES[path] } : undefined,
    drawPage: drawFormPage,
    ratePerMinute: 100_000,
    acceptedPerMinute: 1_000_000,
    checksFillTime: true,
    downloadSecret: undefined,
    leaseMs: 60_000,
    sendTimeoutMs: 30_000,
    paceMs: 1,
    bot: bot && {
      apiUrl: bot.url,
      token: BOT_TOKEN,
      chatId: CHAT_ID,
      chatRoutes: bot.chatRoutes ?? new Map<string, string>(),
    },
    webhook: undefined,
    alerts: { webhookUrl: undefined, email: undefined },
    retentionAfterMs: 60_000,
    ...settings,
  })
  onTestFinished(() => leads.close())
  return leads
}

export const supportRequest = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  priority: 'urgent',
  category: 'data',
  subject: 'A flow is missing',
  description: 'The second hop is not shown.',
  terms: true,
}

type PostOptions = { headers?: Record<string, string>; body?: string }

/** A request as the site's pages send it; `headers` and `body` override parts. */
export function post(submission: unknown, { headers, body }: PostOptions = {}): Request {
  return new Request('http://localhost:3000/api/submissions', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: body ?? JSON.stringify(submission),
  })
}

/** A submission with a new id. */
export function submission(data: object = supportRequest, formType = 'Support Request') {
  return { formType, data, submissionId: crypto.randomUUID() }
}
