import type { Settings } from '../env.ts'
import { seedToken } from '../seed/seed-token.ts'

/** The token that reads drafts: SANITY_API_READ_TOKEN, or the token that may write. Throws a StartError without one. */
export function readToken(settings: Settings): string {
  return settings.content.token ?? seedToken(settings, process.env)
}

/** Where content is, for the first line of a command. */
export function nameOf({ content }: Settings): string {
  return `${content.dataset} at ${content.apiHost || `${content.projectId}.api.sanity.io`}`
}
