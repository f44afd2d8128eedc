import { connection } from 'next/server'

/** Liveness: whether this process answers. Checks nothing else, because a restart does not repair a database. */
export async function GET(): Promise<Response> {
  // Otherwise Next serves a prerendered answer.
  await connection()
  const uptimeSeconds = Math.round(process.uptime())
  return Response.json(
    { status: 'live', uptimeSeconds },
    { headers: { 'cache-control': 'no-store' } },
  )
}
