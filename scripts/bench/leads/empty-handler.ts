import type { Child, ProcessGroup } from '../../run/process-group.ts'
import { serveSmallApp } from '../../run/small-app.ts'

const PATH = 'api/empty'

/** A route handler that answers 202 and does nothing else: what a POST costs before any work. */
export async function serveEmptyHandler(
  processGroup: ProcessGroup,
  port: number,
): Promise<{ server: Child; url: string }> {
  const handler = 'export const POST = async () => new Response(null, { status: 202 })\n'
  const files = { [`app/${PATH}/route.js`]: handler }
  const { server, url } = await serveSmallApp(processGroup, { name: 'empty-handler', port, files })
  return { server, url: url + PATH }
}
