import { requestedFiles } from '@/documents/report/report-file'
import { refuseMethod } from '@/leads/server/accept/answer-submission'
import { leadsInTime, refusePlainUnstored } from '@/leads/server/start-leads'

/** Receives a form without JavaScript; answers with a page. */
export async function POST(request: Request): Promise<Response> {
  const leads = await leadsInTime()
  return leads ? leads.answerPlain(request, requestedFiles) : refusePlainUnstored()
}

/** The page after sending a form, which a reload does not send again. */
export async function GET(request: Request): Promise<Response> {
  const leads = await leadsInTime()
  return leads ? leads.thank(request) : refusePlainUnstored()
}

const refuse = () => refuseMethod('GET, HEAD, POST, OPTIONS')

export { refuse as DELETE, refuse as PATCH, refuse as PUT }
