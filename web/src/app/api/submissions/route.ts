import { requestedFiles } from '@/documents/report/report-file'
import { UNSTORED } from '@/leads/server/accept/accept'
import { problemResponse, refuseMethod } from '@/leads/server/accept/answer-submission'
import { leadsInTime } from '@/leads/server/start-leads'

/** Receives a submission; 202 means that it is stored. */
export async function POST(request: Request): Promise<Response> {
  const leads = await leadsInTime()
  return leads ? leads.answer(request, requestedFiles) : problemResponse(UNSTORED)
}

const refuse = () => refuseMethod('POST, OPTIONS')

export { refuse as DELETE, refuse as GET, refuse as HEAD, refuse as PATCH, refuse as PUT }

/** Lists the allowed method, without CORS. */
export function OPTIONS(): Response {
  return new Response(null, { status: 204, headers: { allow: 'POST, OPTIONS' } })
}
