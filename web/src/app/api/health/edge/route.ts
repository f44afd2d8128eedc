import { connection } from 'next/server'
import { isEdgePurged } from '@/edge/edge'
import { problem } from '@/lib/problem'

/** The edge asks every few seconds whether it has been told of every change: 200, or 503 and it keeps nothing for long. */
export async function GET(): Promise<Response> {
  await connection()
  const isPurged = await isEdgePurged()
  if (isPurged === undefined) return problem(404, 'There is nothing at this address.')
  return Response.json(
    { status: isPurged ? 'purged' : 'outstanding' },
    {
      status: isPurged ? 200 : 503,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    },
  )
}
