import type { Child, ProcessGroup } from '../../run/process-group.ts'
import { serveSmallApp } from '../../run/small-app.ts'

const PATH = 'api/empty'

/** A route handler that only answers 202: the baseline cost of a POST. */
export async function serveEmptyHandler(
  processGroup: ProcessGroup,
  port: number,
): Promise<{ server: Child; url: string }> {
  const handler = 'export const POST = async () => new Response(null, { status: 202 })\n'
  const files = { [`app/${PATH}/route.js`]: handler }
  const { server, url } = await serveSmallApp(processGroup, { name: 'empty-handler', port, files })
  return { server, url: url + PATH }
}
