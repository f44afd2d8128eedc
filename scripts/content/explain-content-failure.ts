import type { Settings } from '../env.ts'
import { StartError } from '../run/start-error.ts'

/** The reason of an error in one line; "fetch failed" has it in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reasonOf(error.cause)
  return error.message.split('\n')[0] || String((error as NodeJS.ErrnoException).code)
}

/** Whether the content API refused a request or was unreachable. */
export function isOfContentApi(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof StartError) return false
  const text = `${error.message} ${error.cause}`
  return 'statusCode' in error || /fetch failed|ECONN|ENOTFOUND|EAI_AGAIN/.test(text)
}

/** Explains an error of the content API, and says what to do. */
export function explainContentFailure(error: unknown, { content }: Settings): string {
  const { projectId, dataset, apiHost } = content
  const target = apiHost || `the Sanity project ${projectId}`
  const status = statusOf(error)
  const reason = error instanceof Error ? error.message : String(error)
  if (status === undefined) {
    const advice =
      content.where === 'local'
        ? 'Start it with npm start.'
        : 'Check SANITY_API_HOST and your connection.'
    return `The content lake at ${target} cannot be reached (${reason}). ${advice}`
  }
  if (status === 401 || status === 403) {
    return `${target} refuses the token (${status}). Check SANITY_API_WRITE_TOKEN (SANITY_API_READ_TOKEN if it only reads).`
  }
  if (status === 409) {
    return `Another client changed a document at the same time, so nothing was written. Run the command again. (${reason})`
  }
  return `${target} (dataset ${dataset}) answered ${status}: ${reason}`
}

/** The HTTP status of a client error; undefined without a response. */
function statusOf(error: unknown): number | undefined {
  const hasStatus = typeof error === 'object' && error !== null && 'statusCode' in error
  return hasStatus && typeof error.statusCode === 'number' ? error.statusCode : undefined
}
