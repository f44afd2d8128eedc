import { connection } from 'next/server'
import { ending } from '@/lib/ending'
import { health } from '../health'

/** Readiness of this server and its parts: 200 or 503. */
export async function GET(): Promise<Response> {
  await connection()
  // Without checks, so that the load balancer stops sending visitors at once.
  const { status, parts } = ending.isEnding ? { status: 'ending', parts: {} } : await health()
  return Response.json(
    { status, parts },
    {
      status: status === 'ready' ? 200 : 503,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    },
  )
}
