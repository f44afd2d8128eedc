import { connection } from 'next/server'
import { isEdgePurged } from '@/edge/edge'
import { problem } from '@/lib/problem'

/** Polled by the edge: 200 if it has received every purge; 503 if not, and the edge then limits how long it caches. */
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
