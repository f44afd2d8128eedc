import type { Settings } from '../env.ts'
import { seedToken } from '../seed/seed-token.ts'

/** The token for reading drafts: SANITY_API_READ_TOKEN, or the write token. Throws a StartError without one. */
export function readToken(settings: Settings): string {
  return settings.content.token ?? seedToken(settings, process.env)
}

/** The location of the content, for the first line of a command's output. */
export function nameOf({ content }: Settings): string {
  return `${content.dataset} at ${content.apiHost || `${content.projectId}.api.sanity.io`}`
}
