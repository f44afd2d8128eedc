import { connection } from 'next/server'
import { ending } from '@/lib/ending'
import { health } from '../health'

/** Whether this server can do its work, part by part: 200, or 503. */
export async function GET(): Promise<Response> {
  await connection()
  // At once: whoever asks sends no more visitors here.
  const { status, parts } = ending.isEnding ? { status: 'ending', parts: {} } : await health()
  return Response.json(
    { status, parts },
    {
      status: status === 'ready' ? 200 : 503,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    },
  )
}
