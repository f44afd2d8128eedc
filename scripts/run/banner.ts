import type { Settings } from '../env.ts'

/** The text after the start: URLs, and what is configured. */
export function banner(settings: Settings, documents: number): string {
  const { content } = settings
  const lines = [
    '',
    `  Site    ${settings.siteUrl}`,
    `  Studio  ${settings.studioUrl}`,
    content.where === 'local'
      ? `  Lake    ${content.apiHost}`
      : `  Content ${content.apiHost || `https://${content.projectId}.api.sanity.io`}`,
    '',
    `  Content        ${documents} published documents, ${whereabouts(settings)}`,
    `  Messaging bot  ${messaging(settings.telegram)}`,
    '',
    '  Ctrl-C ends everything.',
    '',
  ]
  return lines.join('\n')
}

function whereabouts({ content, lakeDir }: Settings): string {
  if (content.where === 'local') return `in ${lakeDir}`
  const token = content.token
    ? 'with a read token'
    : 'without a read token, so no previews of drafts'
  return `project ${content.projectId}, dataset ${content.dataset}, ${token}`
}

function messaging({ apiUrl, botToken, chatId }: Settings['telegram']): string {
  if (botToken && chatId) return `configured (${apiUrl ?? 'api.telegram.org'})`
  return 'not configured (TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID): submissions are stored, not delivered'
}
