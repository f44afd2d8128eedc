import type { Settings } from '../env.ts'
import { StartError } from '../run/start-error.ts'

/** What went wrong while seeding, in words that say what to do about it. */
export function explainFailure(error: unknown, { content }: Settings): string {
  if (error instanceof StartError) return error.message
  const { projectId, dataset, apiHost } = content
  const where = apiHost || `the Sanity project ${projectId}`
  const status = statusOf(error)
  const reason = error instanceof Error ? error.message : String(error)
  if (status === undefined) {
    const remedy =
      content.where === 'local'
        ? 'Start it with npm start.'
        : 'Check SANITY_API_HOST and your connection.'
    return `The content lake at ${where} cannot be reached (${reason}). ${remedy}`
  }
  if (status === 401 || status === 403) {
    return `${where} refuses the token (${status}). Check SANITY_API_WRITE_TOKEN or LAKE_TOKEN.`
  }
  if (status === 409) {
    return `Somebody changed a document at the same time, so nothing was written. Run it again. (${reason})`
  }
  return `${where} (dataset ${dataset}) answered ${status}: ${reason}`
}

/** An error without a status never got an answer. */
function statusOf(error: unknown): number | undefined {
  const has = typeof error === 'object' && error !== null && 'statusCode' in error
  return has && typeof error.statusCode === 'number' ? error.statusCode : undefined
}
