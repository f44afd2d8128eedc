import { reportFiles } from '@/documents/report/report-file'
import { problemResponse } from '@/leads/server/accept/answer-submission'
import { leadsInTime } from '@/leads/server/start-leads'
import { decodePath } from '@/lib/own-paths'

type Params = { params: Promise<{ link: string[] }> }

/** Serves the file of a signed link that a lead received. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  const [leads, { link }] = await Promise.all([leadsInTime(), params])
  if (leads) return leads.download(request, link.map(decodePath), reportFiles)
  const headers = { 'retry-after': '60' }
  const detail = 'The file cannot be sent just now. Open the link again in a minute.'
  return problemResponse({ status: 503, detail, headers })
}

export { GET as HEAD }
