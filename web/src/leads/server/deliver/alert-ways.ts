import type { LeadsSettings } from '../store/settings.ts'
import type { Alert, Way } from './alerts.ts'
import { reasonOfFetch } from './bot.ts'

// In ms; shorter than the lease of an alert, and than the time that a server has to end.
const TIMEOUT = 10_000

/** The ways that are configured. Their errors name no address, which may hold a key. */
export function waysOf({ webhookUrl, email }: LeadsSettings['alerts']): Way[] {
  return [
    ...(webhookUrl
      ? [{ name: 'webhook' as const, tell: (alert: Alert) => post(webhookUrl, alert) }]
      : []),
    ...(email ? [{ name: 'email' as const, tell: (alert: Alert) => mail(email, alert) }] : []),
  ]
}

async function post(url: string, alert: Alert): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Chat services show `text` of such a body.
    body: JSON.stringify(alert),
    signal: AbortSignal.timeout(TIMEOUT),
    redirect: 'error',
    cache: 'no-store',
  }).catch((error: unknown) => {
    throw new Error(`it did not answer (${reasonOfFetch(error)})`)
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`it answered ${response.status}`)
}

async function mail(
  { smtpUrl, to }: { smtpUrl: string; to: string },
  { text, whatToDo, server, site }: Alert,
): Promise<void> {
  // Loaded when there is something to tell.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  })
  const lines = [text, '', whatToDo, '', `Site: ${site}`, `Told by: ${server}`]
  try {
    await transport.sendMail({ from: to, to, subject: text, text: lines.join('\n') })
  } catch (error) {
    // The server's own words may quote addresses.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new Error(`the mail server did not take it (${code})`)
  } finally {
    transport.close()
  }
}
